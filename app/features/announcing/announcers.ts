import { categoryPath } from '#features/publishing/paths.ts';
import { createIndexNowRequest, deriveIndexNowKey } from '#platform/announce/index-now.ts';
import { createHubRequest } from '#platform/announce/web-sub.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { PostRequest } from '#platform/http/send-post.server.ts';
import type { AnnouncedItem } from './announced-items.server.ts';

/** Somebody who is told of changes, and how. */
export interface Announcer {
  name: 'indexnow' | 'websub';
  /** The setting that names it. */
  setting: 'INDEXNOW' | 'WEBSUB_HUB';
  /** None where it has no use for what has changed. */
  toRequests(items: readonly AnnouncedItem[]): PostRequest[];
}

export type AnnouncerSettings = Pick<Settings, 'INDEXNOW' | 'WEBSUB_HUB' | 'SITE_URL' | 'SESSION_SECRET'>;

const FEEDS = ['feed.xml', 'feed.json'];

/** Those that the settings name. */
export function listAnnouncers({ INDEXNOW, WEBSUB_HUB, SITE_URL, SESSION_SECRET }: AnnouncerSettings): Announcer[] {
  const toUrl = (path: string) => new URL(path, SITE_URL).href;
  const indexNow: Announcer = {
    name: 'indexnow',
    setting: 'INDEXNOW',
    toRequests(items) {
      const urls = items.map(({ path }) => toUrl(path));
      return urls.length > 0 ? [createIndexNowRequest(INDEXNOW, { siteUrl: SITE_URL, key: deriveIndexNowKey(SESSION_SECRET), urls })] : [];
    },
  };
  const webSub: Announcer = {
    name: 'websub',
    setting: 'WEBSUB_HUB',
    toRequests(items) {
      const inFeeds = items.filter(({ isInFeeds }) => isInFeeds);
      const categories = new Set(inFeeds.flatMap(({ category }) => (category ? [`${categoryPath(category)}/`] : [])));
      const folders = inFeeds.length > 0 ? ['/', ...categories] : [];
      return folders.flatMap((folder) => FEEDS.map((feed) => createHubRequest(WEBSUB_HUB, toUrl(folder + feed))));
    },
  };
  return [...(INDEXNOW ? [indexNow] : []), ...(WEBSUB_HUB ? [webSub] : [])];
}
