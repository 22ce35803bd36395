import type { PostRequest } from '#platform/http/send-post.server.ts';

/** Has a hub fetch a feed. Each hub defines its own request (WebSub, section 6); all known ones take one of these two names. */
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
