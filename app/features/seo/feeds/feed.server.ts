import { createHash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { type Category, categoryTitle } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { absoluteUrl, categoryPath } from '#features/publishing/paths.ts';
import { listFeedItems } from '#features/publishing/public-content.server.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import type { PublishedSite } from '../graph/json-ld.ts';
import { getFirstDate } from '../structured-data.ts';
import { escapeXml } from '../xml.ts';
import { renderFeedHtml, writeFeedCover } from './feed-html.server.ts';

/** All URLs are absolute, dates ISO 8601 in UTC. */
export interface Feed {
  title: string;
  description: string;
  homeUrl: string;
  feedUrl: string;
  siteUrl: string;
  language: string;
  author: { name: string; url: string };
  pages: { first?: string; previous?: string; next?: string };
  updatedAt: string | null;
  items: FeedItem[];
}

export interface FeedItem {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  authorUrl?: string;
  language?: string;
  categories: string[];
  imageUrl: string;
  publishedAt: string;
  modifiedAt: string;
}

interface FeedOptions extends PublishedSite {
  kinds: readonly ContentKind[];
  category: Category | undefined;
  fileName: string;
  now: Date;
  page?: number;
}

/** Limits the cost: the database passes over everything before a page. */
const MAX_PAGES = 100;

/** Newest first, in full except for the last of many very long ones. Undefined for a page without items, unless it is the first. */
export async function findFeed(
  db: Db,
  { kinds, category, fileName, site, siteUrl, now, page = 1 }: FeedOptions,
): Promise<Feed | undefined> {
  if (page > MAX_PAGES) return undefined;
  const [{ items: found, hasMore }, getId] = await Promise.all([
    listFeedItems(db, kinds, { category, now, from: (page - 1) * FEED_LENGTH, limit: FEED_LENGTH }),
    createFeedIds(db),
  ]);
  if (page > 1 && found.length === 0) return undefined;
  const inFull = takeUpTo(found, MAX_CHARACTERS);
  const home = category ? categoryPath(category) : '/';
  const { name } = site.author;
  const aboutUrl = absoluteUrl('/about', siteUrl);
  return {
    title: category ? `${name}: ${categoryTitle(category)}` : name,
    description: category ? `Articles on ${categoryTitle(category).toLowerCase()} by ${name}.` : site.author.tagline,
    homeUrl: absoluteUrl(home, siteUrl),
    feedUrl: toPageUrl(page),
    siteUrl,
    language: site.language,
    author: { name, url: aboutUrl },
    pages: {
      ...(page > 1 && { first: toPageUrl(1), previous: toPageUrl(page - 1) }),
      ...(hasMore && page < MAX_PAGES && { next: toPageUrl(page + 1) }),
    },
    updatedAt: found.length > 0 ? ([site.updatedAt, ...found.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? null) : null,
    items: await mapInSlices(found, async ({ kind, ...item }): Promise<FeedItem> => {
      const url = absoluteUrl(kind.page.path(item), siteUrl);
      return {
        id: getId(kind.name, item.id),
        url,
        title: item.title,
        summary: item.excerpt ?? '',
        html: withLanguage(
          inFull.has(item.id)
            ? writeFeedCover(item, siteUrl) + (await renderFeedHtml(item.content, url))
            : `<p>${escapeXml(item.excerpt ?? '')}</p>`,
          item.language,
        ),
        author: getAuthorName(item, site),
        ...(getAuthorName(item, site) === name && { authorUrl: aboutUrl }),
        ...(item.language && { language: item.language }),
        categories: [...(item.category ? [categoryTitle(item.category)] : []), ...(item.series ? [item.series] : []), ...(item.tags ?? [])],
        imageUrl: `${url}/share.png`,
        publishedAt: getFirstDate(item),
        modifiedAt: item.updatedAt,
      };
    }),
  };

  function toPageUrl(number: number) {
    const path = category ? `${home}/${fileName}` : `/${fileName}`;
    return absoluteUrl(number === 1 ? path : `${path}?page=${number}`, siteUrl);
  }
}

/** Feeds have no language per item: the text says its own, and its direction. */
function withLanguage(html: string, language: string | null | undefined): string {
  if (!language) return html;
  const { lang = '', dir } = getTextLanguage(language);
  return `<div lang="${escapeXml(lang)}" dir="${dir}">${html}</div>`;
}

function takeUpTo(items: { id: string; content: string }[], characters: number): Set<string> {
  let sum = 0;
  return new Set(
    items
      .filter(({ content }) => {
        sum += content.length;
        return sum <= characters;
      })
      .map(({ id }) => id),
  );
}

const FEED_LENGTH = 20;
/** Bounds all contents together, so that the feed can be cached; further items have their excerpt only. */
const MAX_CHARACTERS = 2_000_000;

/** Made from the site's stored id, never from its URL, so that feed readers recognize an item after the site has moved. */
type GetFeedId = (kind: string, id: string) => string;

async function createFeedIds(db: Db): Promise<GetFeedId> {
  const site = await db.selectFrom('site').select(['id', 'feedId']).executeTakeFirstOrThrow();
  return (kind, id) => `urn:uuid:${createNamedUuid(site.feedId ?? site.id, `${kind}/${id}`)}`;
}

/** RFC 9562, version 5. */
function createNamedUuid(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
