import type { Db } from '#db/client.server.ts';
import { type Category, categoryTitle } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listFeedItems } from '#features/publishing/public-content.server.ts';
import { site } from '#site';
import { absoluteHtml } from './absolute-html.server.ts';
import { absoluteUrl } from './absolute-url.ts';
import { getFirstDate } from './structured-data.ts';

/** What a feed says, whatever its format; all URLs are absolute, dates ISO 8601 in UTC. */
export interface Feed {
  title: string;
  description: string;
  homeUrl: string;
  feedUrl: string;
  siteUrl: string;
  /** The last date in it; null when it is empty. */
  updatedAt: string | null;
  items: FeedItem[];
}

export interface FeedItem {
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  /** Its category and its tags. */
  categories: string[];
  imageUrl: string;
  publishedAt: string;
  modifiedAt: string;
}

/** The newest of what feeds hold, in full, of the whole site or of one category. */
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
  const home = category ? categoryPath(category) : '/';
  const name = site.author.name;
  return {
    title: category ? `${name}: ${categoryTitle(category)}` : name,
    description: category ? `Articles on ${categoryTitle(category).toLowerCase()} by ${name}.` : site.author.tagline,
    homeUrl: absoluteUrl(home, siteUrl),
    feedUrl: absoluteUrl(category ? `${home}/${fileName}` : `/${fileName}`, siteUrl),
    siteUrl,
    updatedAt: found[0]?.publishedAt ?? null,
    items: found.map(({ page, ...item }): FeedItem => {
      const url = absoluteUrl(page.path(item.id), siteUrl);
      return {
        url,
        title: item.title,
        summary: item.excerpt ?? '',
        html: absoluteHtml(item.content, url),
        author: item.author,
        categories: [...(item.category ? [categoryTitle(item.category)] : []), ...(item.tags ?? [])],
        imageUrl: `${url}/share.png`,
        publishedAt: getFirstDate(item),
        modifiedAt: item.publishedAt,
      };
    }),
  };
}

const FEED_LENGTH = 20;
