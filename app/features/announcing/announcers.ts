import { createHubRequest, createIndexNowRequest, deriveIndexNowKey } from '#features/announcing/announce-requests.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { PostRequest } from '#platform/http/send-post.server.ts';

export interface AnnouncedItem {
  path: string;
  category: string | undefined;
  isInFeeds: boolean;
}

export interface Announcer {
  job: 'announce-indexnow' | 'announce-websub';
  label: string;
  setting: 'INDEXNOW' | 'WEBSUB_HUB';
  toRequests(items: readonly AnnouncedItem[]): PostRequest[];
}

export type AnnouncerSettings = Pick<Settings, 'INDEXNOW' | 'WEBSUB_HUB' | 'SITE_URL' | 'SESSION_SECRET'>;

const FEEDS = ['feed.xml', 'feed.json'];
const MAX_URLS = 10_000;

export function listAnnouncers({ INDEXNOW, WEBSUB_HUB, SITE_URL, SESSION_SECRET }: AnnouncerSettings): Announcer[] {
  const toUrl = (path: string) => new URL(path, SITE_URL).href;
  const indexNow: Announcer = {
    job: 'announce-indexnow',
    label: 'Announcing to search engines',
    setting: 'INDEXNOW',
    toRequests(items) {
      const urls = items.map(({ path }) => toUrl(path));
      const identity = { siteUrl: SITE_URL, key: deriveIndexNowKey(SESSION_SECRET) };
      return Array.from({ length: Math.ceil(urls.length / MAX_URLS) }, (_, at) =>
        createIndexNowRequest(INDEXNOW, { ...identity, urls: urls.slice(at * MAX_URLS, (at + 1) * MAX_URLS) }),
      );
    },
  };
  const webSub: Announcer = {
    job: 'announce-websub',
    label: 'Announcing to the feed hub',
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
