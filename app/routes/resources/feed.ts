import { depsContext, readSite } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { getHubHeader } from '#features/announcing/announcers.ts';
import { findCategoryBySlug } from '#features/publishing/category.ts';
import { findFeed } from '#features/seo/feeds/feed.server.ts';
import { writeJsonFeed } from '#features/seo/feeds/json-feed.ts';
import { writeRss } from '#features/seo/feeds/rss.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/feed';
import { notFoundResponse, publicTextResponse } from './response.ts';

export async function loader({ pattern, params, request, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(depsContext);
  const category = params.category === undefined ? undefined : findCategoryBySlug(params.category);
  const param = new URL(request.url).searchParams.get('page') ?? '1';
  if ((params.category !== undefined && !category) || !/^[1-9]\d{0,3}$/.test(param)) return notFoundResponse();
  const isJson = pattern.endsWith('.json');
  const fileName = isJson ? 'feed.json' : 'feed.xml';
  const siteUrl = settings.SITE_URL;
  const { site } = await readSite(context);
  const feed = await findFeed(db, { kinds: contentKinds, category, fileName, site, siteUrl, now: now(), page: Number(param) });
  if (!feed) return notFoundResponse();
  const hub = settings.WEBSUB_HUB;
  // Not application/rss+xml, which is unregistered: Chromium shows that as source, and Firefox downloads it.
  const [text, type] = isJson ? [writeJsonFeed(feed, hub), 'application/feed+json'] : [writeRss(feed, hub), 'application/xml'];
  return publicTextResponse(text, type, { ...lastModified(feed.updatedAt), ...getHubHeader(hub, feed.feedUrl) });
}
