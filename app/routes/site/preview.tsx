import { data, type HeadersFunction } from 'react-router';
import { contentKinds } from '#app/content-kinds.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { previewedContext } from '#app/context/previewed.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { ArticleView, SolutionView } from '#app/pages/content-pages.tsx';
import { listChosen, listRelated } from '#features/articles/articles.server.ts';
import { MAX_CONTENT } from '#features/editor/form/form-fields.ts';
import { getUnsavedDraft } from '#features/editor/private-link/shared-draft.server.ts';
import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { isOverAYearOld } from '#features/publishing/dates/age.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { findRelatedOffer } from '#features/site/find-related-offer.server.ts';
import { listSolutionsToOffer } from '#features/solutions/solutions.server.ts';
import { describeVideoParts } from '#features/videos/embed/text-parts.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import type { Route } from './+types/preview';

const schema = z.strictObject({
  id: z.string().max(200).optional(),
  fields: z.record(z.string().max(50), z.string().max(MAX_CONTENT)),
});

/** POST takes the fields of a form that is not saved, and answers with the page that they would make. Nothing is kept of them. */
export async function action({ request, context }: Route.ActionArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const parsed = parseForm(schema, await readJson(request));
    if (!parsed.ok) throw data(null, { status: 400 });
    context.set(previewedContext, parsed.form);
    return null;
  });
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await inLoader(() => requireAdmin(context, request));
  const previewed = context.get(previewedContext);
  const kind = contentKinds.filter(isWritten).find(({ name }) => name === params.kind);
  if (!previewed || !kind || !hasPages(kind)) throw data(null, { status: 404 });
  const { db, storage, now: getNow, settings } = context.get(servicesContext);
  const now = getNow();
  const { content, text: words, ...draft } = await getUnsavedDraft(db, kind, { ...previewed, now });
  const text = await renderArticleHtml(content, await describeTextImages(storage, content));
  const { parts } = await describeVideoParts(db, text.parts);
  const url = absoluteUrl(kind.page.path(draft.id), settings.SITE_URL);
  const page = { ...text, parts, url, draft, isOld: isOverAYearOld(draft.publishedAt, now) };
  if (!kind.page.isInFeeds) return { ...page, related: await listChosen(db, draft, { now }), offer: null };
  const reading = { ...draft, text: words };
  const [related, solutions] = await Promise.all([
    listRelated(db, { ...draft, draft: reading }, { now }),
    listSolutionsToOffer(db, { chosen: draft.offer, now }),
  ]);
  return { ...page, related, offer: await findRelatedOffer(db, { reading, chosen: draft.offer }, solutions) };
}

export const headers: HeadersFunction = () => ({ 'cache-control': CACHE_CONTROL.personal });

export const meta = () => [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }];

/** A page as the routes of articles and solutions make it, of what is not saved. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { draft, isOld, related, offer, html, parts, headings, url } = loaderData;
  const page = { html, parts, headings, url, cover: draft.imageUrl };
  return offer === null ? (
    <SolutionView {...page} solution={draft} chosen={related} />
  ) : (
    <ArticleView {...page} article={draft} isOld={isOld} related={related} offer={offer} />
  );
}
