import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { readPage, writeCsv } from '#features/admin/list/list.server.ts';
import { OUTCOME_WORDS } from './import.ts';

export type ReportedItem = Pick<
  Selectable<Database['importedItems']>,
  'position' | 'title' | 'outcome' | 'kind' | 'articleId' | 'addresses' | 'notes'
>;

const COLUMNS = ['position', 'title', 'outcome', 'kind', 'articleId', 'addresses', 'notes'] as const;

/** Those with something to say come first. */
export function listReport(db: Db, importId: string, page: number) {
  const all = db.selectFrom('importedItems').where('importId', '=', importId).where('outcome', '!=', 'address');
  return readPage(all, page, (rows) =>
    rows
      .select(COLUMNS)
      .orderBy(sql`case outcome when 'left-out' then 0 when 'kept' then 1 else 2 end`)
      .orderBy(sql`case when cast(notes as text) in ('[]', '{}') then 1 else 0 end`)
      .orderBy('position'),
  );
}

/** In the order of the export. */
export function writeReportCsv(db: Db, importId: string): AsyncGenerator<string> {
  const selectAfter = (last: ReportedItem | undefined) =>
    db
      .selectFrom('importedItems')
      .select(COLUMNS)
      .where('importId', '=', importId)
      .where('position', '>', last?.position ?? -1)
      .orderBy('position');
  return writeCsv(['title', 'outcome', 'notes', 'old addresses', 'article'], selectAfter, toCells);
}

function toCells({ title, outcome, notes, addresses, articleId }: ReportedItem): string[] {
  return [title, OUTCOME_WORDS[outcome], notes.join(' '), addresses.join(' '), articleId ?? ''];
}
