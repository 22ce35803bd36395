import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { site } from '#site';
import { imageResponse } from './response.ts';

/** The sharing picture of every page that has none of its own. */
export async function loader() {
  const { name, tagline } = site.author;
  return imageResponse(await drawShareCard({ title: tagline, category: null, label: '', author: name }), 'image/png');
}
