import { absoluteUrl } from '#features/publishing/paths.ts';
import type { Feed } from './feed.server.ts';

/** JSON Feed 1.1; `hub` is where feed readers subscribe to changes, if anywhere. */
export function writeJsonFeed({ title, description, homeUrl, feedUrl, siteUrl, language, author, pages, items }: Feed, hub = ''): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: pages.first ?? feedUrl,
    next_url: pages.next,
    description,
    icon: absoluteUrl('/icon-512.png', siteUrl),
    favicon: absoluteUrl('/icon-192.png', siteUrl),
    authors: [author],
    language,
    ...(hub && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.imageUrl,
      date_published: item.publishedAt,
      date_modified: item.modifiedAt,
      authors: [{ name: item.author, url: item.authorUrl }],
      tags: item.categories,
      language: item.language,
    })),
  });
}
