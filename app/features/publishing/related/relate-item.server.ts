import { type Db, getDialect } from '#db/client.server.ts';
import { type ItemKey, type ReadService, readComparedText } from './compared-text.server.ts';
import { findCandidates, rankCandidates, repost } from './nearest.server.ts';
import { getSimilarity, MAX_RANKED, parseRanking, parseVector, putInRanking, type Ranking, type Vector } from './vector.ts';
import { getTerms, recountTerms, weighTerms } from './weigh-terms.server.ts';

/** Until the transaction ends nobody else compares items; the lock that every change of content takes, without raising the version. */
export async function lockRelated(tx: Db): Promise<void> {
  if (getDialect(tx) === 'postgres') await tx.selectFrom('contentVersion').select('version').forUpdate().execute();
}

/**
 * Compares one item anew by its stored text: weighs its terms, ranks the articles nearest to it, and puts it into their rankings or
 * takes it out. Belongs into the transaction that wrote it. Costs some queries, whatever the number of articles. Returns whether anything
 * is nearer or farther than before.
 */
export async function relateItem(tx: Db, item: ItemKey, readService: ReadService): Promise<boolean> {
  await lockRelated(tx);
  await tx.deleteFrom('relatedChanges').where('kind', '=', item.kind).where('itemId', '=', item.itemId).execute();
  const text = await readComparedText(tx, item, readService);
  const stored = await readItem(tx, item);
  if (!text) {
    if (stored) await removeItem(tx, item, stored);
    return stored !== undefined;
  }
  const terms = getTerms(text);
  const countedTerms = await recountTerms(tx, { before: stored?.countedTerms, terms: [...terms.keys()] });
  const { vector, items } = await weighTerms(tx, terms);
  const { category } = text;
  const columns = {
    category,
    vector: JSON.stringify(vector),
    countedTerms: countedTerms ? JSON.stringify(countedTerms) : null,
    weighedAmong: items,
  };
  const { key } = await tx
    .insertInto('relatedItems')
    .values({ ...item, ...columns })
    .onConflict((conflict) => conflict.columns(['kind', 'itemId']).doUpdateSet(columns))
    .returning('key')
    .executeTakeFirstOrThrow();
  const isSame = stored !== undefined && JSON.stringify(stored.vector) === columns.vector;
  if (item.kind !== 'article') return !isSame;
  return (await relateArticle(tx, { key, itemId: item.itemId, vector, category }, stored)) || !isSame;
}

/** Compares an article or a solution that a save has just written, where that has changed what it is compared by. */
export async function relateWritten(tx: Db, { name }: { name: string }, itemId: string): Promise<void> {
  if (name !== 'article' && name !== 'solution') return;
  const change = tx.selectFrom('relatedChanges').select('key').where('kind', '=', name).where('itemId', '=', itemId).limit(1);
  if (await change.executeTakeFirst()) await relateItem(tx, { kind: name, itemId }, NO_SERVICE);
}

/** It is asked for no service. */
const NO_SERVICE: ReadService = async () => undefined;

interface StoredItem {
  key: number;
  countedTerms: string[] | undefined;
  vector: Vector;
  ranking: Ranking;
}

async function readItem(tx: Db, { kind, itemId }: ItemKey): Promise<StoredItem | undefined> {
  const row = await tx
    .selectFrom('relatedItems')
    .select(['key', 'countedTerms', 'vector', 'ranking'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    key: row.key,
    countedTerms: row.countedTerms === null ? undefined : parseTerms(row.countedTerms),
    vector: parseVector(row.vector),
    ranking: parseRanking(row.ranking),
  };
}

function parseTerms(json: string): string[] {
  const terms: unknown = JSON.parse(json);
  return Array.isArray(terms) ? terms.map(String) : [];
}

async function removeItem(tx: Db, { kind, itemId }: ItemKey, { key, countedTerms, vector, ranking }: StoredItem): Promise<void> {
  await recountTerms(tx, { before: countedTerms, terms: undefined });
  await tx.deleteFrom('relatedItems').where('key', '=', key).execute();
  if (kind !== 'article') return;
  await repost(tx, { key, before: vector, vector: [] });
  const neighbours = await findCandidates(tx, { vectors: [vector], ids: ranking.map(([id]) => id) });
  await updateRankings(tx, neighbours, { itemId, getScore: () => 0 });
}

async function relateArticle(
  tx: Db,
  article: { key: number; itemId: string; vector: Vector; category: string },
  stored: StoredItem | undefined,
): Promise<boolean> {
  const { key, itemId, vector } = article;
  const before = stored?.vector ?? [];
  await repost(tx, { key, before, vector });
  const candidates = await findCandidates(tx, {
    vectors: JSON.stringify(before) === JSON.stringify(vector) ? [vector] : [vector, before],
    ids: stored?.ranking.map(([id]) => id) ?? [],
    except: key,
  });
  const ranking = JSON.stringify(rankCandidates(article, candidates));
  await tx.updateTable('relatedItems').set({ ranking }).where('key', '=', key).execute();
  const hasMoved = await updateRankings(tx, candidates, { itemId, getScore: (other) => getSimilarity(other, article) });
  return hasMoved || ranking !== JSON.stringify(stored?.ranking ?? []);
}

/**
 * Puts an article into the rankings of its neighbours; returns whether one has changed. One that was full and has lost it is compared
 * anew: another may come in.
 */
async function updateRankings(
  tx: Db,
  neighbours: Awaited<ReturnType<typeof findCandidates>>,
  { itemId, getScore }: { itemId: string; getScore: (neighbour: { vector: Vector; category: string }) => number },
): Promise<boolean> {
  let hasChanged = false;
  for (const neighbour of neighbours) {
    const before = parseRanking(neighbour.ranking);
    const ranking = putInRanking(before, itemId, getScore(neighbour));
    const json = JSON.stringify(ranking);
    if (json === neighbour.ranking) continue;
    hasChanged = true;
    await tx.updateTable('relatedItems').set({ ranking: json }).where('key', '=', neighbour.key).execute();
    const hasLostOne = before.length === MAX_RANKED && ranking.length < MAX_RANKED;
    if (hasLostOne) await tx.insertInto('relatedChanges').values({ kind: 'article', itemId: neighbour.itemId }).execute();
  }
  return hasChanged;
}
