import { foldText } from '#platform/text/fold.ts';
import { type ComparedText, countTerms, listMainTerms, toTerm } from './terms.ts';
import { isSpelled, listCompounds } from './words.ts';

export interface IndexedText extends ComparedText {
  category: string;
  publishedAt: string;
}

export interface Match {
  key: string;
  score: number;
}

export interface Item {
  key: string;
  category: string;
  publishedMs: number;
  /** `term << 8 | times`, the main ones first: a second array for each text would take more memory than what it holds. */
  terms: Uint32Array;
  mainCount: number;
}

type Weigh = (packed: number) => number;
type Vector = ReadonlyMap<number, number>;

/** Over all texts and languages. */
const MAX_WORDS = 400_000;
const MAX_COMPOUNDS = 20_000;
const MIN_COMPOUND = 4;
const MAX_COMPOUND = 40;
const MAX_ITEM_TERMS = 1000;
const MAX_VECTOR = 64;
const MAX_CANDIDATES = 60;
const MAX_TIMES = 255;

/** Compares by tf-idf. Each text takes about two kilobytes. */
export function createTextIndex() {
  const vocabulary = createVocabulary();
  const items = new Map<string, Item>();
  const commonness: number[] = [];
  let rarities = new Float64Array();

  function toItem(key: string, { category, publishedAt, language, ...text }: IndexedText, { isStored }: { isStored: boolean }): Item {
    const counts = countTerms(text, vocabulary.createReaders(language, { isStored }));
    if (isStored) for (const part of [text.title, text.excerpt, text.text]) vocabulary.addCompounds(part);
    const main = new Map(listMainTerms(counts));
    const terms = [...main, ...Array.from(counts).filter(([term]) => !main.has(term))].slice(0, MAX_ITEM_TERMS);
    return {
      key,
      category,
      publishedMs: Date.parse(publishedAt),
      terms: Uint32Array.from(terms, ([term, times]) => (term << 8) | Math.min(times, MAX_TIMES)),
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
    findNear(from: string | IndexedText, { isWanted, least }: { isWanted(item: Item): boolean; least: number }): Match[] {
      const item = typeof from === 'string' ? items.get(from) : toItem('', from, { isStored: false });
      if (!item) return [];
      const weigh = createWeighing();
      const vector = toVector(item, weigh);
      const wanted = Array.from(items.values()).filter((other) => other !== item && isWanted(other));
      return findCandidates({ vector, weigh, termCount: vocabulary.countTerms() }, wanted)
        .map((other) => {
          const score = getSimilarity(vector, toVector(other, weigh), vocabulary.isTag);
          const isSameCategory = item.category !== '' && item.category === other.category;
          return { key: other.key, score: score + (isSameCategory && score > LEAST_SHARED ? SAME_CATEGORY : 0) };
        })
        .filter(({ score }) => score >= least)
        .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1));
    },
    hasWord: vocabulary.hasWord,
    listWords: vocabulary.listWords,
    listHyphenated: vocabulary.listHyphenated,
  };
}

/** Numbers terms and tags, and remembers the term of each word of the stored texts. */
function createVocabulary() {
  const termIds = new Map<string, number>();
  const tagIds = new Set<number>();
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
      return {
        readWord(word: string) {
          const found = known.get(word);
          if (found !== undefined || known.has(word)) return found;
          const term = toTerm(word, language);
          const id = term === undefined ? undefined : getTermId(term);
          if (isStored && wordCount++ < MAX_WORDS) known.set(copyText(word), id);
          return id;
        },
        readTag(tag: string) {
          const id = tag === '' ? undefined : getTermId(`#${tag}`);
          if (id !== undefined) tagIds.add(id);
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
    isTag: (term: number) => tagIds.has(term),
    hasWord: (word: string) => Array.from(words.values()).some((each) => each.has(word)),
    *listWords(): Generator<string> {
      for (const each of words.values()) for (const word of each.keys()) if (isSpelled(word)) yield word;
    },
  };
}

function toVector(item: Item, weigh: Weigh): Vector {
  const heaviest = Array.from(item.terms.subarray(0, item.mainCount), (packed): [number, number] => [packed >> 8, weigh(packed)])
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_VECTOR);
  const length = Math.hypot(...heaviest.map(([, weight]) => weight)) || 1;
  return new Map(heaviest.map(([term, weight]) => [term, weight / length]));
}

/** Creates no object per text, of which there are thousands. */
function findCandidates({ vector, weigh, termCount }: { vector: Vector; weigh: Weigh; termCount: number }, wanted: Item[]): Item[] {
  if (wanted.length <= MAX_CANDIDATES) return wanted;
  const weights = new Float64Array(termCount);
  for (const [term, weight] of vector) weights[term] = weight;
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

/** Counts only part of the one word that two vectors share most, because a single word may be an accident; a tag is not. */
function getSimilarity(one: Vector, other: Vector, isTag: (term: number) => boolean): number {
  let sum = 0;
  let most = 0;
  for (const [term, weight] of one) {
    const shared = weight * (other.get(term) ?? 0);
    sum += shared;
    if (!isTag(term)) most = Math.max(most, shared);
  }
  return sum - Math.min(most / 2, MAX_ACCIDENT);
}

const MAX_ACCIDENT = 0.02;
const SAME_CATEGORY = 0.035;
const LEAST_SHARED = 0.005;

/** A part of a long string would keep the whole string in memory. */
function copyText(text: string): string {
  return Buffer.from(text).toString();
}
