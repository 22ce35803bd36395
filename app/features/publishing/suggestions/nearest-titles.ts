/** Of the titles, the few that share most with a text such as a mistyped path, best first; none that shares nothing. */
export function findNearestTitles<T extends { id: string; title: string }>(text: string, items: readonly T[], limit = 3): T[] {
  const queryWords = getWords(text)
    .filter((word) => !/^[a-z0-9]$/.test(word))
    .slice(0, MAX_WORDS);
  const total = queryWords.reduce((sum, word) => sum + getWeight(word), 0);
  if (!total) return [];
  const closest = queryWords.map(createClosenessCache);
  return items
    .map((item) => {
      const words = getWords(`${item.title} ${item.id}`);
      const found = queryWords.map((word, i) => getWeight(word) * Math.max(0, ...words.map((other) => closest[i]?.(other) ?? 0)));
      return { item, score: found.reduce((sum, weight) => sum + weight, 0) / total };
    })
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ item }) => item);
}

const MIN_SCORE = 0.25;
const MIN_CLOSENESS = 0.65;
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 32;

function getWords(text: string): string[] {
  return [
    ...new Set(
      text
        .slice(0, 500)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
    ),
  ];
}

/** Long words say more than short ones. */
function getWeight(word: string) {
  return Math.max(0.5, word.length - 2);
}

/** How close another word is to this one, from 0 to 1, each word reckoned once. */
function createClosenessCache(word: string) {
  const known = new Map<string, number>();
  return (other: string) => {
    const closeness = known.get(other) ?? getCloseness(word, other);
    known.set(other, closeness);
    return closeness;
  };
}

function getCloseness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3 || long.length > MAX_WORD_LENGTH) return 0;
  if (long.startsWith(short)) return 0.7 + (0.3 * short.length) / long.length;
  if (long.length - short.length > 2) return 0;
  const closeness = 1 - getEditDistance(short, long) / long.length;
  return closeness < MIN_CLOSENESS ? 0 : closeness;
}

/** Letters put in, left out, exchanged or swapped with the next one; libraries do not count a swap as one. */
function getEditDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(beforeLast, j - 2) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number) {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
