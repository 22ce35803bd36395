import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import { NEW, type StoredRow, type SubmittedForm, type WrittenKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { toSlug } from '#platform/text/slug.ts';
import { uniqueId } from '#platform/text/unique-id.ts';
import type { SavedContent } from './save-response.ts';

export interface SaveServices {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

/** What became of a save: stored, or left alone because the row has changed since it was opened. */
export type SaveOutcome = { outcome: 'saved'; item: SavedContent } | { outcome: 'conflict'; theirs: SavedContent };

/** What a form is opened with. Throws `notFound`. */
export async function getSavedContent(db: Db, kind: WrittenKind, id: string): Promise<SavedContent> {
  return toSaved(kind, await getRow(db, kind, id, kind.form.columns));
}

/**
 * Without an id adds one under a path made of its title. The same creation key again means the same opened form, whose first
 * response may have been lost: it saves what was made, as an update does.
 *
 * With an id saves what was opened at `form.version`. When the row has changed since, nothing is saved and theirs is given back,
 * unless the last save was this one or wrote the same text. Throws `notFound` when it has been deleted.
 */
export async function saveContent(
  services: SaveServices,
  kind: WrittenKind,
  { id, form }: { id?: string; form: SubmittedForm },
): Promise<SaveOutcome> {
  const { creationKey, saveId, version, ...fields } = form;
  const now = services.now().toISOString();
  const { content, text } = await prepareArticleHtml(form.content);
  const columns = kind.form.toColumns({ ...fields, content }, { now, text });
  const searchable = { ...toText(columns), content };
  const save: Save = {
    kind,
    columns,
    search: kind.form.isSearched ? { columns: getSearchColumns(searchable, text), text: getSearchText(searchable, text) } : undefined,
    newColumns: { ...kind.form.toNewColumns(now), creationKey: creationKey ?? null },
    lastSaveId: saveId ?? null,
  };
  return runContentTransaction(services, (tx) => (id ? update(tx, save, { id, version: version ?? 0 }) : create(tx, save, fields.title)));
}

const SAVED = ['id', 'version', 'lastSaveId'] as const;

interface Save {
  kind: WrittenKind;
  columns: StoredRow;
  /** What makes it findable; undefined where the search leaves its kind out. */
  search: { columns: StoredRow; text: string } | undefined;
  newColumns: StoredRow;
  lastSaveId: string | null;
}

/** What a new row's `version` column starts with. */
const FIRST_VERSION = 1;

async function create(tx: Db, save: Save, title: string): Promise<SaveOutcome> {
  const { kind, columns, search, newColumns, lastSaveId } = save;
  const table = toContentDb(tx);
  const { creationKey } = newColumns;
  await tx // its lock lets one creation in after the other: two at once would take the same id or key
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
  if (creationKey) {
    const made = await table.selectFrom(kind.table).select('id').where('creationKey', '=', creationKey).executeTakeFirst();
    if (made) return update(tx, save, { id: made.id, version: FIRST_VERSION });
  }
  const slug = toSlug(title, kind.name);
  const taken = await table.selectFrom(kind.table).select('id').where('id', 'like', `${slug}%`).execute();
  const id = uniqueId(slug, new Set([NEW, ...taken.map((row) => row.id)]));
  const row = await table
    .insertInto(kind.table)
    .values({ id, title, ...columns, ...search?.columns, ...newColumns, lastSaveId })
    .returning(SAVED)
    .returning(kind.form.columns)
    .executeTakeFirstOrThrow();
  if (search) await indexContent(tx, { table: kind.table, id }, search.text);
  return { outcome: 'saved', item: toSaved(kind, row) };
}

async function update(tx: Db, save: Save, { id, version }: { id: string; version: number }): Promise<SaveOutcome> {
  const { kind, columns, search, lastSaveId } = save;
  const saved = await toContentDb(tx)
    .updateTable(kind.table)
    .set((eb) => ({ ...columns, ...search?.columns, lastSaveId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .returning(SAVED)
    .returning(kind.form.columns)
    .executeTakeFirst();
  if (saved) {
    if (search) await indexContent(tx, { table: kind.table, id }, search.text);
    return { outcome: 'saved', item: toSaved(kind, saved) };
  }
  const theirs = await getRow(tx, kind, id, Object.keys(columns));
  const isMine = lastSaveId !== null && theirs.lastSaveId === lastSaveId;
  const changes = Object.keys(columns).filter((name) => JSON.stringify(theirs[name]) !== JSON.stringify(columns[name]));
  if (isMine || changes.length === 0) return { outcome: 'saved', item: toSaved(kind, theirs) };
  if (changes.some((name) => kind.form.columns.includes(name))) return { outcome: 'conflict', theirs: toSaved(kind, theirs) };
  return update(tx, save, { id, version: theirs.version }); // the same text: only the date that was asked for is missing
}

async function getRow(db: Db, { name, table }: WrittenKind, id: string, columns: readonly string[]) {
  const row = await toContentDb(db)
    .selectFrom(table)
    .select(SAVED)
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound(`no ${name} ${id} to edit`, `This ${name} has been deleted.`);
  return row;
}

function toText({ title, excerpt, category }: StoredRow) {
  return { title: String(title), excerpt: String(excerpt ?? ''), category: String(category ?? '') };
}

function toSaved({ form }: WrittenKind, { id, version, lastSaveId, ...row }: StoredRow & Omit<SavedContent, 'fields'>): SavedContent {
  const columns = Object.fromEntries(form.columns.map((name) => [name, row[name]]));
  return { id, version, lastSaveId, fields: form.toFields(columns) };
}
