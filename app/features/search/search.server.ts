import type { Db } from '#db/client.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { findHits, type SearchHit } from './find.server.ts';
import type { SearchResponse } from './search-response.ts';
import { getSnippet, markMatches } from './snippet.ts';

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
  const folded = foldText(query).trim();
  if (!folded) return { count: 0, results: [] };
  const { count, hits } = await findHits(db, { query: folded, limit: Math.max(1, limit), now: now.toISOString() });
  return { count, results: await toResults(db, hits, folded) };
}

async function toResults(db: Db, hits: SearchHit[], query: string): Promise<SearchResponse['results']> {
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const inText = hits.filter(({ rank }) => rank === 'text').map(({ id }) => id);
  const articles = await db.selectFrom('articles').select(['id', 'title', 'excerpt', 'category']).where('id', 'in', ids).execute();
  const texts = inText.length
    ? await db.selectFrom('articles').select(['id', 'plainText', 'searchText']).where('id', 'in', inText).execute()
    : [];
  const byId = new Map(articles.map((article) => [article.id, article]));
  const snippets = new Map(texts.map((text) => [text.id, getSnippet(text, query)]));
  return ids.flatMap((id) => {
    const article = byId.get(id);
    return article ? [{ ...article, context: snippets.get(id) ?? markMatches(article.excerpt, query) }] : []; // deleted between two statements
  });
}
