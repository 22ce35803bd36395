/** One line of RFC 4180. A cell that a spreadsheet would take for a formula gets an apostrophe. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Written by some spreadsheets. */
const SEPARATOR_LINE = /^sep=.\n/i;

export interface CsvRow {
  /** From 1, where it begins. */
  line: number;
  cells: string[];
}

/** Parses RFC 4180 with the line ends of any system, and commas, semicolons or tabs, whichever the first line has most of. Skips blank lines. */
export function parseCsv(text: string): CsvRow[] {
  const source = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(SEPARATOR_LINE, '\n');
  const separator = findSeparator(source);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  while (at < source.length) {
    const { cell, end } = readCell(source, { at, separator });
    row.cells.push(cell.trim());
    for (let from = at; from < end; from += 1) if (source[from] === '\n') line += 1;
    at = end + 1;
    if (source[end] === separator) continue;
    if (source[end] === '\n') line += 1;
    rows.push(row);
    row = { line, cells: [] };
  }
  return [...rows, row].filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function findSeparator(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** `end` is where its separator or line end is, or the end of the text. */
function readCell(text: string, { at, separator }: { at: number; separator: string }): { cell: string; end: number } {
  if (text[at] !== '"') {
    const end = findEnd(text, { at, separator });
    return { cell: text.slice(at, end), end };
  }
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return { cell: text.slice(at + 1), end: text.length };
  return { cell: text.slice(at + 1, close).replaceAll('""', '"'), end: findEnd(text, { at: close + 1, separator }) };
}

function findEnd(text: string, { at, separator }: { at: number; separator: string }): number {
  for (let end = at; end < text.length; end += 1) if (text[end] === separator || text[end] === '\n') return end;
  return text.length;
}
