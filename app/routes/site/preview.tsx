import { data } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { previewedContext } from '#app/context/previewed.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { ArticleHead } from '#features/articles/article-head.tsx';
import { articleKind } from '#features/articles/article-kind.ts';
import { listRelated } from '#features/articles/articles.server.ts';
import { RelatedArticles } from '#features/articles/lists/related-articles.tsx';
import { previewArticle } from '#features/articles/preview-article.server.ts';
import { TagList } from '#features/articles/tag-list.tsx';
import { contentFields, MAX_CONTENT } from '#features/editor/form/form-fields.ts';
import { prepareArticleHtml, renderArticleHtml } from '#features/html/article-html.server.ts';
import { isOverAYearOld } from '#features/publishing/age.ts';
import { categorySlug } from '#features/publishing/category.ts';
import { articlePath, solutionPath } from '#features/publishing/paths.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { ContentArticle } from '#features/site/content-article.tsx';
import { findRelatedOffer } from '#features/site/find-related-offer.ts';
import { RelatedOffer } from '#features/site/related-offer.tsx';
import { previewSolution } from '#features/solutions/preview-solution.server.ts';
import { SolutionHead } from '#features/solutions/solution-head.tsx';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { listPublicSolutions } from '#features/solutions/solutions.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import type { Route } from './+types/preview';

const SOLUTIONS_TO_FIT = 50;

const schema = z.strictObject({
  id: z.string().max(200).optional(),
  fields: z.record(z.string().max(50), z.string().max(MAX_CONTENT)),
});

/** POST takes the fields of a form that is not saved, and answers with the page that they would make. Nothing is kept of them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const isKnown = params.kind === articleKind.name || params.kind === solutionKind.name;
    const parsed = parseForm(schema, await readJson(request));
    if (!parsed.ok || !isKnown) throw data(null, { status: isKnown ? 400 : 404 });
    const { id, fields } = parsed.form;
    const isImage = contentFields.imageUrl.safeParse(fields.imageUrl).success;
    context.set(previewedContext, { id, fields: isImage ? fields : { ...fields, imageUrl: '' } });
    return null;
  });
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const previewed = context.get(previewedContext);
  if (!previewed) throw data(null, { status: 404 });
  await inLoader(() => requireAdmin(context, request));
  const { db, now } = context.get(servicesContext);
  const { content, text } = await prepareArticleHtml(previewed.fields.content ?? '');
  const page = await renderArticleHtml(content);
  const unsaved = { ...previewed, content, now: now() };
  if (params.kind === solutionKind.name) return { ...page, solution: await previewSolution(db, unsaved) };
  const article = await previewArticle(db, { ...unsaved, text });
  const [related, solutions] = await Promise.all([
    listRelated(db, article, { now: now() }),
    listPublicSolutions(db, { now: now(), limit: SOLUTIONS_TO_FIT }),
  ]);
  const isOld = isOverAYearOld(article.publishedAt, now());
  return { ...page, article, isOld, related, offer: findRelatedOffer(article, solutions) };
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta = () => [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }];

/** A page as the routes of articles and solutions make it, of what is not saved. */
export default function PreviewPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { siteUrl } = root.loaderData;
  if ('solution' in loaderData) {
    const { solution, html, headings } = loaderData;
    return (
      <ContentArticle
        item={solution}
        url={absoluteUrl(solutionPath(solution.id), siteUrl)}
        cover={solution.imageUrl ?? ''}
        html={html}
        headings={headings}
        head={<SolutionHead solution={solution} />}
        ending={
          <div className="button-row">
            <a className="button button-accent" href="/contact">
              Ask about this
            </a>
          </div>
        }
      />
    );
  }
  const { article, isOld, html, headings, related, offer } = loaderData;
  return (
    <ContentArticle
      item={article}
      url={absoluteUrl(articlePath(article.id), siteUrl)}
      cover={article.imageUrl ?? ''}
      html={html}
      headings={headings}
      className={`category-${categorySlug(article.category)}`}
      head={<ArticleHead article={article} isOld={isOld} />}
      ending={<TagList tags={article.tags} />}
      offer={offer && <RelatedOffer offer={offer} />}
    >
      <RelatedArticles articles={related} />
    </ContentArticle>
  );
}
