import { createHmac } from 'node:crypto';
import type { PostRequest } from '#platform/http/send-post.server.ts';

/** 8 to 128 letters and digits. */
const KEY_LENGTH = 32;

/** What proves to search engines that it is the site that tells them: they ask for it at `/{key}.txt`. It is public, and tells nothing of the secret. */
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
