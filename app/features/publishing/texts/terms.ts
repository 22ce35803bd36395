import { stemmer } from 'stemmer';

import stopWords from 'stopwords-iso' with { type: 'json' };
import { foldText } from '#platform/text/fold.ts';
import { isUnspaced, splitWords } from './words.ts';

export interface ComparedText {
  title: string;
  excerpt: string;
  text: string;
  tags: readonly string[];
  language: string;
}

type TermReader = (word: string) => number | undefined;

export function countTerms(
  { title, excerpt, text, tags }: Omit<ComparedText, 'language'>,
  { readWord, readTag }: { readWord: TermReader; readTag: TermReader },
): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (terms: ReadonlySet<number | undefined>, times: number) => {
    for (const term of terms) if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + times);
  };
  const addWords = (words: readonly string[], times: number) => add(new Set(words.map(readWord)), times);
  addWords(splitWords(foldText(title)), TITLE_TIMES);
  addWords(splitWords(foldText(excerpt)), EXCERPT_TIMES);
  addWords(splitWords(foldText(tags.join('\n'))), TAG_WORD_TIMES);
  const words = splitWords(foldText(text.slice(0, MAX_TEXT)));
  for (let from = 0; from < words.length; from += STRETCH) addWords(words.slice(from, from + STRETCH), 1);
  add(new Set(tags.map((tag) => readTag(foldText(tag).trim().slice(0, MAX_TERM)))), TAG_TIMES);
  return counts;
}

export function listMainTerms(counts: ReadonlyMap<number, number>): [term: number, times: number][] {
  const least = counts.size > FEW_TERMS ? 2 : 1;
  return Array.from(counts)
    .filter(([, times]) => times >= least)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_TERMS);
}

const TITLE_TIMES = 3;
const EXCERPT_TIMES = 2;
const TAG_WORD_TIMES = 2;
const TAG_TIMES = 4;
/** In characters: about forty long articles. */
const MAX_TEXT = 400_000;
/** In words: a term counts once per section, so that the subject of a text weighs more than one story in it. */
const STRETCH = 80;
const FEW_TERMS = 80;
const MAX_TERMS = 96;
const MIN_TERM = 3;
const MAX_TERM = 40;

/** Undefined for a stop word or a letter. */
export function toTerm(word: string, language: string): string | undefined {
  const letters = getLongestPart(word);
  const isTooShort = letters.length < MIN_TERM && !isUnspaced(letters);
  if (isTooShort || letters.length > MAX_TERM || isStopWord(letters, language)) return undefined;
  if (!/^en\b/i.test(language)) return letters;
  const stem = stemmer(letters);
  return isStopWord(stem, language) ? undefined : stem;
}

function getLongestPart(word: string): string {
  return word.split("'").reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function isStopWord(word: string, language: string): boolean {
  return getStopWords(language).has(word);
}

const known = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

function getStopWords(language: string): ReadonlySet<string> {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  const name = SAME_LISTS[code] ?? code;
  if (!isListed(name)) return NONE;
  const found = known.get(name);
  if (found) return found;
  const words = stopWords[name].map(foldText);
  const made = new Set(name === 'en' ? [...words, ...VAGUE_IN_ENGLISH, ...VAGUE_IN_ENGLISH.map(stemmer)] : words);
  known.set(name, made);
  return made;
}

const SAME_LISTS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

function isListed(name: string): name is keyof typeof stopWords {
  return Object.hasOwn(stopWords, name);
}

/** Common words that the package's English list lacks and that name no subject. */
const VAGUE_IN_ENGLISH =
  'bad bring build buy call carry claim chance check choose count cut day days door early easy evening expect explain fall feel finish friday gets half hand happen hard hear hold hour hours idea january february march april june july august september october november december late learn leave left listen lose lost lot matter mind minute minutes monday month months morning mention night paper pay pick quick quiet reach read ready reason receive remember remain rest ring rise saturday send set short simple sit stand start stay story sunday table talk thursday tick tomorrow tonight tuesday twice understand usual visit wait walk wednesday week weeks weekend win write wrong yard yesterday'.split(
    ' ',
  );
