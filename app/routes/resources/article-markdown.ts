import { servicesContext } from '#app/context/services.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import type { Route } from './+types/article-markdown';
import { notFoundResponse, textResponse } from './response.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const article = await findArticle(db, { id: params.id, now: now() });
  if (!article) return notFoundResponse();
  const { writeArticleMarkdown } = await import('#features/seo/article-markdown.server.ts'); // what writes Markdown is large and seldom asked for
  const canonical = absoluteUrl(articlePath(article.id), settings.SITE_URL);
  return textResponse(writeArticleMarkdown(article, settings.SITE_URL), 'text/markdown', { link: `<${canonical}>; rel="canonical"` });
}
