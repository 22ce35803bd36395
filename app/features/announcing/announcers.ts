import { createHmac } from 'node:crypto';
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

/** Without its setting one has nothing to send: it follows the changes, so that none is announced once it is set. */
export function listAnnouncers({ INDEXNOW, WEBSUB_HUB, SITE_URL, SESSION_SECRET }: AnnouncerSettings): Announcer[] {
  const toUrl = (path: string) => new URL(path, SITE_URL).href;
  const indexNow: Announcer = {
    job: 'announce-indexnow',
    label: 'Announcing to search engines',
    setting: 'INDEXNOW',
    toRequests(items) {
      if (!INDEXNOW) return [];
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
      if (!WEBSUB_HUB) return [];
      const inFeeds = items.filter(({ isInFeeds }) => isInFeeds);
      const categories = new Set(inFeeds.flatMap(({ category }) => (category ? [`${categoryPath(category)}/`] : [])));
      const folders = inFeeds.length > 0 ? ['/', ...categories] : [];
      return folders.flatMap((folder) => FEEDS.map((feed) => createHubRequest(WEBSUB_HUB, toUrl(folder + feed))));
    },
  };
  return [indexNow, webSub];
}

/** IndexNow takes 8 to 128 letters and digits. */
const KEY_LENGTH = 32;

/** Search engines fetch it at `/{key}.txt`. Public, and says nothing about the secret. */
export function deriveIndexNowKey(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('byline indexnow key').digest('hex').slice(0, KEY_LENGTH);
}

/** https://www.indexnow.org/documentation: at most 10,000 URLs, all of one host. */
function createIndexNowRequest(endpoint: string, { siteUrl, key, urls }: { siteUrl: string; key: string; urls: string[] }): PostRequest {
  const body = { host: new URL(siteUrl).host, key, keyLocation: new URL(`/${key}.txt`, siteUrl).href, urlList: urls };
  return { url: endpoint, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}

/** WebSub, section 6, leaves the request to the hub; all known ones take one of these two names. */
function createHubRequest(hub: string, feedUrl: string): PostRequest {
  return {
    url: hub,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.topic': feedUrl, 'hub.url': feedUrl }).toString(),
  };
}

export function getHubHeader(hub: string, feedUrl: string): { link?: string } {
  return hub ? { link: `<${hub}>; rel="hub", <${feedUrl}>; rel="self"` } : {};
}
