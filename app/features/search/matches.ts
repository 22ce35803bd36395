import { isUnspaced } from '#features/publishing/texts/words.ts';

export interface Match {
  start: number;
  end: number;
  /** Which of the words that are looked for. */
  word: number;
  isWhole: boolean;
}

/** In a folded text, in the order of its letters. */
export type FindMatches = (folded: string) => Match[];

export interface SearchWord {
  /** Each as a word of a text begins. */
  forms: string[];
  isRequired: boolean;
}

const MAX_TYPED = 200;
const MAX_WORDS = 12;
/** Shorter words are optional: `a`, `tv`. */
const MIN_REQUIRED = 3;
/** A shorter word stands for itself and its plural: `app` is not `approach`. */
const MIN_PREFIX = 4;
const MAX_MATCHES = 50;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const REST = /^[\p{L}\p{M}\p{N}]+/u;
const MAX_REST = 20;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const COMMON = new Set(
  'a an the and or but not no of in on at to for from by with about as into than then so is are was were be been am do does did can could will would should have has had how what when where which who why that this these those it its i me my we us our you your he she his her they them their there if'.split(
    ' ',
  ),
);

export function findSpellings(spellings: readonly string[]): FindMatches {
  return (folded) => {
    const matches = spellings.flatMap((query) => {
      const found: Match[] = [];
      for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
        found.push({ start: at, end: at + query.length, word: 0, isWhole: true });
      }
      return found;
    });
    return spellings.length > 1 ? sortMatches(matches) : matches;
  };
}

export function findWords(words: readonly SearchWord[]): FindMatches {
  return (folded) =>
    sortMatches(words.flatMap(({ forms }, word) => forms.flatMap((form) => findForm(folded, form, word).slice(0, MAX_MATCHES))));
}

/** None where a single word or none but common ones is typed. */
export function toSearchWords(query: string, listHyphenated: (word: string) => string[]): SearchWord[] {
  const typed = query.length > MAX_TYPED ? [] : [...new Set(query.match(WORD))];
  if (typed.length < 2 || typed.length > MAX_WORDS) return [];
  const words = typed
    .filter((word) => !COMMON.has(word))
    .map((word) => ({ forms: listForms(word, listHyphenated), isRequired: word.length >= MIN_REQUIRED || isUnspaced(word) }));
  return words.some(({ isRequired }) => isRequired) ? words : [];
}

function listForms(word: string, listHyphenated: (word: string) => string[]): string[] {
  const joined = word.replaceAll('-', '');
  const spelled = [word, ...(joined === word ? listHyphenated(word) : [joined])];
  return [...new Set(spelled.flatMap(listNumbers))];
}

/** Singular and plural of a word in English, in no more forms than the start of a word needs. */
function listNumbers(word: string): string[] {
  const own = word.replace(/'s$/, '');
  if (own.length < MIN_PREFIX || !/^[a-z'-]+$/.test(own)) return [own];
  if (/[^aeiou]y$/.test(own)) return [own, `${own.slice(0, -1)}ies`];
  if (own.length > 4 && own.endsWith('ies')) return [own, `${own.slice(0, -3)}y`];
  if (/(?:ch|sh|x|z|ss)es$/.test(own)) return [own, own.slice(0, -2)];
  return /[^sui]s$/.test(own) ? [own.slice(0, -1)] : [own];
}

function findForm(folded: string, form: string, word: number): Match[] {
  const isAnywhere = isUnspaced(form);
  const found: Match[] = [];
  for (let start = folded.indexOf(form); start >= 0; start = folded.indexOf(form, start + form.length)) {
    if (!isAnywhere && start > 0 && LETTER.test(folded.charAt(start - 1))) continue;
    const end = start + form.length;
    const rest = isAnywhere ? '' : (REST.exec(folded.slice(end, end + MAX_REST))?.[0] ?? '');
    const isWhole = rest === '' || rest === 's';
    if (isWhole || form.length >= MIN_PREFIX) found.push({ start, end: end + rest.length, word, isWhole });
  }
  return found;
}

function sortMatches(matches: Match[]): Match[] {
  return matches.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The shortest part that has each of the words that the text has. */
export function findNearest(matches: readonly Match[]): Match[] {
  const wanted = new Set(matches.map(({ word }) => word)).size;
  const last = new Map<number, Match>();
  let nearest: Match[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const match of matches) {
    last.delete(match.word);
    last.set(match.word, match);
    const [first] = last.values();
    if (last.size < wanted || !first || match.end - first.start >= least) continue;
    least = match.end - first.start;
    nearest = [...last.values()];
  }
  return nearest;
}
