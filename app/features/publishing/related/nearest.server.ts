import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { getSimilarity, parseVector, putInRanking, type Ranking, type Vector } from './vector.ts';

/** Of an article, its heaviest terms lead to it. */
const MAX_POSTED = 32;
/** Read of each term, heaviest first. */
const POSTINGS_READ = 100;
/** Articles that are compared as a whole. */
const MAX_CANDIDATES = 60;
const SCALE = 10_000;

interface Article {
  vector: Vector;
  category: string;
}

interface Candidate extends Article {
  key: number;
  itemId: string;
  /** As stored. */
  ranking: string;
}

/** The articles that share most of the heavy terms of some vectors, those with given ids among them; never the one with that key. */
export async function findCandidates(
  db: Db,
  { vectors, ids = [], except }: { vectors: readonly Vector[]; ids?: readonly string[]; except?: number | undefined },
): Promise<Candidate[]> {
  const keys = new Set<number>();
  for (const vector of vectors) for (const key of await findKeys(db, vector)) keys.add(key);
  if (keys.size === 0 && ids.length === 0) return [];
  const rows = await db
    .selectFrom('relatedItems')
    .select(['key', 'itemId', 'category', 'vector', 'ranking'])
    .where('kind', '=', 'article')
    .where((eb) => eb.or([eb('key', 'in', keys.size > 0 ? [...keys] : [0]), ...(ids.length > 0 ? [eb('itemId', 'in', ids)] : [])]))
    .execute();
  return rows.filter(({ key }) => key !== except).map((row) => ({ ...row, vector: parseVector(row.vector) }));
}

/** Those nearest to an article, nearest first. */
export function rankCandidates(article: Article, candidates: readonly Candidate[]): Ranking {
  return candidates.reduce<Ranking>((ranking, each) => putInRanking(ranking, each.itemId, getSimilarity(article, each)), []);
}

async function findKeys(db: Db, vector: Vector): Promise<number[]> {
  if (vector.length === 0) return [];
  return getDialect(db) === 'postgres' ? findKeysInPostgres(db, vector) : findKeysInSqlite(db, vector);
}

/** One short plan: PostgreSQL takes long to plan a union of as many queries as there are terms. */
async function findKeysInPostgres(db: Db, vector: Vector): Promise<number[]> {
  const terms = vector.map(([term]) => term);
  const weights = vector.map(([, weight]) => weight);
  const { rows } = await sql<{ itemKey: number }>`
    select item_key as "itemKey"
    from unnest(${terms}::text[], ${weights}::double precision[]) as wanted (term, weight)
    cross join lateral (
      select item_key, posting.weight * wanted.weight as score
      from related_postings posting
      where posting.term = wanted.term
      order by posting.weight desc
      limit ${POSTINGS_READ}
    ) as heaviest
    group by item_key
    order by sum(score) desc, item_key
    limit ${MAX_CANDIDATES}`.execute(db);
  return rows.map(({ itemKey }) => itemKey);
}

async function findKeysInSqlite(db: Db, vector: Vector): Promise<number[]> {
  const [first, ...rest] = vector.map(([term, weight]) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('relatedPostings')
          .select(['itemKey', sql<number>`weight * cast(${weight} as double precision)`.as('score')])
          .where('term', '=', term)
          .orderBy('weight', 'desc')
          .limit(POSTINGS_READ)
          .as('heaviest'),
      )
      .selectAll(),
  );
  if (!first) return [];
  const postings = rest.reduce((query, each) => query.unionAll(each), first);
  const nearest = await db
    .selectFrom(postings.as('postings'))
    .select('itemKey')
    .groupBy('itemKey')
    .orderBy((eb) => eb.fn.sum('score'), 'desc')
    .orderBy('itemKey')
    .limit(MAX_CANDIDATES)
    .execute();
  return nearest.map(({ itemKey }) => itemKey);
}

/** Lets an article be found by its heaviest terms of now, and no longer by those of before. */
export async function repost(tx: Db, { key, before, vector }: { key: number; before: Vector; vector: Vector }): Promise<void> {
  const old = new Map(toPostings(before));
  const next = new Map(toPostings(vector));
  const gone = Array.from(old).filter(([term, weight]) => next.get(term) !== weight);
  const added = Array.from(next).filter(([term, weight]) => old.get(term) !== weight);
  if (gone.length > 0) {
    await tx
      .deleteFrom('relatedPostings')
      .where((eb) => eb.or(gone.map(([term, weight]) => eb.and({ term, weight, itemKey: key }))))
      .execute();
  }
  if (added.length > 0) {
    await tx
      .insertInto('relatedPostings')
      .values(added.map(([term, weight]) => ({ term, weight, itemKey: key })))
      .execute();
  }
}

function toPostings(vector: Vector): [string, number][] {
  return vector.slice(0, MAX_POSTED).map(([term, weight]) => [term, Math.round(weight * SCALE)]);
}
