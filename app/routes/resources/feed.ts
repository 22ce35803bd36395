import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { loadFeed } from '#features/seo/feeds/feed.server.ts';
import { writeJsonFeed } from '#features/seo/feeds/json-feed.ts';
import { writeRss } from '#features/seo/feeds/rss.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/feed';
import { notFoundResponse, publicTextResponse } from './response.ts';

/** The site's feeds and each category's, as RSS or as JSON. */
export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const category = params.category === undefined ? undefined : findCategoryBySlug(params.category);
  if (params.category !== undefined && !category) return notFoundResponse();
  const isJson = pattern.endsWith('.json');
  const fileName = isJson ? 'feed.json' : 'feed.xml';
  const feed = await loadFeed(db, { kinds: contentKinds, category, fileName, siteUrl: settings.SITE_URL, now: now() });
  const headers = lastModified(feed.updatedAt);
  return isJson
    ? publicTextResponse(writeJsonFeed(feed), 'application/feed+json', headers)
    : publicTextResponse(writeRss(feed), 'application/rss+xml', headers);
}
