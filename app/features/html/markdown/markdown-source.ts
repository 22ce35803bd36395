import { getEmphasisCost, MAX_EMPHASIS_COST } from './emphasis-cost.ts';

/** Replaces what stands between two marks; `undefined` leaves it as it is. */
export function replaceBetween(
  text: string,
  [open, close]: [string, string],
  replace: (inner: string) => string | undefined,
  maxLength = 2000,
): string {
  let written = '';
  let from = 0;
  let end = -1;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const inside = start + open.length;
    if (end < inside) end = text.indexOf(close, inside);
    if (end < 0) break;
    const replaced = end - inside <= maxLength ? replace(text.slice(inside, end)) : undefined;
    const next = replaced === undefined ? inside : end + close.length;
    written += replaced === undefined ? text.slice(from, next) : text.slice(from, start) + replaced;
    from = next;
  }
  return written + text.slice(from);
}

/** Undefined where paragraphs have too much emphasis. */
export function mapOutsideCode(source: string, write: (text: string) => string): string | undefined {
  const written: string[] = [];
  let lines: string[] = [];
  let fence = '';
  let emphasisCost = 0;
  const endText = () => {
    const text = lines.join('\n');
    emphasisCost += getEmphasisCost(text);
    if (lines.length > 0) written.push(writeOutsideSpans(text, write));
    lines = [];
  };
  for (const line of source.split('\n')) {
    const mark = /^ {0,3}(?:> ?)?(```|~~~)/.exec(line)?.[1];
    if (fence) {
      written.push(line);
      if (mark === fence) fence = '';
    } else if (mark) {
      endText();
      written.push(line);
      fence = mark;
    } else lines.push(line);
  }
  endText();
  return emphasisCost > MAX_EMPHASIS_COST ? undefined : written.join('\n');
}

function writeOutsideSpans(text: string, write: (text: string) => string): string {
  const spans: string[] = [];
  const hidden = replaceBetween(text.replaceAll('\0', ''), ['`', '`'], (inner) => {
    if (inner === '' || inner.includes('\n\n')) return undefined;
    spans.push(inner);
    return `\0${spans.length - 1};`;
  });
  return write(hidden).replaceAll(/\0(\d{1,7});/g, (_, index: string) => `\`${spans[Number(index)] ?? ''}\``);
}

/** Takes `[^1]: …` and the indented lines below it out of the text. */
export function extractFootnotes(text: string, footnotes: Map<string, string>): string {
  let id = '';
  const lines = text.split('\n').filter((line) => {
    const found = /^\[\^([^\]]{1,100})\]:(.*)$/.exec(line);
    if (found) {
      id = found[1] ?? '';
      footnotes.set(id, (found[2] ?? '').trim());
    } else if (id && /^(?: {2,}|\t)/.test(line)) footnotes.set(id, `${footnotes.get(id)} ${line.trim()}`);
    else id = '';
    return id === '';
  });
  return lines.join('\n');
}

/** Puts each note where it is first cited. */
export function citeFootnotes(footnotes: ReadonlyMap<string, string>): (text: string) => string {
  const cited = new Set<string>();
  const cite = (id: string) => {
    const note = footnotes.get(id);
    if (note === undefined) return undefined;
    const isFirst = !cited.has(id);
    cited.add(id);
    return isFirst && note ? `<small class="footnote">${note}</small>` : '';
  };
  return (text) => replaceBetween(text, ['[^', ']'], cite);
}
