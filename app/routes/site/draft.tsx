import { data, type MetaDescriptor } from 'react-router';
import { storedKinds } from '#app/all-kinds.server.ts';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { renderPageContext } from '#app/context/preview.server.ts';
import { getSavedRow } from '#features/editor/preview/changed-row.server.ts';
import { findSharedContent } from '#features/editor/private-link/private-links.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import type { Route } from './+types/draft';

const PRIVATE_HEADERS = {
  'cache-control': CACHE_CONTROL.personal,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Shows the item of a private link as it will be once it is public. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const { db, now: getNow } = context.get(depsContext);
    const now = getNow();
    const kinds = storedKinds.filter(isWritten).filter(hasPages);
    const shared = await findSharedContent(db, kinds, { token: params.token ?? '', now });
    if (!shared) return next();
    const { site } = await readSite(context);
    const row = await getSavedRow(shared.kind, { stored: shared.stored, now });
    const { title, author } = row.columns;
    const draftBy = getAuthorName({ author: author ? String(author) : null }, site);
    const response = await context.get(renderPageContext)(shared.kind.page.path({ id: row.id, address: null }), {
      rows: [row],
      title: `Draft: ${title} – ${site.author.name}`,
      draftBy,
    });
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.headers.set(name, value);
    return response;
  },
];

export const headers = () => PRIVATE_HEADERS;

export const loader = () => data(null, { status: 404 });

const MISSING = 'This link does not work';

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return [
    { title: `${MISSING} – ${root.loaderData.site.author.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function MissingDraft() {
  return (
    <MissingPage title={MISSING} home="Return home" nearest={[]} newest={[]}>
      <p className="deck">It has ended or has been withdrawn, or the draft that it led to is public now.</p>
    </MissingPage>
  );
}
