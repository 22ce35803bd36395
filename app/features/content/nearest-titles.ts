/** Of the titles, the few that share most with a text such as a mistyped address; none that shares nothing. */
export function nearestTitles<T extends { id: string; title: string }>(text: string, items: readonly T[], limit = 3): T[] {
  const wanted = trigrams(text);
  return items
    .map((item) => ({ item, score: Math.max(likeness(wanted, trigrams(item.title)), likeness(wanted, trigrams(item.id))) }))
    .filter(({ score }) => score > MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ item }) => item);
}

const MIN_LIKENESS = 0.12;

function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.flatMap((word) => Array.from({ length: word.length }, (_, i) => ` ${word} `.slice(i, i + 3))));
}

function likeness(a: Set<string>, b: Set<string>) {
  if (!a.size || !b.size) return 0;
  return a.intersection(b).size / Math.min(a.size, b.size);
}
