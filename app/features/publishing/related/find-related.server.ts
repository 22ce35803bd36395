import type { Db } from '#db/client.server.ts';
import { normalizeCategory } from '../category.ts';
import { readComparedLanguage } from './compared-language.server.ts';
import type { ItemKey } from './compared-text.server.ts';
import { findCandidates, rankCandidates } from './nearest.server.ts';
import type { RelatedText } from './terms.ts';
import { getSimilarity, parseRanking, parseVector, type Vector } from './vector.ts';
import { getTerms, weighTerms } from './weigh-terms.server.ts';

/** An article that is compared: a stored one by its id, a draft by its text. */
export type Reading = string | DraftText;

interface DraftText extends Omit<RelatedText, 'language'> {
  id: string;
  category: string;
  language: string | null;
}

interface Compared {
  vector: Vector;
  category: string;
}

/** The ids of the articles nearest to one, nearest first, a few more than are shown; some may not be public. */
export async function findRelatedIds(db: Db, reading: Reading): Promise<string[]> {
  if (typeof reading === 'string') {
    const row = await selectItems(db, 'article', [reading]).select('ranking').executeTakeFirst();
    return row ? parseRanking(row.ranking).map(([id]) => id) : [];
  }
  const draft = await weighDraft(db, reading);
  const candidates = await findCandidates(db, { vectors: [draft.vector] });
  return rankCandidates(
    draft,
    candidates.filter(({ itemId }) => itemId !== reading.id),
  ).map(([id]) => id);
}

/** How near an article is to some solutions and to all services: their ids with a score, of what has been compared. */
export async function scoreOffers(
  db: Db,
  reading: Reading,
  { solutionIds, serviceSlugs }: { solutionIds: readonly string[]; serviceSlugs: readonly string[] },
): Promise<Record<'solution' | 'service', Map<string, number>>> {
  const article = typeof reading === 'string' ? await findCompared(db, reading) : await weighDraft(db, reading);
  const score = async (kind: 'solution' | 'service', ids: readonly string[]) => {
    if (!article || ids.length === 0) return new Map<string, number>();
    const rows = await selectItems(db, kind, ids).select(['itemId', 'category', 'vector']).execute();
    return new Map(rows.map((row) => [row.itemId, getSimilarity(article, { ...row, vector: parseVector(row.vector) })]));
  };
  const [solution, service] = await Promise.all([score('solution', solutionIds), score('service', serviceSlugs)]);
  return { solution, service };
}

async function findCompared(db: Db, id: string): Promise<Compared | undefined> {
  const row = await selectItems(db, 'article', [id]).select(['category', 'vector']).executeTakeFirst();
  return row && { category: row.category, vector: parseVector(row.vector) };
}

async function weighDraft(db: Db, { category, language, ...text }: DraftText): Promise<Compared> {
  const { vector } = await weighTerms(db, getTerms({ ...text, language: language ?? (await readComparedLanguage(db)) }));
  return { vector, category: normalizeCategory(category) };
}

function selectItems(db: Db, kind: ItemKey['kind'], ids: readonly string[]) {
  return db.selectFrom('relatedItems').where('kind', '=', kind).where('itemId', 'in', ids);
}
