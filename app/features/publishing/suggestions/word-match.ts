export function createWordMatch(words: readonly string[]): (word: string) => [found: string, closeness: number][] {
  const letters = words.map(getLetters);
  return (word) => {
    const own = getLetters(word);
    const found: [string, number][] = [];
    for (let at = 0; at < words.length; at++) {
      const other = words[at] ?? '';
      if (!isWorthALook(word, other, own ^ (letters[at] ?? 0))) continue;
      const closeness = getCloseness(word, other);
      if (closeness > 0) found.push([other, closeness]);
    }
    return found;
  };
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 32;
const MOST_ERRORS = 2;

/** Rules out most words cheaply: a wrong letter changes at most two of the letters that a word has. */
function isWorthALook(word: string, other: string, different: number): boolean {
  if (word.charCodeAt(0) === other.charCodeAt(0) && word.charCodeAt(1) === other.charCodeAt(1)) return true; // one may begin the other
  return Math.abs(word.length - other.length) <= MOST_ERRORS && countBits(different) <= 2 * MOST_ERRORS;
}

function getLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function getCloseness(word: string, meant: string): number {
  if (word === meant) return 1;
  const [short, long] = word.length < meant.length ? [word, meant] : [meant, word];
  if (short.length < MIN_LENGTH || long.length > MAX_LENGTH) return 0;
  if (long.startsWith(short)) return 0.7 + (0.3 * short.length) / long.length;
  const most = getForgivenErrors(word, meant);
  if (long.length - short.length > most) return 0;
  const errors = getEditDistance(short, long);
  return errors <= most ? 1 - errors / long.length : 0;
}

/** Shorter words and earlier errors are forgiven less, because they are more likely another word. */
function getForgivenErrors(word: string, meant: string): number {
  const hasSameStart = word[0] === meant[0];
  if (meant.length >= 8) return hasSameStart ? 2 : 1;
  if (meant.length >= 6) return 1;
  if (meant.length === 5) return hasSameStart || isSwap(word, meant) ? 1 : 0;
  return isSwap(word, meant) ? 1 : 0;
}

function isSwap(word: string, meant: string): boolean {
  return word.length === meant.length && word.length > MIN_LENGTH && [...word].sort().join('') === [...meant].sort().join('');
}

/** Counts swaps of neighbours as one change, which libraries do not. */
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
