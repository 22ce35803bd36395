import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { toCsvLine } from '#platform/text/csv.ts';
import { OUTCOME_WORDS } from './import-words.ts';

const PER_PAGE = 50;
const ROWS_AT_ONCE = 200;

type ReportedItem = Pick<
  Selectable<Database['importedItems']>,
  'position' | 'title' | 'outcome' | 'kind' | 'articleId' | 'addresses' | 'notes'
>;

const COLUMNS = ['position', 'title', 'outcome', 'kind', 'articleId', 'addresses', 'notes'] as const;

/** A page of what became of each item; those with something to say come first. */
export async function listReport(db: Db, importId: string, wanted: number) {
  const all = db.selectFrom('importedItems').where('importId', '=', importId).where('outcome', '!=', 'address');
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / PER_PAGE));
  const page = Math.min(wanted, pages);
  const items: ReportedItem[] = await all
    .select(COLUMNS)
    .orderBy(sql`case outcome when 'left-out' then 0 when 'kept' then 1 else 2 end`)
    .orderBy(sql`case when cast(notes as text) in ('[]', '{}') then 1 else 0 end`)
    .orderBy('position')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { items, page, pages };
}

/** Yields all of it as lines of CSV. */
export async function* writeReportCsv(db: Db, importId: string): AsyncGenerator<string> {
  yield toCsvLine(['title', 'outcome', 'notes', 'old addresses', 'article']);
  let rows: ReportedItem[] = [];
  do {
    rows = await db
      .selectFrom('importedItems')
      .select(COLUMNS)
      .where('importId', '=', importId)
      .where('position', '>', rows.at(-1)?.position ?? -1)
      .orderBy('position')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield rows
      .map(({ title, outcome, notes, addresses, articleId }) =>
        toCsvLine([title, OUTCOME_WORDS[outcome], notes.join(' '), addresses.join(' '), articleId ?? '']),
      )
      .join('');
  } while (rows.length === ROWS_AT_ONCE);
}
