import { foldText } from '#platform/text/fold.ts';
import { type ComparedText, countTerms, listMainTerms, toTerm } from './terms.ts';
import { isSpelled, listCompounds, splitWords } from './words.ts';

export interface IndexedText extends ComparedText {
  categories: readonly string[];
  publishedAt: string;
}

export interface Match {
  key: string;
  score: number;
  /** Subjects of both, the weightiest first. */
  shared: readonly number[];
  category: string | undefined;
}

export interface Item {
  key: string;
  categories: readonly string[];
  publishedMs: number;
  /** `term << 8 | NAMED | times`, the main ones first: a second array for each text would take more memory than what it holds. */
  terms: Uint32Array;
  mainCount: number;
}

type Weigh = (packed: number) => number;
type Vector = ReadonlyMap<number, { weight: number; isNamed: boolean }>;

/** Over all texts and languages. */
const MAX_WORDS = 400_000;
const MAX_COMPOUNDS = 20_000;
const MIN_COMPOUND = 4;
const MAX_COMPOUND = 40;
const MAX_ITEM_TERMS = 1000;
const MAX_VECTOR = 64;
const MAX_CANDIDATES = 60;
const NAMED = 128;
const MAX_TIMES = 127;

/** Compares by tf-idf. Each text takes about two kilobytes. */
export function createTextIndex() {
  const vocabulary = createVocabulary();
  const items = new Map<string, Item>();
  const commonness: number[] = [];
  let rarities = new Float64Array();

  function toItem(key: string, { categories, publishedAt, language, ...text }: IndexedText, { isStored }: { isStored: boolean }): Item {
    const readers = vocabulary.createReaders(language, { isStored });
    const counts = countTerms(text, readers);
    const named = countTerms({ ...text, text: '' }, readers);
    if (isStored) for (const part of [text.title, text.excerpt, text.text]) vocabulary.addCompounds(part);
    const main = new Map(listMainTerms(counts));
    const terms = [...main, ...Array.from(counts).filter(([term]) => !main.has(term))].slice(0, MAX_ITEM_TERMS);
    return {
      key,
      categories,
      publishedMs: Date.parse(publishedAt),
      terms: Uint32Array.from(terms, ([term, times]) => (term << 8) | (named.has(term) ? NAMED : 0) | Math.min(times, MAX_TIMES)),
      mainCount: main.size,
    };
  }

  function remove(key: string) {
    for (const packed of items.get(key)?.terms ?? []) commonness[packed >> 8] = (commonness[packed >> 8] ?? 1) - 1;
    items.delete(key);
  }

  function createWeighing(): Weigh {
    const length = items.size + 1;
    if (rarities.length !== length) rarities = Float64Array.from({ length }, (_, count) => Math.max(0, Math.log(length / (count + 0.5))));
    return (packed) => (packed & MAX_TIMES) * (rarities[commonness[packed >> 8] ?? 0] ?? 0);
  }

  return {
    set(key: string, text: IndexedText) {
      remove(key);
      const item = toItem(key, text, { isStored: true });
      for (const packed of item.terms) commonness[packed >> 8] = (commonness[packed >> 8] ?? 0) + 1;
      items.set(key, item);
    },
    delete: remove,
    /** Two subjects in common at least, of which the category may be one; a tag counts for `tagWorth`. */
    findNear(
      from: string | IndexedText,
      { isWanted, least, tagWorth }: { isWanted(item: Item): boolean; least: number; tagWorth: number },
    ): Match[] {
      const item = typeof from === 'string' ? items.get(from) : toItem('', from, { isStored: false });
      if (!item) return [];
      const weigh = createWeighing();
      const vector = toVector(item, weigh);
      const wanted = Array.from(items.values()).filter((other) => other !== item && isWanted(other));
      const mostTexts = Math.max(FEW_TEXTS, items.size * COMMON_SHARE);
      const isCommon = (term: number) => (commonness[term] ?? 0) > mostTexts;
      const worth = (term: number) => (vocabulary.findTagWords(term) ? tagWorth : 1);
      return findCandidates({ vector, weigh, termCount: vocabulary.countTerms() }, wanted)
        .map((other) => {
          const { score, shared } = compare(vector, toVector(other, weigh), isCommon, vocabulary.findTagWords);
          const category = item.categories.find((each) => other.categories.includes(each));
          return { key: other.key, score: score + (category && score > LEAST_SHARED ? SAME_CATEGORY : 0), shared, category };
        })
        .filter(({ score, shared, category }) => score >= least && shared.map(worth).reduce(sum, category ? 1 : 0) >= LEAST_SUBJECTS)
        .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1));
    },
    /** A tag, or the shortest of the words that have this term. */
    nameTerm: vocabulary.nameTerm,
    hasWord: vocabulary.hasWord,
    listWords: vocabulary.listWords,
    listHyphenated: vocabulary.listHyphenated,
  };
}

/** Numbers terms and tags, and remembers the term of each word of the stored texts. */
function createVocabulary() {
  const termIds = new Map<string, number>();
  const tagWords = new Map<number, { tag: string; terms: ReadonlySet<number | undefined> }>();
  const words = new Map<string, Map<string, number | undefined>>();
  const compounds = new Map<string, Set<string>>();
  let wordCount = 0;

  function getTermId(term: string): number | undefined {
    const id = termIds.get(term) ?? (termIds.size < MAX_WORDS ? termIds.size : undefined);
    if (id === termIds.size) termIds.set(copyText(term), id);
    return id;
  }

  return {
    createReaders(language: string, { isStored }: { isStored: boolean }) {
      const known = words.get(language) ?? new Map<string, number | undefined>();
      if (isStored) words.set(language, known);
      const readWord = (word: string) => {
        const found = known.get(word);
        if (found !== undefined || known.has(word)) return found;
        const term = toTerm(word, language);
        const id = term === undefined ? undefined : getTermId(term);
        if (isStored && wordCount++ < MAX_WORDS) known.set(copyText(word), id);
        return id;
      };
      return {
        readWord,
        readTag(tag: string) {
          const id = tag === '' ? undefined : getTermId(`#${tag}`);
          if (id !== undefined) tagWords.set(id, { tag: copyText(tag), terms: new Set(splitWords(tag).map(readWord)) });
          return id;
        },
      };
    },
    addCompounds(text: string) {
      for (const compound of listCompounds(text)) {
        const folded = foldText(compound);
        const joined = folded.replaceAll('-', '');
        if (joined.length < MIN_COMPOUND || joined.length > MAX_COMPOUND || compounds.size >= MAX_COMPOUNDS) continue;
        compounds.set(joined, (compounds.get(joined) ?? new Set()).add(folded));
      }
    },
    /** `email` gives `e-mail`, if a text has it. */
    listHyphenated: (word: string): string[] => [...(compounds.get(word) ?? [])],
    countTerms: () => termIds.size,
    findTagWords: (term: number) => tagWords.get(term)?.terms,
    nameTerm(term: number): string | undefined {
      const named = Array.from(words.values(), (each) => Array.from(each).flatMap(([word, id]) => (id === term ? word : [])));
      return tagWords.get(term)?.tag ?? named.flat().sort((one, other) => one.length - other.length)[0];
    },
    hasWord: (word: string) => Array.from(words.values()).some((each) => each.has(word)),
    *listWords(): Generator<string> {
      for (const each of words.values()) for (const word of each.keys()) if (isSpelled(word)) yield word;
    },
  };
}

function toVector(item: Item, weigh: Weigh): Vector {
  const heaviest = Array.from(item.terms.subarray(0, item.mainCount), (packed): [number, number] => [packed, weigh(packed)])
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_VECTOR);
  const length = Math.hypot(...heaviest.map(([, weight]) => weight)) || 1;
  return new Map(heaviest.map(([packed, weight]) => [packed >> 8, { weight: weight / length, isNamed: (packed & NAMED) > 0 }]));
}

/** Creates no object per text, of which there are thousands. */
function findCandidates({ vector, weigh, termCount }: { vector: Vector; weigh: Weigh; termCount: number }, wanted: Item[]): Item[] {
  if (wanted.length <= MAX_CANDIDATES) return wanted;
  const weights = new Float64Array(termCount);
  for (const [term, { weight }] of vector) weights[term] = weight;
  const scores = Float64Array.from(wanted, (item) => {
    let shared = 0;
    let squares = 0;
    for (let at = 0; at < item.mainCount; at++) {
      const packed = item.terms[at] ?? 0;
      const weight = weigh(packed);
      squares += weight * weight;
      shared += weight * (weights[packed >> 8] ?? 0);
    }
    return shared > 0 ? shared / Math.sqrt(squares) : 0;
  });
  const least = scores.toSorted().at(-MAX_CANDIDATES) ?? 0;
  return wanted.filter((_, at) => (scores[at] ?? 0) > 0 && (scores[at] ?? 0) >= least);
}

type FindTagWords = (tag: number) => ReadonlySet<number | undefined> | undefined;

/** Common words count if both texts name them. A word of a shared tag is no second subject. */
function compare(one: Vector, other: Vector, isCommon: (term: number) => boolean, findTagWords: FindTagWords) {
  const parts = Array.from(one).flatMap(([term, { weight, isNamed }]) => {
    const match = other.get(term);
    if (!match || (isCommon(term) && !(isNamed && match.isNamed))) return [];
    return { term, part: weight * match.weight };
  });
  const ofTags = parts.flatMap(({ term }) => [...(findTagWords(term) ?? [])]);
  const shared = parts
    .filter(({ term, part }) => findTagWords(term) || (part >= LEAST_PART && !ofTags.includes(term)))
    .sort((a, b) => b.part - a.part)
    .map(({ term }) => term);
  return { score: parts.map(({ part }) => part).reduce(sum, 0), shared };
}

function sum(one: number, other: number): number {
  return one + other;
}

/** Words in more than this share of the texts, and in more than these few, are common. */
const COMMON_SHARE = 0.25;
const FEW_TEXTS = 2;
/** Of a similarity of 1: what two texts both only mention is no subject of theirs. */
const LEAST_PART = 0.01;
export const LEAST_SUBJECTS = 2;
const SAME_CATEGORY = 0.035;
const LEAST_SHARED = 0.005;

/** A part of a long string would keep the whole string in memory. */
function copyText(text: string): string {
  return Buffer.from(text).toString();
}
