import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { site } from '#site';
import { answerPicture } from './response.ts';

/** The sharing picture of every page that has none of its own. */
export async function loader() {
  const { name, tagline } = site.author;
  return answerPicture(await drawShareCard({ title: tagline, category: null, label: '', author: name }), 'image/png');
}
