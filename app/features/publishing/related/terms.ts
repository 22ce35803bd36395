import { stemmer } from 'stemmer';
import { foldText } from '#platform/text/fold.ts';
import { isStopWord } from './stop-words.ts';

/** What is compared of an item: its words, its tags and its category. */
export interface RelatedText {
  title: string;
  excerpt: string;
  /** The words of its content. */
  text: string;
  tags: readonly string[];
  /** A BCP 47 tag. */
  language: string;
}

/** In how many stretches of its text each term stands; its title, excerpt and tags count for more. A tag as a whole begins with `#`. */
export function countTerms({ title, excerpt, text, tags, language }: RelatedText): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, times: number) => counts.set(term, (counts.get(term) ?? 0) + times);
  const toTerm = createTermReader(language);
  const addWords = (words: readonly string[], times: number) => {
    for (const term of new Set(words.map(toTerm))) if (term) add(term, times);
  };
  addWords(splitWords(title), TITLE_TIMES);
  addWords(splitWords(excerpt), EXCERPT_TIMES);
  addWords(splitWords(tags.join('\n')), TAG_WORD_TIMES);
  const words = splitWords(text.slice(0, MAX_LETTERS));
  for (let from = 0; from < words.length; from += STRETCH) addWords(words.slice(from, from + STRETCH), 1);
  for (const tag of new Set(tags.map((each) => foldText(each).trim()))) if (tag) add(`#${tag}`.slice(0, MAX_TERM), TAG_TIMES);
  return counts;
}

const TITLE_TIMES = 3;
const EXCERPT_TIMES = 2;
const TAG_WORD_TIMES = 2;
const TAG_TIMES = 4;

/** Some forty times the words of a long article. */
const MAX_LETTERS = 400_000;
/** In words: a term counts once in each stretch, so that what a text is about weighs more than what one story in it is full of. */
const STRETCH = 80;
const MIN_TERM = 3;
const MAX_TERM = 40;

/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function splitWords(text: string): string[] {
  const folded = foldText(text);
  if (!UNSPACED.test(folded)) return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(folded))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** Gives a word's stem, so that a price meets pricing; nothing for a word that says nothing of its own. */
function createTermReader(language: string): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const isEnglish = /^en\b/i.test(language);
  return (word) => {
    if (!known.has(word)) known.set(word, toTerm(word, { language, isEnglish }));
    return known.get(word);
  };
}

function toTerm(word: string, { language, isEnglish }: { language: string; isEnglish: boolean }): string | undefined {
  const isTooShort = word.length < MIN_TERM && !UNSPACED.test(word);
  if (isTooShort || word.length > MAX_TERM || isStopWord(word, language)) return undefined;
  if (!isEnglish) return word;
  const stem = stemmer(word);
  return isStopWord(stem, language) ? undefined : stem;
}
