import type { Db } from '#db/client.server.ts';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import {
  type ChangedRow,
  type FieldValues,
  hasFirstDate,
  type SubmittedForm,
  type WrittenKind,
} from '#features/publishing/content-kind.ts';
import { getFirstDate, getUpdateDate, NEVER } from '#features/publishing/dates.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseContentForm } from '../form/form-fields.ts';
import { getStoredContent, type StoredContent } from '../save/stored-content.server.ts';

/** Returns the row as if the last save were published now. */
export async function getSavedRow(kind: WrittenKind, { stored, now }: { stored: StoredContent; now: Date }): Promise<ChangedRow> {
  const parsed = parseContentForm(kind, { ...stored.saved.fields, intent: 'draft' });
  if (!parsed.ok) throw new Error(`a stored ${kind.name} is not what its form takes`);
  return toRow(kind, parsed.form, { id: stored.saved.id, stored, now });
}

/** Returns the row as if the form were published now. A field with an error is empty. */
export async function getUnsavedRow(
  db: Db,
  kind: WrittenKind,
  { id, fields, now }: { id?: string | undefined; fields: FieldValues; now: Date },
): Promise<ChangedRow> {
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in kind.form.schema.shape));
  const wanted = { ...kind.form.empty, ...known, title: fields.title?.trim() || UNTITLED, intent: 'draft' };
  const first = parseContentForm(kind, wanted);
  const refused = first.ok ? [] : Object.keys(first.fieldErrors).map((name) => [name, kind.form.empty[name] ?? '']);
  const parsed = first.ok ? first : parseContentForm(kind, { ...wanted, ...Object.fromEntries(refused) });
  if (!parsed.ok) throw new Error(`an empty ${kind.name} is not what its form takes`);
  const stored = id ? await getStoredContent(db, kind, { id, now }).catch(toUndefinedIfMissing) : undefined;
  return toRow(kind, parsed.form, { id: id ?? UNSAVED_ID, stored, now });
}

const UNTITLED = 'Untitled';
const UNSAVED_ID = 'preview';

async function toRow(
  kind: WrittenKind,
  form: SubmittedForm,
  { id, stored, now }: { id: string; stored: StoredContent | undefined; now: Date },
): Promise<ChangedRow> {
  const today = now.toISOString();
  const { content, text } = await prepareArticleHtml(form.content ?? '');
  const { publishedAt: boxDate, ...columns } = kind.form.toColumns({ ...form, content }, { now: today, text, id });
  const date = stored?.saved.isDraft ? today : (stored?.saved.publishedAt ?? today);
  const publishedAt = boxDate !== undefined && date <= today ? today : date;
  const firstDate = getFirstDate({ publishedAt, firstPublishedAt: stored?.firstPublishedAt ?? NEVER }, today);
  return {
    table: kind.table,
    id,
    columns: {
      ...columns,
      id,
      publishedAt,
      updatedAt: getUpdateDate(today, publishedAt),
      ...(hasFirstDate(kind) && firstDate),
      ...(kind.hasSwitch && { isActive: true }),
    },
    words: text,
  };
}

export function toUndefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'not-found')) throw error;
}
