import { getEmphasisCost, MAX_EMPHASIS_COST } from './emphasis-cost.ts';

/** Replaces what stands between two marks, which are in a word as in `a==b`; `undefined` leaves it as it is. */
export function replaceBetween(
  text: string,
  [open, close]: [string, string],
  replace: (inner: string, isInWord: boolean) => string | undefined,
  maxLength = 2000,
): string {
  let written = '';
  let from = 0;
  let end = -1;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const inside = start + open.length;
    if (end < inside) end = text.indexOf(close, inside);
    if (end < 0) break;
    const isInWord = /\w/.test(text.charAt(start - 1) + text.charAt(end + close.length));
    const replaced = end - inside <= maxLength ? replace(text.slice(inside, end), isInWord) : undefined;
    const next = replaced === undefined ? inside : end + close.length;
    written += replaced === undefined ? text.slice(from, next) : text.slice(from, start) + replaced;
    from = next;
  }
  return written + text.slice(from);
}

/** Stands at the start of a line for a block of code, while text around it is written. */
export const HIDDEN_BLOCK = '\0\0';

/** `write` sees the whole text with a mark in place of each piece of code and mathematics, which come back as they were. */
export function mapOutsideCode(source: string, write: (text: string) => string, { hasIndentedCode = true } = {}): string {
  const hidden: string[] = [];
  const text = hideSpans(hideBlocks(source.replaceAll('\0', ''), hidden, hasIndentedCode), hidden);
  return write(text).replaceAll(/\0{1,2}(\d{1,7});/g, (_, index: string) => hidden[Number(index)] ?? '');
}

export function hasTooMuchEmphasis(source: string): boolean {
  let cost = 0;
  mapOutsideCode(source, (text) => {
    cost = getEmphasisCost(text);
    return text;
  });
  return cost > MAX_EMPHASIS_COST;
}

const ITEM = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]{1,4}|$)|\[\^[^\]]{1,100}\]:)/;
const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

function hideBlocks(source: string, hidden: string[], hasIndentedCode: boolean): string {
  const written: string[] = [];
  let block: string[] = [];
  let fence: { mark: string; quote: string; around: number } | undefined;
  let around = 0; // indent of the list item or note that the line stands in
  let isAfterBlank = true;
  const endBlock = () => {
    if (block.length > 0) written.push(`${HIDDEN_BLOCK}${hidden.push(block.join('\n')) - 1};`);
    block = [];
    fence = undefined;
  };
  for (const line of source.split('\n')) {
    const quote = /^(?: {0,3}> ?)*/.exec(line)?.[0] ?? '';
    const inner = line.slice(quote.length);
    const isBlank = inner.trim() === '';
    const indent = (/^[ \t]*/.exec(inner)?.[0] ?? '').replaceAll('\t', '    ').length;
    if (fence && ((fence.quote && !quote) || (!isBlank && indent < fence.around))) endBlock();
    if (fence) {
      block.push(line);
      const mark = inner.trim();
      if (mark.startsWith(fence.mark) && mark.replaceAll(fence.mark.charAt(0), '') === '') endBlock();
      continue;
    }
    const isIndentedCode = hasIndentedCode && !isBlank && indent >= around + 4 && (isAfterBlank || block.length > 0);
    if (!isIndentedCode) endBlock();
    if (!isBlank && !isIndentedCode && isAfterBlank) around = Math.min(around, indent);
    const item = isIndentedCode ? '' : (ITEM.exec(inner)?.[0] ?? '');
    if (item) around = item.endsWith(':') ? 4 : item.length;
    const mark = isIndentedCode || (!item && indent >= around + 4) ? undefined : FENCE.exec(inner.slice(item.length))?.[1];
    if (mark) fence = { mark, quote, around: item ? around : Math.min(around, indent) };
    if (mark || isIndentedCode) block.push(line);
    else written.push(line);
    isAfterBlank = isBlank;
  }
  endBlock();
  return written.join('\n');
}

function hideSpans(text: string, hidden: string[]): string {
  const opening = /\\[^\n]|`+|\$\$?|<(?:pre|code|PRE|CODE)(?=[\s>])/g;
  const blocks = /\n[ \t]*[\n\0[*+>|#\d-]/g;
  const unclosed = new Set<string>();
  let written = '';
  let from = 0;
  let blockEnd = -1;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [mark] = found;
    blocks.lastIndex = found.index;
    if (blockEnd < found.index) blockEnd = blocks.exec(text)?.index ?? text.length;
    const end = unclosed.has(mark) ? -1 : findSpanEnd(text, { mark, start: found.index, blockEnd });
    if (end < 0 && mark.startsWith('<')) unclosed.add(mark);
    if (end < 0) continue;
    written += `${text.slice(from, found.index)}\0${hidden.push(text.slice(found.index, end)) - 1};`;
    from = end;
    opening.lastIndex = end;
  }
  return written + text.slice(from);
}

function findSpanEnd(text: string, { mark, start, blockEnd }: { mark: string; start: number; blockEnd: number }): number {
  const inside = start + mark.length;
  if (mark.startsWith('<')) {
    const close = `</${mark.slice(1)}>`;
    const end = text.indexOf(close, inside);
    return end < 0 ? -1 : end + close.length;
  }
  if (mark === '$') {
    const end = text.indexOf(mark, inside);
    const inner = end < 0 ? '' : text.slice(inside, end);
    const isFormula = inner !== '' && inner === inner.trim() && !inner.includes('\n') && !/\d/.test(text.charAt(end + 1));
    return isFormula ? end + 1 : -1;
  }
  if (mark === '$$' || mark.startsWith('`')) {
    for (let end = text.indexOf(mark, inside); end >= 0 && end < blockEnd; end = text.indexOf(mark, end)) {
      const run = end;
      while (text[end] === mark[0]) end += 1;
      if (end - run === mark.length) return end;
    }
  }
  return -1;
}
