import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { MAX_RELATED } from '#features/editor/sharing/sharing-fields.ts';
import type { ChangedRow } from '#features/publishing/content-kind.ts';
import { findPageRow, isInCategory, type Place } from '#features/publishing/public-content.server.ts';
import { DEFAULT_READ_TIME } from '#features/publishing/read-time.ts';
import { PART, selectParts, sortParts } from '#features/publishing/series/series.server.ts';
import type { PublicTexts, Reading } from '#features/publishing/texts/public-texts.server.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { ARTICLE_LINK, ARTICLE_SUMMARY, ARTICLES_PER_PAGE, type Article, type ArticleLink, type ArticleSummary } from './article.ts';
import { ARTICLE_FIELDS, articleKind } from './article-kind.ts';

export async function listLatestArticles(
  db: Db,
  { now, limit, category }: { now: Date; limit: number; category?: string },
): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('articles')
    .select(ARTICLE_SUMMARY)
    .where(isPublished(now))
    .$if(category !== undefined, (query) => query.where(isInCategory(db, category ?? '')))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(withReadTime);
}

/** All articles, or those of a category. Pages count from 1. */
export async function listArticlePage(
  db: Db,
  { category, page, now }: { category?: string; page: number; now: Date },
): Promise<{ articles: ArticleSummary[]; count: number }> {
  const published = db.selectFrom('articles').where(isPublished(now));
  const listed = category === undefined ? published : published.where(isInCategory(db, category));
  const count = await countRows(listed);
  const rows = await listed
    .select(ARTICLE_SUMMARY)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(ARTICLES_PER_PAGE)
    .offset((page - 1) * ARTICLES_PER_PAGE)
    .execute();
  return { articles: rows.map(withReadTime), count };
}

/** `name` is spelt as in its newest part. Undefined without a public part. */
export async function listSeriesParts(
  db: Db,
  { slug, now }: { slug: string; now: Date },
): Promise<{ name: string; articles: ArticleSummary[] } | undefined> {
  const rows = await selectParts(db, slug, now)
    .select([...ARTICLE_SUMMARY, ...PART, 'series'])
    .execute();
  const newest = rows.at(-1);
  if (!newest) return undefined;
  const articles = sortParts(rows).map(({ series: _, seriesOrder: _order, firstPublishedAt: _first, ...row }) => withReadTime(row));
  return { name: newest.series ?? slug, articles };
}

const PAGE = [...ARTICLE_SUMMARY, ...ARTICLE_FIELDS, 'firstPublishedAt', 'updatedAt'] as const;

export async function findArticle(
  db: Db,
  { changed, ...item }: Place & { now: Date; changed?: ChangedRow | undefined },
): Promise<Article | undefined> {
  const row = await findPageRow(db, articleKind, { ...item, columns: PAGE, changed });
  return row && withReadTime(row);
}

/** The next one in the list, which has the newest first. */
export function findEarlierArticle(
  db: Db,
  { id, publishedAt }: Pick<Article, 'id' | 'publishedAt'>,
  { now }: { now: Date },
): Promise<ArticleLink | undefined> {
  return db
    .selectFrom('articles')
    .select(ARTICLE_LINK)
    .where(isPublished(now))
    .where('publishedAt', '<=', publishedAt)
    .where((eb) => eb.or([eb('publishedAt', '<', publishedAt), eb('id', '>', id)]))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Up to three: those that the author chose, then the nearest by their texts, but none of `except`. Refresh the texts first. */
export async function listRelated(
  db: Db,
  { id, relatedIds, reading = id }: Pick<Article, 'id' | 'relatedIds'> & { reading?: Reading },
  { publicTexts, now, except = [] }: { publicTexts: PublicTexts; now: Date; except?: readonly string[] | undefined },
): Promise<ArticleSummary[]> {
  const chosen = await listChosen(db, { id, relatedIds }, { now });
  if (chosen.length >= MAX_RELATED) return chosen;
  const isShown = new Set([id, ...except, ...chosen.map((each) => each.id)]);
  const nearest = publicTexts
    .findRelatedIds({ kind: 'article', reading }, { limit: MAX_NEAREST, now })
    .filter((each) => !isShown.has(each));
  return [...chosen, ...(await listPublished(db, nearest, now))].slice(0, MAX_RELATED);
}

/** Leaves room for chosen ones and for those that were withdrawn at this moment. */
const MAX_NEAREST = 12;

export async function listChosen(
  db: Db,
  { id, relatedIds }: { id: string; relatedIds: string[] },
  { now }: { now: Date },
): Promise<ArticleSummary[]> {
  const ids = relatedIds.filter((each) => each !== id).slice(0, MAX_RELATED);
  return listPublished(db, ids, now);
}

async function listPublished(db: Db, ids: readonly string[], now: Date): Promise<ArticleSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('articles').select(ARTICLE_SUMMARY).where(isPublished(now)).where('id', 'in', ids).execute();
  return ids.flatMap((each) => rows.filter((row) => row.id === each).map(withReadTime));
}

function withReadTime<Row extends { readTime: number }>(row: Row): Row {
  return { ...row, readTime: row.readTime || DEFAULT_READ_TIME };
}
