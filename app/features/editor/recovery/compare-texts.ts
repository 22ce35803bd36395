import { type ArrayChange, diffArrays } from 'diff';
import { showInvisible } from '#platform/text/invisible-characters.ts';

export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
  block?: string;
  marks?: string[];
  isAddress?: boolean;
}

/** The smallest unit compared: a word, a sign, a tag, an image, the start of a block. */
export interface Token extends Pick<TextPart, 'text' | 'block' | 'marks' | 'isAddress'> {
  key: string;
}

/** Words, each with what `showInvisible` writes in it, and signs; with the spaces after them. */
export const WORDS = /(?:(?:[\p{L}\p{M}\p{N}'’_-]|⟨U\+[\dA-F]+⟩)+|\S)\s*/gu;
const TAGS_ADDRESSES_WORDS = /(?:<[^<>]*>|(?:https?|HTTPS?):\/\/[^\s<>"]+|^\/[^\s<>"]+|(?:[\p{L}\p{M}\p{N}'’_-]|⟨U\+[\dA-F]+⟩)+|\S)\s*/gu;
const ADDRESS = /^(?:https?:\/|\/\S)/i;

const CONTEXT = 12;

/** The time to find edits grows with their square. */
export const MAX_EDITS = 1000;

/** Each difference with the words around it, in order; undefined if words cannot show it. */
export function compareTexts(before: string, after: string): TextPart[][] | undefined {
  return (
    compareTokens(toWords(before), toWords(after)) ?? compareTokens(toWords(before, { isExact: true }), toWords(after, { isExact: true })) // only spaces differ
  );
}

export function compareTokens(before: readonly Token[], after: readonly Token[]): TextPart[][] | undefined {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS, comparator: (a, b) => a.key === b.key });
  return changes?.every(isSame) ? undefined : changes && toHunks(changes);
}

function toWords(text: string, { isExact = false } = {}): Token[] {
  const words = showInvisible(text).match(TAGS_ADDRESSES_WORDS) ?? [];
  return words.map((word) => ({ text: word, key: isExact ? word : word.trim(), ...(ADDRESS.test(word) && { isAddress: true }) }));
}

function toHunks(changes: ArrayChange<Token>[]): TextPart[][] {
  const hunks: TextPart[][] = [[]];
  const add = (kind: TextPart['kind'], tokens: Token[]) => hunks.at(-1)?.push(...joinTokens(kind, tokens));
  const more = (text: string): Token => ({ text, key: '' });
  changes.forEach((change, index) => {
    const { value, added } = change;
    if (!isSame(change)) add(added ? 'added' : 'removed', value);
    else if (value.length <= 2 * CONTEXT) add('same', value);
    else {
      const [isFirst, isLast] = [index === 0, index === changes.length - 1];
      if (!isFirst) add('same', [...value.slice(0, CONTEXT), more('…')]);
      if (!isFirst && !isLast) hunks.push([]);
      if (!isLast) add('same', [more('… '), ...value.slice(-CONTEXT)]);
    }
  });
  return hunks;
}

export function joinTokens(kind: TextPart['kind'], tokens: readonly Token[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const { text, block, marks, isAddress } of tokens) {
    const last = parts.at(-1);
    const isWord = last?.block === undefined && block === undefined && !last?.isAddress && !isAddress;
    if (last && isWord && String(last.marks) === String(marks)) last.text += text;
    else parts.push({ kind, text, ...(block !== undefined && { block }), ...(marks && { marks }), ...(isAddress && { isAddress }) });
  }
  return parts;
}

function isSame({ added, removed }: ArrayChange<Token>): boolean {
  return !added && !removed;
}
