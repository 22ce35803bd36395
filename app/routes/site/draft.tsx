import { data, type HeadersFunction, type MetaDescriptor } from 'react-router';
import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { ArticleView, SolutionView } from '#app/pages/content-pages.tsx';
import { listChosen, listRelated } from '#features/articles/articles.server.ts';
import { findSharedContent } from '#features/editor/private-link/private-links.server.ts';
import { getSharedDraft } from '#features/editor/private-link/shared-draft.server.ts';
import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { getAuthorName } from '#features/publishing/author-name.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { findRelatedOffer } from '#features/site/find-related-offer.server.ts';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { useSite } from '#features/site-settings/use-site.ts';
import { listSolutionsToOffer } from '#features/solutions/solutions.server.ts';
import { describeVideoParts } from '#features/videos/embed/text-parts.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import type { Route } from './+types/draft';

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  ...Object.fromEntries(loaderHeaders),
  'cache-control': CACHE_CONTROL.personal,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

/** What is not public yet, for whoever has a private link to it. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, storage, now: getNow } = context.get(servicesContext);
  const now = getNow();
  const found = await findSharedContent(db, contentKinds.filter(isWritten), { token, now });
  if (!found) return data({ draft: null }, { status: 404 });
  const { content, text: words, ...draft } = await getSharedDraft(found.kind, { stored: found.stored, now });
  const text = await renderArticleHtml(content, await describeTextImages(storage, content));
  const { parts, init } = await describeVideoParts(db, text.parts);
  const rendered = { ...text, parts };
  if (!found.kind.page?.isInFeeds) {
    return data({ draft, ...rendered, related: await listChosen(db, { ...draft, id: '' }, { now }), offer: null }, init);
  }
  const reading = { ...draft, text: words };
  const [related, solutions] = await Promise.all([
    listRelated(db, { ...draft, draft: reading }, { now }),
    listSolutionsToOffer(db, { chosen: draft.offer, now }),
  ]);
  return data({ draft, ...rendered, related, offer: await findRelatedOffer(db, { reading, chosen: draft.offer }, solutions) }, init);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `${loaderData?.draft ? `Draft: ${loaderData.draft.title}` : MISSING} – ${root.loaderData.site.author.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

const MISSING = 'This link does not work';

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.draft) {
    return (
      <MissingPage title={MISSING} home="Return home" nearest={[]} newest={[]}>
        <p className="deck">It has ended or has been withdrawn, or the draft that it led to is public now.</p>
      </MissingPage>
    );
  }
  const { draft, html, parts, headings, related, offer } = loaderData;
  const page = { html, parts, headings, url: null, cover: draft.imageUrl };
  const notice = (
    <div className="page">
      <p className="notice">
        Draft shared by <AuthorName author={draft.author} />: not public
      </p>
    </div>
  );
  return offer === null ? (
    <SolutionView {...page} notice={notice} solution={draft} chosen={related} />
  ) : (
    <ArticleView {...page} notice={notice} article={draft} isOld={false} related={related} offer={offer} />
  );
}

function AuthorName(item: { author: string | null }) {
  return <bdi>{getAuthorName(item, useSite())}</bdi>;
}
