import { type Db, getDialect } from '#db/client.server.ts';
import { type FieldValues, type FormKind, hasFirstDate, type StoredRow } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { readRevisionFields } from '#features/publishing/revisions/revisions.server.ts';
import { isNotGone } from '#features/publishing/trash/trash.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { SavedContent } from './save-response.ts';

const STATE = ['id', 'version', 'lastSaveId', 'isDraft', 'deletedAt', 'draftRevisionId', 'publishedAt', 'updatedAt'] as const;

export interface StoredContent {
  saved: SavedContent;
  /** Fields of the row itself, without unpublished changes. */
  rowFields: FieldValues;
  isInTrash: boolean;
  updatedAt: string;
  /** In the future if it was never public; undefined where the kind does not store it. */
  firstPublishedAt: string | undefined;
}

/** Throws `notFound`. */
export async function getSavedContent(db: Db, kind: FormKind, { id, now }: { id: string; now: Date }): Promise<SavedContent> {
  const stored = await getStoredContent(db, kind, { id, now });
  if (stored.isInTrash) throw notFound(`${kind.name} ${id} is in the trash`, `This ${kind.name} is in the trash.`);
  return stored.saved;
}

/** Finds public items, drafts and items in the trash. `isLocked` locks the row until the transaction ends. Throws `notFound`. */
export async function getStoredContent(
  db: Db,
  kind: FormKind,
  { id, now, isLocked = false }: { id: string; now: Date; isLocked?: boolean },
): Promise<StoredContent> {
  const { name, table, form } = kind;
  if (kind.isSingle && id !== name) throw notFound(`${id} is no ${name}`); // its table has the rows of other kinds
  const row = await toContentDb(db)
    .selectFrom(table)
    .select(STATE)
    .select(pickColumns([...form.columns, ...(hasFirstDate(kind) ? (['firstPublishedAt'] as const) : [])]))
    .where('id', '=', id)
    .where(isNotGone(now))
    .$if(isLocked && getDialect(db) === 'postgres', (query) => query.forUpdate()) // SQLite lets one transaction write at a time
    .executeTakeFirst();
  if (!row) throw notFound(`no ${name} ${id} to edit`, `This ${name} has been deleted.`);
  const { version, lastSaveId, isDraft, deletedAt, draftRevisionId, publishedAt, updatedAt, firstPublishedAt } = row;
  const rowFields = toFields(kind, row, id);
  const waiting = draftRevisionId === null ? undefined : await readRevisionFields(db, draftRevisionId);
  const fields = { ...rowFields, ...waiting }; // a field that was made after the revision is as in the row
  return {
    saved: {
      id,
      version,
      lastSaveId,
      fields: Object.fromEntries(Object.keys(rowFields).map((field) => [field, fields[field] ?? ''])),
      isDraft,
      isChanged: !isDraft && waiting !== undefined,
      publishedAt,
      path: kind.page?.path({ id, address: rowFields.address || null }) ?? null,
    },
    rowFields,
    isInTrash: deletedAt !== null,
    updatedAt,
    firstPublishedAt: firstPublishedAt === undefined ? undefined : String(firstPublishedAt),
  };
}

export function toFields({ form }: FormKind, row: StoredRow, id: string | undefined): FieldValues {
  return form.toFields(Object.fromEntries(form.columns.map((name) => [name, row[name]])), id);
}

export function isSameText(one: FieldValues, other: FieldValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}
