import type { Db } from '#db/client.server.ts';
import { type Category, categoryTitle } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listFeedItems } from '#features/publishing/public-content.server.ts';
import { mapInSlices } from '#platform/concurrency/map-in-slices.ts';
import { site } from '#site';
import { absoluteUrl } from '../absolute-url.ts';
import { getFirstDate } from '../structured-data.ts';
import { escapeXml } from '../xml.ts';
import { renderFeedHtml } from './feed-html.server.ts';

/** What a feed says, whatever its format; all URLs are absolute, dates ISO 8601 in UTC. */
export interface Feed {
  title: string;
  description: string;
  homeUrl: string;
  feedUrl: string;
  siteUrl: string;
  /** When something in it was changed last; null when it is empty. */
  updatedAt: string | null;
  items: FeedItem[];
}

export interface FeedItem {
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  /** A BCP 47 tag, where it is not the feed's. */
  language?: string;
  /** Its category and its tags. */
  categories: string[];
  imageUrl: string;
  publishedAt: string;
  modifiedAt: string;
}

/** The newest of what feeds hold, of the whole site or of one category; in full, but for the last of many very long ones. */
export async function loadFeed(
  db: Db,
  {
    kinds,
    category,
    fileName,
    siteUrl,
    now,
  }: { kinds: readonly ContentKind[]; category: Category | undefined; fileName: string; siteUrl: string; now: Date },
): Promise<Feed> {
  const found = await listFeedItems(db, kinds, { category, now, limit: FEED_LENGTH });
  const inFull = takeUpTo(found, MAX_CHARACTERS);
  const home = category ? categoryPath(category) : '/';
  const name = site.author.name;
  return {
    title: category ? `${name}: ${categoryTitle(category)}` : name,
    description: category ? `Articles on ${categoryTitle(category).toLowerCase()} by ${name}.` : site.author.tagline,
    homeUrl: absoluteUrl(home, siteUrl),
    feedUrl: absoluteUrl(category ? `${home}/${fileName}` : `/${fileName}`, siteUrl),
    siteUrl,
    updatedAt:
      found
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? null,
    items: await mapInSlices(found, ({ page, ...item }): FeedItem => {
      const url = absoluteUrl(page.path(item.id), siteUrl);
      return {
        url,
        title: item.title,
        summary: item.excerpt ?? '',
        html: withLanguage(
          inFull.has(item.id) ? renderFeedHtml(item.content, url) : `<p>${escapeXml(item.excerpt ?? '')}</p>`,
          item.language,
        ),
        author: item.author,
        ...(item.language && { language: item.language }),
        categories: [...(item.category ? [categoryTitle(item.category)] : []), ...(item.tags ?? [])],
        imageUrl: `${url}/share.png`,
        publishedAt: getFirstDate(item),
        modifiedAt: item.updatedAt,
      };
    }),
  };
}

/** Readers of feeds know no language of an item: the text says its own, and its direction. */
function withLanguage(html: string, language: string | null | undefined): string {
  if (!language) return html;
  const { lang = '', dir } = getTextLanguage(language);
  return `<div lang="${escapeXml(lang)}" dir="${dir}">${html}</div>`;
}

/** The ids of the first items whose contents together are no longer than that. */
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
/** Of the contents together: what a feed holds beyond is its excerpt, or it would be too large to cache. */
const MAX_CHARACTERS = 2_000_000;
