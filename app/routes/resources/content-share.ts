import { readSite } from '#app/context/services.server.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import type { Route } from './+types/content-share';
import { findItem } from './find-item.server.ts';
import { imageResponse, notFoundResponse } from './response.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await findItem(args);
  if (!found) return notFoundResponse();
  const { title, category = null } = found.item;
  const { site } = await readSite(args.context);
  const author = getAuthorName(found.item, site);
  const label = category === null ? (found.page.shareLabel ?? '') : categoryTitle(category);
  return imageResponse(await drawShareCard({ title, category, label, author }, site.looks), 'image/png');
}
