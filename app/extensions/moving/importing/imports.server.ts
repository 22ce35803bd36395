import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { enqueueJob } from '#db/jobs.server.ts';
import type { Database } from '#db/schema.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { type ListPage, readPage, writeCsv } from '#features/admin/list/list.server.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import { type ImportChoices, type ImportPlan, OUTCOME_WORDS, type OutcomeCounts } from './import.ts';
import type { ImportState } from './tables.ts';

export const IMPORT_JOB = 'import';

export interface Import extends Omit<Selectable<Database['imports']>, 'plan' | 'choices'> {
  plan: ImportPlan | null;
  choices: ImportChoices | null;
}

export async function createImport(
  db: Db,
  { name, createdBy, now }: { name: string; createdBy: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  const row = { id, name, createdBy, createdAt: now.toISOString(), state: 'reading' as const };
  await db
    .insertInto('imports')
    .values({ ...row, source: null, plan: null, choices: null, problem: null, finishedAt: null })
    .execute();
  return id;
}

export async function findImport(db: Db, id: string): Promise<Import | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toImport(row);
}

/** Newest first. */
export async function listImports(db: Db, page = 1): Promise<ListPage<Import>> {
  const list = await readPage(db.selectFrom('imports'), page, (rows) => rows.selectAll().orderBy('createdAt', 'desc').orderBy('id'));
  return { ...list, items: list.items.map(toImport) };
}

/** False, and nothing changed, unless it is in one of the states `from`. */
export async function changeImport(
  db: Db,
  { id, from }: { id: string; from: readonly ImportState[] },
  { plan, choices, ...change }: Partial<Omit<Import, 'id'>>,
): Promise<boolean> {
  const set: Updateable<Database['imports']> = {
    ...change,
    ...(plan !== undefined && { plan: JSON.stringify(plan) }),
    ...(choices !== undefined && { choices: JSON.stringify(choices) }),
  };
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(set)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Lets the background go on with it, where its state allows the change. */
export function continueImport(
  db: Db,
  at: { id: string; from: readonly ImportState[] },
  { now, ...change }: Partial<Omit<Import, 'id'>> & { now: Date },
): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const isChanged = await changeImport(tx, at, { problem: null, ...change });
    if (isChanged) await enqueueJob(tx, { name: IMPORT_JOB, key: at.id, payload: '', createdAt: now });
    return isChanged;
  });
}

/** What earlier imports made of an item, the latest first. */
export function selectImported(db: Db, key: string) {
  return db
    .selectFrom('importedItems')
    .innerJoin('imports', 'imports.id', 'importedItems.importId')
    .select(['kind', 'articleId', 'version', 'fingerprint'])
    .where('key', '=', key)
    .orderBy('imports.createdAt', 'desc')
    .limit(1);
}

export async function countOutcomes(db: Db, importId: string): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('importedItems')
    .select((eb) => ['outcome', eb.fn.countAll<number>().as('count')])
    .where('importId', '=', importId)
    .groupBy('outcome')
    .execute();
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

export async function countImages(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('importedImages')
    .select((eb) => eb.fn.count<number>('imageId').distinct().as('count'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

function toImport({ plan, choices, ...row }: Selectable<Database['imports']>): Import {
  const parse = (json: string | null) => (json === null ? null : (parseStoredJson(json) ?? null));
  return { ...row, plan: parse(plan) as Import['plan'], choices: parse(choices) as Import['choices'] }; // written by changeImport
}

export async function findRunning(db: Db): Promise<boolean> {
  const row = await db.selectFrom('imports').select('id').where('state', 'in', ['running', 'undoing']).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Closes abandoned imports, and returns their ids so that their files can be deleted. */
export async function giveUpWaiting(db: Db, now: Date): Promise<string[]> {
  const planned = await db.deleteFrom('imports').where('state', 'in', ['reading', 'planned']).returning('id').execute();
  const stopped = await db
    .updateTable('imports')
    .set({ state: 'done', finishedAt: now.toISOString() })
    .where('state', '=', 'stopped')
    .returning('id')
    .execute();
  return [...planned, ...stopped].map(({ id }) => id);
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).where('state', '=', 'reading').execute();
}

const REPORTED = ['position', 'title', 'outcome', 'kind', 'articleId', 'addresses', 'notes'] as const;

export type ReportedItem = Pick<Selectable<Database['importedItems']>, (typeof REPORTED)[number]>;

/** Those with something to say come first. */
export function listReport(db: Db, importId: string, page: number) {
  const all = db.selectFrom('importedItems').where('importId', '=', importId).where('outcome', '!=', 'address');
  return readPage(all, page, (rows) =>
    rows
      .select(REPORTED)
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
      .select(REPORTED)
      .where('importId', '=', importId)
      .where('position', '>', last?.position ?? -1)
      .orderBy('position');
  return writeCsv(['title', 'outcome', 'notes', 'old addresses', 'article'], selectAfter, toCells);
}

function toCells({ title, outcome, notes, addresses, articleId }: ReportedItem): string[] {
  return [title, OUTCOME_WORDS[outcome], notes.join(' '), addresses.join(' '), articleId ?? ''];
}
