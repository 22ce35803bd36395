import { z } from '#platform/forms/zod.ts';

/** The heaviest terms of an item with their weights, heaviest first; as a vector its length is 1. */
export type Vector = readonly (readonly [term: string, weight: number])[];

/** How common terms are: how many of the counted items each stands in. */
export interface Commonness {
  items: number;
  counts: ReadonlyMap<string, number>;
}

const MAX_TERMS = 64;
/** An item with more is not about what stands in one stretch of its text alone. */
const FEW_TERMS = 80;
/** Four digits are kept. */
const SCALE = 10_000;

export function toVector(terms: ReadonlyMap<string, number>, { items, counts }: Commonness): Vector {
  const least = terms.size > FEW_TERMS ? 2 : 1;
  const weighed = Array.from(terms)
    .filter(([, stretches]) => stretches >= least)
    .map(([term, stretches]): [string, number] => [term, stretches * Math.max(0, Math.log((items + 1) / ((counts.get(term) ?? 0) + 0.5)))])
    .filter(([, weight]) => weight > 0)
    .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
    .slice(0, MAX_TERMS);
  const length = Math.hypot(...weighed.map(([, weight]) => weight));
  return weighed.map(([term, weight]) => [term, Math.round((weight / length) * SCALE) / SCALE]);
}

interface Compared {
  vector: Vector;
  category: string;
}

/**
 * How near two items are, from 0 to a little over 1. Of the one word that they share most only a part counts: alone it may be an
 * accident, a tag is none. One category brings those nearer that have something in common besides.
 */
export function getSimilarity(one: Compared, other: Compared): number {
  const weights = new Map(other.vector);
  let sum = 0;
  let most = 0;
  for (const [term, weight] of one.vector) {
    const shared = weight * (weights.get(term) ?? 0);
    sum += shared;
    if (!term.startsWith('#')) most = Math.max(most, shared);
  }
  const isSameCategory = one.category !== '' && one.category === other.category;
  return sum - Math.min(most / 2, MAX_ACCIDENT) + (isSameCategory && sum > LEAST ? CATEGORY : 0);
}

const MAX_ACCIDENT = 0.02;
const CATEGORY = 0.035;
const LEAST = 0.005;

const vectorSchema = z.array(z.tuple([z.string(), z.number()]));

export function parseVector(json: string): Vector {
  return vectorSchema.parse(JSON.parse(json));
}

/** Ids with their scores, nearest first. */
export type Ranking = readonly (readonly [id: string, score: number])[];

/** More than are shown: what is taken off the site leaves its place to the next. */
export const MAX_RANKED = 12;

/** Below it, what two texts share are accidents. */
const ENOUGH = 0.042;

/** A ranking with one item put where its score belongs, or taken out where that is too low. */
export function putInRanking(ranking: Ranking, id: string, score: number): Ranking {
  const others = ranking.filter(([each]) => each !== id);
  if (score < ENOUGH) return others;
  return [...others, [id, Math.round(score * SCALE) / SCALE] as const]
    .sort(([one, score], [other, otherScore]) => otherScore - score || (one < other ? -1 : 1))
    .slice(0, MAX_RANKED);
}

export function parseRanking(json: string): Ranking {
  return vectorSchema.parse(JSON.parse(json));
}
