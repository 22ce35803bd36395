import { servicesContext } from '#app/context/services.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import { drawCover } from '#features/artwork/cover-art.ts';
import type { Route } from './+types/article-cover';
import { imageResponse, notFoundResponse } from './response.ts';

/** The cloth that stands in for an article's missing image. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const article = await findArticle(db, { id: params.id, now: now() });
  return article ? imageResponse(drawCover(article), 'image/svg+xml') : notFoundResponse();
}
