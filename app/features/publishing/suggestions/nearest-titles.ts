import { createWordMatch } from './word-match.ts';

interface Titled {
  id: string;
  title: string;
}

/** How much a title shares with a text, from 0 to 1. */
export interface NearTitle<T> {
  item: T;
  score: number;
}

/** Titles taken apart into words once, for any number of texts. */
export interface TitleIndex<T> {
  /** The few titles that share most with a text such as a mistyped path, best first; none that shares nothing. */
  find(text: string, limit?: number): NearTitle<T>[];
}

/** As `indexTitles`, for a list that is asked once. */
export function findNearestTitles<T extends Titled>(text: string, items: readonly T[], limit = 3): T[] {
  return indexTitles(items)
    .find(text, limit)
    .map(({ item }) => item);
}

export function indexTitles<T extends Titled>(items: readonly T[]): TitleIndex<T> {
  /** The places in `items` of the titles that have a word. */
  const places = new Map<string, number[]>();
  for (const [place, { title, id }] of items.entries()) {
    for (const word of getWords(`${title} ${id}`)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const findWords = createWordMatch([...places.keys()]);

  function getScores(words: string[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (const word of words) {
      const closest = new Map<number, number>();
      for (const [found, closeness] of findWords(word)) {
        for (const place of places.get(found) ?? []) closest.set(place, Math.max(closeness, closest.get(place) ?? 0));
      }
      for (const [place, closeness] of closest) scores.set(place, (scores.get(place) ?? 0) + closeness * getWeight(word));
    }
    return scores;
  }

  return {
    find(text, limit = 3) {
      const words = getWords(text)
        .filter((word) => !/^[a-z0-9]$/.test(word))
        .slice(0, MAX_WORDS);
      const total = words.reduce((sum, word) => sum + getWeight(word), 0);
      return [...getScores(words)]
        .filter(([, score]) => score > MIN_SCORE * total)
        .sort(([place, score], [otherPlace, otherScore]) => otherScore - score || place - otherPlace)
        .slice(0, limit)
        .flatMap(([place, score]) => {
          const item = items[place];
          return item ? [{ item, score: score / total }] : [];
        });
    },
  };
}

/** A short word that is one letter off, beside a long one, is still enough. */
const MIN_SCORE = 0.2;
const MAX_WORDS = 12;

function getWords(text: string): string[] {
  const lower = text.slice(0, 500).toLowerCase();
  return [...new Set(lower.match(isAscii(lower) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu))];
}

/** Then letters are found several times faster. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Long words say more than short ones, and one such as `the` next to nothing. */
function getWeight(word: string) {
  return word.length < 4 ? 0.5 : word.length - 2;
}
