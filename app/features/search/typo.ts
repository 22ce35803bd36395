/** The likeliest first. */
export const TYPOS = ['swapped', 'doubled', 'missing', 'wrong'] as const;

type Typo = (typeof TYPOS)[number];

export function getTypo(word: string, meant: string): Typo | undefined {
  if (word === meant) return undefined;
  const [one, other] = [Array.from(word), Array.from(meant)];
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  if (long.length - short.length > 1) return undefined;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start++;
  let end = 0;
  while (end < short.length - start && long.at(-1 - end) === short.at(-1 - end)) end++;
  const [extra, second] = [long[start], long[start + 1]];
  if (long.length > short.length) {
    if (short.length > start + end) return undefined;
    return extra === long[start - 1] || extra === second ? 'doubled' : 'missing';
  }
  const differing = long.length - start - end;
  if (differing === 1) return 'wrong';
  return differing === 2 && extra === short[start + 1] && second === short[start] ? 'swapped' : undefined;
}

/** Requires the first letter of a short word to match: `tin` is not `bin`. */
export function mayMean(word: string, meant: string): boolean {
  const typo = getTypo(word, meant);
  if (!typo) return false;
  const letters = Math.min(Array.from(word).length, Array.from(meant).length);
  return letters > SHORT || typo === 'swapped' || word.codePointAt(0) === meant.codePointAt(0);
}

const SHORT = 3;
