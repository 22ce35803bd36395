import type { Db } from '#db/client.server.ts';
import { listNewestTags } from '#features/publishing/newest-tags.server.ts';
import { readWords } from '#features/publishing/search-columns.server.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { findCandidates, type SearchHit } from './find.server.ts';
import { type FindMatches, findNearest, findWords, type Match, type SearchWord } from './matches.ts';

/** Of each search, so that common words cost no more than rare ones. */
const MAX_READ = 40;
const MAX_LOOKED_UP = 6;
const MAX_READ_BY_TAG = 20;

interface Candidate {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  publishedAt: string;
  words: Uint8Array | null;
}

/** Articles that have all required words, best first. */
export async function findByWords(
  db: Db,
  words: readonly SearchWord[],
  { limit, now }: { limit: number; now: Date },
): Promise<SearchHit[]> {
  const required = words.filter(({ isRequired }) => isRequired).map(({ forms }) => forms);
  const longest = required.toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0)).slice(0, MAX_LOOKED_UP);
  const [found, tagged] = await Promise.all([findCandidates(db, longest, { limit: MAX_READ, now }), findByTags(db, required, now)]);
  const ids = [...new Set([...found, ...tagged])];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'excerpt', 'category', 'tags', 'publishedAt', 'words'])
    .where('id', 'in', ids)
    .where(isPublished(now))
    .execute();
  const find = findWords(words);
  const scored = await mapInSlices(rows, (row) => ({ id: row.id, publishedAt: row.publishedAt, ...rate(row, { words, find }) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || compareText(other.publishedAt, one.publishedAt) || compareText(one.id, other.id))
    .slice(0, limit)
    .map(({ id, isInText }) => ({ id, isInText }));
}

async function findByTags(db: Db, words: readonly string[][], now: Date): Promise<string[]> {
  const held = (await listNewestTags(db, now)).map(({ id, tags }) => {
    const folded = foldText(tags.join('\n'));
    return { id, count: words.filter((forms) => forms.some((form) => folded.includes(form))).length };
  });
  return held
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_READ_BY_TAG)
    .map(({ id }) => id);
}

const FIELDS = ['title', 'excerpt', 'category', 'tags', 'text'] as const;
const WEIGHTS = { title: 6, excerpt: 3, category: 3, tags: 3, text: 1 };
/** Of the start of a word, of what a whole word counts. */
const PREFIX = 0.75;
const OPTIONAL = 0.3;
const MAX_NEAR = 3;
/** In letters: words this far apart count half as near. */
const HALF_NEAR = 40;
const MAX_OFTEN = 1.5;

interface Rating {
  /** Zero if a required word is missing. */
  score: number;
  isInText: boolean;
}

function rate(row: Candidate, { words, find }: { words: readonly SearchWord[]; find: FindMatches }): Rating {
  const texts = { ...row, tags: row.tags.join('\n'), text: readWords(row) };
  const fields = FIELDS.map((name) => ({ name, matches: find(foldText(texts[name])) }));
  let score = 0;
  let isInText = false;
  for (const [word, { isRequired }] of words.entries()) {
    const own = fields.flatMap(({ name, matches }) =>
      matches.filter((match) => match.word === word).map(({ isWhole }) => ({ name, isWhole })),
    );
    if (isRequired && own.length === 0) return { score: 0, isInText };
    const best = Math.max(0, ...own.map(({ name, isWhole }) => WEIGHTS[name] * (isWhole ? 1 : PREFIX)));
    score += (best + Math.min(MAX_OFTEN, Math.log2(1 + own.length) / 4)) * (isRequired ? 1 : OPTIONAL);
    isInText ||= isRequired && !own.some(({ name }) => name === 'title' || name === 'excerpt');
  }
  const isRequired = ({ word }: Match) => words[word]?.isRequired ?? false;
  const required = words.filter((word) => word.isRequired).length;
  return { score: score + Math.max(...fields.map(({ matches }) => getNearness(matches.filter(isRequired), required))), isInText };
}

function getNearness(matches: Match[], required: number): number {
  const nearest = findNearest(matches);
  const [first, last] = [nearest[0], nearest.at(-1)];
  if (!first || !last || nearest.length < Math.max(2, required)) return 0;
  return MAX_NEAR / (1 + (last.end - first.start) / HALF_NEAR);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
