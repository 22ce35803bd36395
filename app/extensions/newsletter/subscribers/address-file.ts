import { type CsvRow, parseCsv } from '#platform/text/csv.ts';
import { decodeText } from '#platform/text/decode.ts';
import { createStatusReader, type ListedStatus } from './address-status.ts';

export const MAX_ROWS = 20_000;

const MAX_FILE_BYTES = 50_000_000;
/** An address is shorter. */
const MAX_CELL = 300;
const COMPARED_ROWS = 50;
const NAME = /e-?mail|courriel/i;
const ADDRESS = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

export type AddressRow = [line: number, text: string, listed?: ListedStatus | undefined];

/** Reads addresses, and what is said against each, from a file of a spreadsheet or another newsletter; a sentence if there is none, or too many. */
export async function readAddressFile(file: File): Promise<AddressRow[] | { problem: string }> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'This file is larger than 50 MB. Please split it.' };
  const text = decode(await file.arrayBuffer());
  if (text.includes('\0'))
    return { problem: 'This isn’t a CSV file. Save the list as CSV in your spreadsheet app, then choose that file.' };
  return readAddressColumn(text, file.name);
}

/** Excel saves in UTF-8, UTF-16 or the code page of Windows. */
function decode(bytes: ArrayBuffer): string {
  return decodeText(new Uint8Array(bytes))?.text ?? new TextDecoder('windows-1252').decode(bytes);
}

function readAddressColumn(csv: string, fileName: string): AddressRow[] | { problem: string } {
  const rows = parseCsv(csv);
  const [head] = rows;
  if (!head) return { problem: 'This file is empty.' };
  const column = findColumn(head, rows.slice(0, COMPARED_ROWS));
  if (column === undefined) return { problem: 'None of the columns in this file is called “email” or contains email addresses.' };
  const hasNames = !ADDRESS.test(head.cells[column] ?? '');
  const listed = hasNames ? rows.slice(1) : rows;
  if (listed.length === 0) return { problem: 'This file has no addresses, only column names.' };
  if (listed.length > MAX_ROWS) {
    return { problem: `This file has ${show(listed.length)} rows, but only ${show(MAX_ROWS)} can be imported at once. Please split it.` };
  }
  const people = listed.map(({ cells }) => cells.with(column, ''));
  const readStatus = createStatusReader(fileName, hasNames ? head.cells.with(column, '') : undefined, people);
  return listed.map(({ line, cells }): AddressRow => {
    const status = readStatus(cells);
    const address = toAddress(cells[column] ?? '');
    return status ? [line, address, status] : [line, address];
  });
}

/** A column with that name comes first, and of several the one with the most addresses. */
function findColumn({ cells }: CsvRow, rows: readonly CsvRow[]): number | undefined {
  const count = (column: number) => rows.filter((row) => ADDRESS.test(row.cells[column] ?? '')).length;
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.cells.length)) }, (_, column) => column);
  const scored = columns.map((column) => ({
    column,
    isNamed: NAME.test(cells[column] ?? '') && !ADDRESS.test(cells[column] ?? ''),
    found: count(column),
  }));
  const [best] = scored.toSorted(
    (a, b) =>
      Number(b.isNamed && b.found > 0) - Number(a.isNamed && a.found > 0) || b.found - a.found || Number(b.isNamed) - Number(a.isNamed),
  );
  return best && (best.found > 0 || best.isNamed) ? best.column : undefined;
}

/** Spreadsheets and this site's own export put an apostrophe before what may be a formula. */
function toAddress(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '').slice(0, MAX_CELL);
}

function show(count: number): string {
  return count.toLocaleString('en');
}
