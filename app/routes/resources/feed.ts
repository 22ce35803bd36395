import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { loadFeed } from '#features/seo/feeds/feed.server.ts';
import { writeJsonFeed } from '#features/seo/feeds/json-feed.ts';
import { writeRss } from '#features/seo/feeds/rss.ts';
import { getHubHeader } from '#platform/announce/web-sub.ts';
import type { Route } from './+types/feed';
import { notFoundResponse, textResponse } from './response.ts';

/** The site's feeds and each category's, as RSS or as JSON. */
export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(servicesContext);
  const category = params.category === undefined ? undefined : findCategoryBySlug(params.category);
  if (params.category !== undefined && !category) return notFoundResponse();
  const isJson = pattern.endsWith('.json');
  const fileName = isJson ? 'feed.json' : 'feed.xml';
  const feed = await loadFeed(db, { kinds: contentKinds, category, fileName, siteUrl: settings.SITE_URL, now: now() });
  const hub = settings.WEBSUB_HUB;
  const headers = getHubHeader(hub, feed.feedUrl);
  return isJson
    ? textResponse(writeJsonFeed(feed, hub), 'application/feed+json', headers)
    : textResponse(writeRss(feed, hub), 'application/rss+xml', headers);
}
