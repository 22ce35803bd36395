import type { PostRequest } from '#platform/http/send-post.server.ts';

interface Api {
  /** The header that the token goes into. */
  header: string;
  prefix?: string;
  body: Record<string, unknown>;
}

/** CDNs that are asked in their own words, by the host of their interface. */
const APIS: Record<string, Api> = {
  'api.cloudflare.com': { header: 'authorization', prefix: 'Bearer ', body: { purge_everything: true } },
  'api.fastly.com': { header: 'fastly-key', body: {} },
  'api.bunny.net': { header: 'accesskey', body: {} },
};

/** For PURGE_URL and PURGE_TOKEN: everything is to be forgotten, since almost every page names what is new. */
export function createPurgeRequest(purgeUrl: string, token: string, version: number): PostRequest {
  const api: Api = APIS[new URL(purgeUrl).hostname] ?? { header: 'authorization', prefix: 'Bearer ', body: { all: true, version } };
  return {
    url: purgeUrl,
    headers: { 'content-type': 'application/json', ...(token && { [api.header]: `${api.prefix ?? ''}${token}` }) },
    body: JSON.stringify(api.body),
  };
}
