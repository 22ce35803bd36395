import { servicesContext } from '#app/context/services.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import type { Route } from './+types/article-share';
import { imageResponse, notFoundResponse } from './response.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const article = await findArticle(db, { id: params.id, now: now() });
  if (!article) return notFoundResponse();
  const { title, category, author } = article;
  return imageResponse(await drawShareCard({ title, category, label: categoryTitle(category), author }), 'image/png');
}
