import type { Db } from '#db/client.server.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { ARTICLES_PER_PAGE, type Article, type ArticleSummary, DEFAULT_READ_TIME } from './article.ts';
import { rankRelated } from './related.ts';

const SUMMARY = ['id', 'title', 'category', 'excerpt', 'imageUrl', 'author', 'readTime', 'publishedAt'] as const;

/** The newest published articles, newest first. */
export async function listLatestArticles(db: Db, { now, limit }: { now: Date; limit: number }): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('articles')
    .select(SUMMARY)
    .where(isPublished(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** One page of a category's published articles, newest first, and how many there are in all; pages count from 1. */
export async function listCategory(
  db: Db,
  { category, page, now }: { category: string; page: number; now: Date },
): Promise<{ articles: ArticleSummary[]; count: number }> {
  const inCategory = db.selectFrom('articles').where(isPublished(now)).where('category', '=', category);
  const { count } = await inCategory.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await inCategory
    .select(SUMMARY)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(ARTICLES_PER_PAGE)
    .offset((page - 1) * ARTICLES_PER_PAGE)
    .execute();
  return { articles: rows.map(toSummary), count };
}

/** The published article with that id, or undefined. */
export async function findArticle(db: Db, { id, now }: { id: string; now: Date }): Promise<Article | undefined> {
  const row = await db
    .selectFrom('articles')
    .select([...SUMMARY, 'content', 'tags', 'firstPublishedAt'])
    .where(isPublished(now))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...toSummary(row), content: row.content, tags: row.tags, firstPublishedAt: row.firstPublishedAt };
}

/** Every published article's id, title and category, or as many of the newest as asked for, newest first. */
export async function listTitles(
  db: Db,
  { now, limit }: { now: Date; limit?: number },
): Promise<{ id: string; title: string; category: string; publishedAt: string }[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'category', 'publishedAt'])
    .where(isPublished(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt }));
}

/** Up to three articles to read next: what the article has most in common with, never the article itself. */
export async function listRelated(db: Db, article: Article, { now }: { now: Date }): Promise<ArticleSummary[]> {
  const newest = db
    .selectFrom('articles')
    .select([...SUMMARY, 'tags'])
    .where(isPublished(now))
    .where('id', '!=', article.id)
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
  // Each reads its index and stops; one query that put the category first would sort every article there is.
  const ofCategory = await newest.where('category', '=', article.category).limit(CANDIDATES).execute();
  const others = await newest
    .where('category', '!=', article.category)
    .limit(CANDIDATES - ofCategory.length)
    .execute();
  return rankRelated(article, [...ofCategory, ...others]).map(toSummary);
}

const CANDIDATES = 120;

interface SummaryRow extends Pick<ArticleSummary, 'id' | 'title' | 'category' | 'excerpt' | 'author'> {
  imageUrl: string | null;
  readTime: number;
  publishedAt: string;
}

function toSummary({ id, title, category, excerpt, author, imageUrl, readTime, publishedAt }: SummaryRow): ArticleSummary {
  return { id, title, category, excerpt, author, imageUrl, readTime: readTime || DEFAULT_READ_TIME, publishedAt };
}
