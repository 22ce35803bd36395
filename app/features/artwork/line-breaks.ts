export interface LineBreaking {
  measure: (text: string) => number;
  /** Widest line that is allowed, in the units of `measure`. */
  maxWidth: number;
}

/** Breaks text into as few lines as fit the width, and then makes them as even as they can be; words that are too long are cut. */
export function breakBalanced(text: string, { measure, maxWidth }: LineBreaking): string[] {
  const words = text.split(' ').flatMap((word) => cutWord(word, { measure, maxWidth }));
  const greedy = fill(words, { measure, maxWidth });
  let narrow = maxWidth / 2;
  let wide = maxWidth;
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2;
    if (fill(words, { measure, maxWidth: middle }).length > greedy.length) narrow = middle;
    else wide = middle;
  }
  const balanced = fill(words, { measure, maxWidth: wide });
  return balanced.every((line) => measure(line) <= maxWidth) ? balanced : greedy;
}

/** The first lines, the last of them ending in an ellipsis where more follow. */
export function clampLines(lines: string[], limit: number, { measure, maxWidth }: LineBreaking): string[] {
  if (lines.length <= limit) return lines;
  const kept = lines.slice(0, limit);
  let last = kept.pop() ?? '';
  while (last && measure(`${last}…`) > maxWidth) last = last.replace(/\s*\S$/u, '');
  return [...kept, `${last.replace(/[\s.,;:–—-]+$/u, '')}…`];
}

function fill(words: string[], { measure, maxWidth }: LineBreaking): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= maxWidth) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cutWord(word: string, { measure, maxWidth }: LineBreaking): string[] {
  if (measure(word) <= maxWidth) return [word];
  const parts: string[] = [];
  for (const letter of word) {
    const last = parts.at(-1);
    if (last !== undefined && measure(last + letter) <= maxWidth) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}
