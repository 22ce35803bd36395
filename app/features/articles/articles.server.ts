import type { Db } from '#db/client.server.ts';
import { MAX_RELATED } from '#features/editor/sharing/sharing-fields.ts';
import { DEFAULT_READ_TIME } from '#features/publishing/read-time.ts';
import { isInCategory } from '#features/publishing/stored-category.server.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { ARTICLE_SUMMARY, ARTICLES_PER_PAGE, type Article, type ArticleSummary } from './article.ts';
import { ARTICLE_FIELDS } from './article-kind.ts';
import { rankRelated } from './related.ts';

/** The newest published articles, newest first. */
export async function listLatestArticles(db: Db, { now, limit }: { now: Date; limit: number }): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('articles')
    .select(ARTICLE_SUMMARY)
    .where(isPublished(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(withReadTime);
}

/** One page of a category's published articles, newest first, and how many there are in all; pages count from 1. */
export async function listCategory(
  db: Db,
  { category, page, now }: { category: string; page: number; now: Date },
): Promise<{ articles: ArticleSummary[]; count: number }> {
  const inCategory = db.selectFrom('articles').where(isPublished(now)).where(isInCategory(db, category));
  const { count } = await inCategory.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await inCategory
    .select(ARTICLE_SUMMARY)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(ARTICLES_PER_PAGE)
    .offset((page - 1) * ARTICLES_PER_PAGE)
    .execute();
  return { articles: rows.map(withReadTime), count };
}

/** The published article with that id, or undefined. */
export async function findArticle(db: Db, { id, now }: { id: string; now: Date }): Promise<Article | undefined> {
  const row = await db
    .selectFrom('articles')
    .select([...ARTICLE_SUMMARY, ...ARTICLE_FIELDS, 'firstPublishedAt', 'updatedAt'])
    .where(isPublished(now))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && withReadTime(row);
}

/** Up to three articles to read next: those that its author chose, then what it has most in common with; never the article itself. */
export async function listRelated(
  db: Db,
  article: Pick<Article, 'id' | 'title' | 'excerpt' | 'category' | 'tags' | 'relatedIds'>,
  { now }: { now: Date },
): Promise<ArticleSummary[]> {
  const chosen = await listChosen(db, article, { now });
  if (chosen.length >= MAX_RELATED) return chosen;
  const newest = db
    .selectFrom('articles')
    .select([...ARTICLE_SUMMARY, 'tags'])
    .where(isPublished(now))
    .where('id', '!=', article.id)
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
  // Each reads its index and stops; one query that put the category first would sort every article there is.
  const ofCategory = await newest.where(isInCategory(db, article.category)).limit(CANDIDATES).execute();
  const others = await newest
    .where((eb) => eb.not(isInCategory(db, article.category)))
    .limit(CANDIDATES - ofCategory.length)
    .execute();
  const isChosen = new Set(chosen.map(({ id }) => id));
  const ranked = rankRelated(
    article,
    [...ofCategory, ...others].filter(({ id }) => !isChosen.has(id)),
    MAX_RELATED - chosen.length,
  );
  return [...chosen, ...ranked.map(({ tags: _, ...summary }) => withReadTime(summary))];
}

/** The published ones among the articles that an author chose to be read next, in that order, up to three. */
export async function listChosen(
  db: Db,
  { id, relatedIds }: { id: string; relatedIds: string[] },
  { now }: { now: Date },
): Promise<ArticleSummary[]> {
  const ids = relatedIds.filter((each) => each !== id).slice(0, MAX_RELATED);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('articles').select(ARTICLE_SUMMARY).where(isPublished(now)).where('id', 'in', ids).execute();
  return ids.flatMap((each) => rows.filter((row) => row.id === each).map(withReadTime));
}

const CANDIDATES = 120;

function withReadTime<Row extends { readTime: number }>(row: Row): Row {
  return { ...row, readTime: row.readTime || DEFAULT_READ_TIME };
}
