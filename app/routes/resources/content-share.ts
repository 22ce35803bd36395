import { readSite } from '#app/context/site.server.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import type { Route } from './+types/content-share';
import { findItem } from './find-item.server.ts';
import { imageResponse, notFoundResponse } from './response.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await findItem(args);
  if (!found) return notFoundResponse();
  const { title, category = null, author } = found.item;
  const label = category === null ? (found.page.shareLabel ?? '') : categoryTitle(category);
  const { site } = await readSite(args.context);
  return imageResponse(await drawShareCard({ title, category, label, author }, site.looks), 'image/png');
}
