import type { Db } from '#db/client.server.ts';
import { getSearchText, readWords } from '#features/publishing/search-columns.server.ts';
import type { PublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { type FoundWord, findSpelledWords, listSpelledWords } from '#features/publishing/texts/words.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { findSome } from './find.server.ts';
import type { SearchedPages } from './searched-pages.server.ts';
import { getTypo, mayMean, TYPOS } from './typo.ts';

/** Longer queries are quotations, not typed words. */
const MAX_QUERY = 100;
const MAX_WORDS = 6;
const MAX_TRIES = 5;
/** Enough to tell a frequent word from a rare one. */
const MAX_ARTICLES = 10;

/** Suggests a word only if a public text contains it: the words in memory may include those of unpublished items. */
export async function suggestQuery(
  db: Db,
  query: string,
  { pages, publicTexts, now }: { pages: SearchedPages; publicTexts: PublicTexts; now: Date },
): Promise<string | undefined> {
  const words = query.length > MAX_QUERY ? [] : findSpelledWords(query);
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  const [others] = await Promise.all([pages.listWords(), publicTexts.refresh()]);
  const unknown = words.filter(({ word }) => !publicTexts.hasWord(word) && !others.has(word));
  if (unknown.length > 1) return undefined;
  const tries = listTries(query, { words: unknown.length ? unknown : words, known: [...publicTexts.listWords(), ...others] });
  let best: { query: string; likelihood: number; found: number } | undefined;
  for (const { word, ...next } of tries.slice(0, MAX_TRIES)) {
    if (best && next.likelihood > best.likelihood) break;
    const found = await countFound(db, next.query, { word, pages, now });
    if (found > (best?.found ?? 0)) best = { ...next, found };
  }
  return best?.query;
}

interface Try {
  query: string;
  word: string;
  likelihood: number;
}

function listTries(query: string, { words, known }: { words: FoundWord[]; known: Iterable<string> }): Try[] {
  const tries: Try[] = [];
  for (const { word, start } of words) {
    for (const near of findNear(word, known)) {
      const typo = getTypo(word, near);
      const isAccentAlone = stripAccents(near) === stripAccents(word);
      if (!typo && !isAccentAlone) continue;
      const ofTypo = 2 * TYPOS.indexOf(typo ?? 'wrong') + (word.codePointAt(0) === near.codePointAt(0) ? 0 : 1);
      const likelihood = isAccentAlone ? -1 : ofTypo;
      tries.push({ query: query.slice(0, start) + near + query.slice(start + word.length), word: near, likelihood });
    }
  }
  return tries.sort((one, other) => one.likelihood - other.likelihood);
}

function findNear(word: string, known: Iterable<string>): Set<string> {
  const letters = Array.from(word);
  const half = Math.floor(letters.length / 2);
  const [start, end] = [letters.slice(0, half).join(''), letters.slice(half).join('')];
  const swapped = [...letters.slice(0, half - 1), letters[half], letters[half - 1], ...letters.slice(half + 1)].join('');
  const found = new Set<string>();
  const plain = stripAccents(word);
  for (const each of known) {
    const isLikeIt = each.startsWith(start) || each.endsWith(end) || each === swapped;
    if (isLikeIt ? mayMean(word, each) : each !== word && stripAccents(each) === plain) found.add(each);
  }
  return found;
}

/** Accents are compared as they are, but a word is often typed without them. */
function stripAccents(word: string): string {
  return isAscii(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}

function isAscii(word: string): boolean {
  return /^[\x20-\x7E]*$/.test(word);
}

async function countFound(db: Db, query: string, { word, pages, now }: { word: string; pages: SearchedPages; now: Date }): Promise<number> {
  const inPages = pages.groups
    .flatMap((group) => group.pages)
    .filter(({ folded }) => Object.values(folded).some((text) => text.includes(query) && listSpelledWords(text).has(word))).length;
  const ids = await findSome(db, query, { limit: MAX_ARTICLES, now });
  if (ids.length === 0) return inPages;
  const rows = await db
    .selectFrom('articles')
    .select(['title', 'excerpt', 'category', 'words'])
    .where('id', 'in', ids)
    .where(isPublished(now))
    .execute();
  const stands = rows.some((row) => listSpelledWords(getSearchText({ ...row, content: '' }, readWords(row))).has(word));
  return inPages + (stands ? rows.length : 0);
}
