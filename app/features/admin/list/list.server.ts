import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '#db/count-rows.server.ts';
import { toCsvLine } from '#platform/text/csv.ts';

const PER_PAGE = 50;
const PER_CHUNK = 500;

export interface ListPage<Row> {
  items: Row[];
  count: number;
  page: number;
  pages: number;
}

/** Of rows that are sorted outside the database. */
export function slicePage<Row>(rows: readonly Row[], wanted: number): ListPage<Row> {
  const { from, limit, ...page } = findPage(rows.length, wanted);
  return { ...page, items: rows.slice(from, from + limit) };
}

/** `toRows` puts the rows in order, down to a column that no two of them share. */
export async function readPage<DB, Table extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Table, object>,
  wanted: number,
  toRows: (matching: SelectQueryBuilder<DB, Table, object>) => SelectQueryBuilder<DB, Table, Row>,
): Promise<ListPage<Row>> {
  const { from, limit, ...page } = findPage(await countRows(matching), wanted);
  const items = await toRows(matching).limit(limit).offset(from).execute();
  return { ...page, items: items as Row[] };
}

/** Yields all rows as lines of CSV, in chunks that begin after the last row of the one before. */
export async function* writeCsv<DB, Table extends keyof DB, Row>(
  head: readonly string[],
  selectAfter: (last: Row | undefined) => SelectQueryBuilder<DB, Table, Row>,
  toCells: (row: Row) => string[],
): AsyncGenerator<string> {
  yield toCsvLine(head);
  let rows: Row[] = [];
  do {
    rows = (await selectAfter(rows.at(-1)).limit(PER_CHUNK).execute()) as Row[];
    yield rows.map((row) => toCsvLine(toCells(row))).join('');
  } while (rows.length === PER_CHUNK);
}

/** A page past the last is the last. */
function findPage(count: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(count / PER_PAGE));
  const page = Math.min(wanted, pages);
  return { count, page, pages, from: (page - 1) * PER_PAGE, limit: PER_PAGE };
}
