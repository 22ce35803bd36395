import { createHmac } from 'node:crypto';
import type { PostRequest } from '#platform/http/send-post.server.ts';

/** IndexNow takes 8 to 128 letters and digits. */
const KEY_LENGTH = 32;

/** Search engines fetch it at `/{key}.txt`. Public, and says nothing about the secret. */
export function deriveIndexNowKey(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('byline indexnow key').digest('hex').slice(0, KEY_LENGTH);
}

/** https://www.indexnow.org/documentation: at most 10,000 URLs, all of one host. */
export function createIndexNowRequest(
  endpoint: string,
  { siteUrl, key, urls }: { siteUrl: string; key: string; urls: string[] },
): PostRequest {
  const body = { host: new URL(siteUrl).host, key, keyLocation: new URL(`/${key}.txt`, siteUrl).href, urlList: urls };
  return { url: endpoint, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}

/** WebSub, section 6, leaves the request to the hub; all known ones take one of these two names. */
export function createHubRequest(hub: string, feedUrl: string): PostRequest {
  return {
    url: hub,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.topic': feedUrl, 'hub.url': feedUrl }).toString(),
  };
}

export function getHubHeader(hub: string, feedUrl: string): { link?: string } {
  return hub ? { link: `<${hub}>; rel="hub", <${feedUrl}>; rel="self"` } : {};
}
