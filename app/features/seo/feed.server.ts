import type { Db } from '#db/client.server.ts';
import { type Category, categoryTitle } from '#features/publishing/category.ts';
import { articlePath, categoryPath } from '#features/publishing/paths.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { site } from '#site';
import { absoluteHtml } from './absolute-html.server.ts';
import { absoluteUrl } from './absolute-url.ts';
import { firstDate } from './structured-data.ts';

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
  /** The whole text. */
  html: string;
  author: string;
  category: string;
  tags: string[];
  /** The sharing picture. */
  imageUrl: string;
  publishedAt: string;
  modifiedAt: string;
}

/** The newest published articles in full, of the whole site or of one category. */
export async function loadFeed(
  db: Db,
  { category, fileName, siteUrl, now }: { category: Category | undefined; fileName: 'feed.xml' | 'feed.json'; siteUrl: string; now: Date },
): Promise<Feed> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'excerpt', 'content', 'category', 'author', 'tags', 'publishedAt', 'firstPublishedAt'])
    .where(isPublished(now))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(FEED_LENGTH)
    .execute();
  const home = category ? categoryPath(category) : '/';
  const name = site.author.name;
  return {
    title: category ? `${name}: ${categoryTitle(category)}` : name,
    description: category ? `Articles on ${categoryTitle(category).toLowerCase()} by ${name}.` : site.author.tagline,
    homeUrl: absoluteUrl(home, siteUrl),
    feedUrl: absoluteUrl(category ? `${home}/${fileName}` : `/${fileName}`, siteUrl),
    siteUrl,
    updatedAt: rows[0]?.publishedAt ?? null,
    items: rows.map((row): FeedItem => {
      const url = absoluteUrl(articlePath(row.id), siteUrl);
      return {
        url,
        title: row.title,
        summary: row.excerpt,
        html: absoluteHtml(row.content, url),
        author: row.author,
        category: categoryTitle(row.category),
        tags: row.tags,
        imageUrl: `${url}/share.png`,
        publishedAt: firstDate({ publishedAt: row.publishedAt, firstPublishedAt: row.firstPublishedAt }),
        modifiedAt: row.publishedAt,
      };
    }),
  };
}

const FEED_LENGTH = 20;
