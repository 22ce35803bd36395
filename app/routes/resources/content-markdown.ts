import { servicesContext } from '#app/context/services.server.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import type { Route } from './+types/content-markdown';
import { findItem } from './find-item.server.ts';
import { notFoundResponse, textResponse } from './response.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await findItem(args);
  if (!found) return notFoundResponse();
  const { renderContentMarkdown } = await import('#features/seo/render-content-markdown.server.ts'); // what writes Markdown is large and seldom asked for
  const url = absoluteUrl(found.page.path(found.item.id), args.context.get(servicesContext).settings.SITE_URL);
  return textResponse(await renderContentMarkdown(found.item, url), 'text/markdown', { link: `<${url}>; rel="canonical"` });
}
