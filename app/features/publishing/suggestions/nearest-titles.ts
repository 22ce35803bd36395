import { createWordMatch } from './word-match.ts';

interface Titled {
  id: string;
  title: string;
}

export interface NearTitle<T> {
  item: T;
  score: number;
}

export interface TitleIndex<T> {
  find(text: string, limit?: number): NearTitle<T>[];
}

export function findNearestTitles<T extends Titled>(text: string, items: readonly T[], limit = 3): T[] {
  return indexTitles(items)
    .find(text, limit)
    .map(({ item }) => item);
}

export function indexTitles<T extends Titled>(items: readonly T[]): TitleIndex<T> {
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

/** Low enough for a short word with one wrong letter next to a long word. */
const MIN_SCORE = 0.2;
const MAX_WORDS = 12;

function getWords(text: string): string[] {
  const lower = text.slice(0, 500).toLowerCase();
  return [...new Set(lower.match(isAscii(lower) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu))];
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function getWeight(word: string) {
  return word.length < 4 ? 0.5 : word.length - 2;
}

export interface Suggestion {
  title: string;
  href: string;
  language?: string;
}

export function suggestPages(text: string, pages: readonly Suggestion[]): Suggestion[] {
  return pickNearest(indexPages(pages).find(text));
}

export function indexPages(pages: readonly Suggestion[]): TitleIndex<Suggestion> {
  return indexTitles(pages.map((page) => ({ ...page, id: decodeURIComponent(page.href.slice(page.href.lastIndexOf('/') + 1)) })));
}

/** Equals keep their order. */
export function pickNearest(found: NearTitle<Suggestion>[]): Suggestion[] {
  const nearest = found.sort((a, b) => b.score - a.score).slice(0, 3);
  return nearest.map(({ item: { title, href, language } }) => ({ title, href, ...(language && { language }) }));
}
