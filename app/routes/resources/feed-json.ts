import { servicesContext } from '#app/context/services.server.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { loadFeed } from '#features/seo/feed.server.ts';
import { writeJsonFeed } from '#features/seo/json-feed.ts';
import type { Route } from './+types/feed-json';
import { notFoundResponse, textResponse } from './response.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const category = params.category === undefined ? undefined : findCategoryBySlug(params.category);
  if (params.category !== undefined && !category) return notFoundResponse();
  const feed = await loadFeed(db, { category, fileName: 'feed.json', siteUrl: settings.SITE_URL, now: now() });
  return textResponse(writeJsonFeed(feed), 'application/feed+json');
}
