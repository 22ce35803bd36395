import { type ArrayChange, diffArrays } from 'diff';

export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words of unchanged text shown on each side of a change. */
const CONTEXT = 12;

/** Words removed and added together: the time to find them grows with their square. */
const MAX_EDITS = 1000;

/** The places where two texts differ, in order, each with the words around it; undefined when words cannot show it. */
export function compareTexts(before: string, after: string): TextPart[][] | undefined {
  const [old, current] = [toWords(before), toWords(after)];
  const options = { maxEditLength: MAX_EDITS };
  let changes = diffArrays(old, current, { ...options, comparator: (a, b) => a.trim() === b.trim() });
  if (changes?.every(isSame)) changes = diffArrays(old, current, options); // only spaces differ
  return changes?.every(isSame) ? undefined : changes && toHunks(changes);
}

/** Tags, words and signs of any script, each with the space after it; space at the start is left out. */
function toWords(text: string): string[] {
  return text.match(/(?:<[^<>]*>|[\p{L}\p{M}\p{N}'’_-]+|\S)\s*/gu) ?? [];
}

function toHunks(changes: ArrayChange<string>[]): TextPart[][] {
  const hunks: TextPart[][] = [[]];
  const add = (kind: TextPart['kind'], words: string[]) => hunks.at(-1)?.push({ kind, text: words.join('') });
  changes.forEach((change, index) => {
    const { value, added } = change;
    if (!isSame(change)) add(added ? 'added' : 'removed', value);
    else if (value.length <= 2 * CONTEXT) add('same', value);
    else {
      const [isFirst, isLast] = [index === 0, index === changes.length - 1];
      if (!isFirst) add('same', [...value.slice(0, CONTEXT), '…']);
      if (!isFirst && !isLast) hunks.push([]);
      if (!isLast) add('same', ['… ', ...value.slice(-CONTEXT)]);
    }
  });
  return hunks;
}

function isSame({ added, removed }: ArrayChange<string>): boolean {
  return !added && !removed;
}
