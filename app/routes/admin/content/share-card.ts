import { readSite } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { toOfferArt } from '#features/artwork/cover-art.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { categoryTitle, parseCategory } from '#features/publishing/category.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/share-card';

/** Characters; a title has at most 200. */
const LONGEST = 200;

/** GET draws the sharing picture that an item would have with a title and a category, or a label in its place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireEditor(context, request);
    const { site } = await readSite(context);
    const query = new URL(request.url).searchParams;
    const read = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
    const category = parseCategory(read('category')) ?? null;
    const label = category === null ? read('label') : categoryTitle(category);
    const title = read('title');
    const art = category === null && label ? toOfferArt(title) : { title, category };
    const picture = await drawShareCard({ ...art, label, author: site.author.name }, site.looks);
    return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL.personal } });
  });
}
