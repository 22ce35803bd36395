import { diffArrays } from 'diff';
import { readTokens } from '#features/html/html-tokens.ts';

/** A block of the text to take or refuse: empty before where it is new, empty after where it is left out. */
export interface BlockChange {
  before: string;
  after: string;
}

type Piece = { kind: 'same'; html: string } | ({ kind: 'change' } & BlockChange);

export function listBlockChanges(current: string, proposed: string): BlockChange[] {
  return compareBlocks(current, proposed).flatMap((piece) =>
    piece.kind === 'change' ? [{ before: piece.before, after: piece.after }] : [],
  );
}

/** Returns the current text with some of its changes made. */
export function takeBlockChanges(current: string, proposed: string, taken: readonly BlockChange[]): string {
  const left = [...taken];
  return compareBlocks(current, proposed)
    .map((piece) => {
      if (piece.kind === 'same') return piece.html;
      const at = left.findIndex(({ before, after }) => before === piece.before && after === piece.after);
      if (at < 0) return piece.before;
      left.splice(at, 1); // of two equal changes one may be left
      return piece.after;
    })
    .join('');
}

const VOID = new Set('area br col embed hr img input link source track wbr'.split(' '));

/** The top-level elements of well-formed HTML, and the texts between them; joined they are the text. */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let depth = 0;
  const end = () => {
    if (!block.trim()) return;
    blocks.push(block);
    block = '';
  };
  for (const token of readTokens(html)) {
    const isBlock = (token.kind === 'start' || token.kind === 'end') && !INLINE.has(token.name);
    if (isBlock && token.kind === 'start' && depth === 0) end();
    block += token.source;
    if (token.kind === 'start' && !VOID.has(token.name)) depth += 1;
    if (token.kind === 'end' && !VOID.has(token.name)) depth = Math.max(0, depth - 1);
    if (isBlock && depth === 0) end();
  }
  end();
  return block ? [...blocks.slice(0, -1), `${blocks.at(-1) ?? ''}${block}`] : blocks;
}

/** Words between top-level elements stay one block with their marks. */
const INLINE = new Set('a abbr b br cite code del em i img ins kbd mark q s small span strong sub sup u'.split(' '));

/** The time to find edits grows with their square. */
const MAX_EDITS = 1000;

function compareBlocks(current: string, proposed: string): Piece[] {
  const [old, next] = [current, proposed].map((html) => splitBlocks(html).map((block) => ({ html: block, key: toKey(block) })));
  const changes = diffArrays(old ?? [], next ?? [], { maxEditLength: MAX_EDITS, comparator: (a, b) => a.key === b.key });
  if (!changes) return [{ kind: 'change', before: current, after: proposed }];
  const pieces: Piece[] = [];
  let [from, removed]: [number, string[]] = [0, []];
  const flush = (added: string[]) => {
    pieces.push(...pairBlocks(removed, added));
    removed = [];
  };
  for (const { value, added, removed: isRemoved } of changes) {
    if (added) flush(value.map(({ html }) => html));
    else {
      flush([]);
      const own = (old ?? []).slice(from, from + value.length).map(({ html }) => html); // what is the same stays as the author has it
      from += value.length;
      if (isRemoved) removed = own;
      else pieces.push(...own.map((html) => ({ kind: 'same' as const, html })));
    }
  }
  flush([]);
  return pieces;
}

const toKey = (html: string) => html.replace(/\s+/g, ' ').replace(/> | </g, (edge) => edge.trim());

/** More pairs are taken in their order alone. */
const MAX_COMPARED = 10_000;
const ALIKE = 0.3;

/** Pairs each removed block with the added one that says most of the same, in order; the others are changes of their own. */
function pairBlocks(removed: readonly string[], added: readonly string[]): Piece[] {
  const [words, nextWords] = [removed.map(toWords), added.map(toWords)];
  const isSmall = removed.length * added.length <= MAX_COMPARED;
  const getAlike = (at: number, next: number) => {
    if (!isSmall) return at === next ? 1 : 0;
    const alike = compareWordSets(words[at] ?? new Set(), nextWords[next] ?? new Set());
    return alike >= ALIKE ? alike : 0;
  };
  const best: number[][] = Array.from({ length: removed.length + 1 }, () => Array(added.length + 1).fill(0));
  const read = (at: number, next: number) => best[at]?.[next] ?? 0;
  for (let at = removed.length - 1; at >= 0; at -= 1) {
    const row = best[at] ?? [];
    for (let next = added.length - 1; next >= 0; next -= 1)
      row[next] = Math.max(read(at + 1, next), read(at, next + 1), read(at + 1, next + 1) + getAlike(at, next));
  }
  const pieces: Piece[] = [];
  let [at, next] = [0, 0];
  while (at < removed.length || next < added.length) {
    const alike = at < removed.length && next < added.length ? getAlike(at, next) : 0;
    if (alike > 0 && read(at, next) === read(at + 1, next + 1) + alike)
      pieces.push({ kind: 'change', before: removed[at++] ?? '', after: added[next++] ?? '' });
    else if (next >= added.length || (at < removed.length && read(at, next) === read(at + 1, next)))
      pieces.push({ kind: 'change', before: removed[at++] ?? '', after: '' });
    else pieces.push({ kind: 'change', before: '', after: added[next++] ?? '' });
  }
  return pieces;
}

function toWords(html: string): Set<string> {
  const text = readTokens(html).map((token) => (token.kind === 'text' ? token.text : ' '));
  return new Set(
    text
      .join('')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}

/** Share of the words that both have, from 0 to 1. */
function compareWordSets(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
