import { SHARE_SIZE } from '#features/artwork/share-size.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { cdata, escapeXml, XML_START } from '../xml.ts';
import type { Feed, FeedItem } from './feed.server.ts';

/** RSS 2.0; `hub` is where feed readers subscribe to changes, if anywhere. */
export function writeRss(feed: Feed, hub = ''): string {
  return [
    XML_START,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.homeUrl),
    element('description', feed.description),
    element('language', feed.language),
    atomLink('self', feed.feedUrl),
    ...(hub ? [`<atom:link href="${escapeXml(hub)}" rel="hub"/>`] : []),
    ...Object.entries(feed.pages).map(([rel, url]) => atomLink(rel, url)),
    [
      '<image>',
      element('url', absoluteUrl('/icon-192.png', feed.siteUrl)),
      element('title', feed.title),
      element('link', feed.homeUrl),
      '</image>',
    ].join(''),
    ...(feed.updatedAt ? [element('lastBuildDate', rfc822(feed.updatedAt))] : []),
    ...feed.items.map(writeItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** `Wed, 15 Jan 2025 09:00:00 GMT`. */
export function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}

function writeItem(item: FeedItem): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    element('pubDate', rfc822(item.publishedAt)),
    element('atom:updated', item.modifiedAt),
    element('dc:creator', item.author),
    ...(item.language ? [element('dc:language', item.language)] : []),
    ...item.categories.map((category) => element('category', category)),
    element('description', item.summary),
    `<media:content url="${escapeXml(item.imageUrl)}" medium="image" type="image/png" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}"/>`,
    `<content:encoded>${cdata(item.html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

function atomLink(rel: string, url: string): string {
  return `<atom:link href="${escapeXml(url)}" rel="${rel}" type="application/rss+xml"/>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
