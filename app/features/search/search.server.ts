import { type Db, getDialect } from '#db/client.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { findByIndex, findByScan, type SearchHit } from './find.server.ts';
import { prepareSearchCopy, searchCopyOf } from './search-copy.server.ts';
import type { SearchResponse } from './search-response.ts';
import { getSnippet, marked } from './snippet.ts';

const DEFAULT_LIMIT = 20;

/**
 * The published articles whose title, excerpt, category or words contain the query, whatever its case: how many there are,
 * and the first of them: title before excerpt before the rest, newest first. Nothing for an empty query.
 */
export async function searchArticles(
  db: Db,
  query: string,
  { limit = DEFAULT_LIMIT, now }: { limit?: number; now: Date },
): Promise<SearchResponse> {
  const wanted = foldText(query).trim();
  if (!wanted) return { count: 0, results: [] };
  const question = { wanted, limit: Math.max(1, limit), now: now.toISOString() };
  const index = await indexFor(db);
  const { count, found } = index ? await findByIndex(index, question) : await findByScan(db, question);
  return { count, results: await toResults(index ?? db, found, wanted) };
}

/** Makes PostgreSQL's index ahead of the first search; until it is there searches are answered without it. SQLite's always is. */
export async function prepareSearch(db: Db): Promise<void> {
  if (getDialect(db) === 'postgres') await prepareSearchCopy(db);
}

/** The database with the index that is as new as `db`; null while it is being made. */
async function indexFor(db: Db): Promise<Db | null> {
  return getDialect(db) === 'sqlite' ? db : searchCopyOf(db);
}

async function toResults(db: Db, found: SearchHit[], wanted: string): Promise<SearchResponse['results']> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const inText = found.filter(({ rank }) => rank === 'text').map(({ id }) => id);
  const articles = await db.selectFrom('articles').select(['id', 'title', 'excerpt', 'category']).where('id', 'in', ids).execute();
  const texts = inText.length
    ? await db.selectFrom('articles').select(['id', 'plainText', 'searchText']).where('id', 'in', inText).execute()
    : [];
  const byId = new Map(articles.map((article) => [article.id, article]));
  const contexts = new Map(texts.map((text) => [text.id, getSnippet(text, wanted)]));
  return ids.flatMap((id) => {
    const article = byId.get(id);
    return article ? [{ ...article, context: contexts.get(id) ?? marked(article.excerpt, wanted) }] : []; // deleted between two statements
  });
}
