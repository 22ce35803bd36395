import { servicesContext } from '#app/context/services.server.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { loadFeed } from '#features/seo/feed.server.ts';
import { writeRss } from '#features/seo/rss.ts';
import type { Route } from './+types/feed-rss';
import { notFoundResponse, textResponse } from './response.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const category = params.category === undefined ? undefined : findCategoryBySlug(params.category);
  if (params.category !== undefined && !category) return notFoundResponse();
  const feed = await loadFeed(db, { category, fileName: 'feed.xml', siteUrl: settings.SITE_URL, now: now() });
  return textResponse(writeRss(feed), 'application/rss+xml');
}
