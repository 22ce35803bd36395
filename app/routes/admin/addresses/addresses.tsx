import type { Deps } from '#app/context/deps.server.ts';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { AddressesPage, type ListedMiss, redirectList } from '#features/redirects/admin/addresses-page.tsx';
import { listMisses } from '#features/redirects/missed-addresses.server.ts';
import { listRedirects } from '#features/redirects/redirects.server.ts';
import { getPathWords } from '#features/site/suggestions/path-words.ts';
import type { Route } from './+types/addresses';

const MAX_MISSES = 20;

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { request }) => {
    const query = parseListQuery(redirectList, new URL(request.url).searchParams);
    return { query, redirects: await listRedirects(deps.db, query), misses: await listMissesWithNearest(deps) };
  });
}

async function listMissesWithNearest({ db, now }: Deps): Promise<ListedMiss[]> {
  const listed: ListedMiss[] = [];
  for (const miss of await listMisses(db, MAX_MISSES)) {
    const { nearest } = await suggestContent(db, articleKind, { text: getPathWords(miss.address), now: now() });
    listed.push({ ...miss, nearest: nearest[0] ?? null });
  }
  return listed;
}

export default function Addresses({ loaderData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} />;
}
