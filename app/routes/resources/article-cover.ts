import { servicesContext } from '#app/context/services.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import { drawCover } from '#features/artwork/cover-art.ts';
import type { Route } from './+types/article-cover';
import { answerPicture, nothingHere } from './response.ts';

/** The cloth that stands in for an article's missing image. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const article = await findArticle(db, { id: params.id, now: now() });
  return article ? answerPicture(drawCover(article), 'image/svg+xml') : nothingHere();
}
