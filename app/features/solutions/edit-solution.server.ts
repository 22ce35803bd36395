import type { z } from 'zod';
import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { SaveOutcome, SaveServices } from '#features/editor/save/save-content.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { toSlug } from '#platform/text/slug.ts';
import { uniqueId } from '#platform/text/unique-id.ts';
import { site } from '#site';
import type { solutionFormSchema } from './solution-kind.ts';

type SolutionForm = z.output<typeof solutionFormSchema>;

/** A solution as the admin's form holds it. */
export interface EditableSolution {
  id: string;
  title: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  isActive: boolean;
  publishedAt: string;
  version: number;
}

export interface SolutionRow {
  id: string;
  title: string;
  imageUrl: string | null;
  isActive: boolean;
  publishedAt: string;
  version: number;
}

/** Every solution for the admin's list, hidden ones too, newest first. */
export async function listSolutionsForAdmin(db: Db): Promise<SolutionRow[]> {
  const rows = await db
    .selectFrom('growthSolutions')
    .select(['id', 'title', 'imageUrl', 'isActive', 'publishedAt', 'version'])
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ imageUrl, isActive, publishedAt, ...row }) => ({
    ...row,
    imageUrl,
    isActive,
    publishedAt,
  }));
}

/** The solution to edit. Throws `notFound`. */
export async function getEditableSolution(db: Db, id: string): Promise<EditableSolution> {
  const row = await db.selectFrom('growthSolutions').select(EDITABLE).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`no solution ${id} to edit`, 'This solution has been deleted.');
  return toEditable(row);
}

/**
 * Adds a visible solution under an address made of its title. The same creation key again means the same opened form: it saves
 * the solution that was made, as `updateSolution` does, since the first answer may have been lost.
 */
export async function createSolution(admin: SaveServices, form: SolutionForm): Promise<SaveOutcome<EditableSolution>> {
  return runContentTransaction(admin, async (tx) => {
    const made =
      form.creationKey &&
      (await tx.selectFrom('growthSolutions').select('id').where('creationKey', '=', form.creationKey).executeTakeFirst());
    if (made) return saveOver(tx, { id: made.id, version: FIRST_VERSION, form });
    const row = await tx
      .insertInto('growthSolutions')
      .values({
        id: await freeId(tx, toSlug(form.title, 'solution')),
        ...writtenColumns(form),
        isActive: true,
        author: site.author.name,
        publishedAt: admin.now().toISOString(),
        creationKey: form.creationKey ?? null,
      })
      .returning(EDITABLE)
      .executeTakeFirstOrThrow();
    return { outcome: 'saved', item: toEditable(row) };
  });
}

/**
 * Saves a solution that was opened at `form.version`, keeping its date; when it has changed since, nothing is saved and
 * theirs is given back, unless it says the same. Throws `notFound` when it has been deleted.
 */
export async function updateSolution(admin: SaveServices, id: string, form: SolutionForm): Promise<SaveOutcome<EditableSolution>> {
  return runContentTransaction(admin, (tx) => saveOver(tx, { id, version: form.version ?? 0, form }));
}

/** Deletes a solution; one that is gone already is no error. */
export async function deleteSolution(admin: SaveServices, id: string): Promise<void> {
  await runContentTransaction(admin, (tx) => tx.deleteFrom('growthSolutions').where('id', '=', id).execute());
}

const EDITABLE = ['id', 'title', 'excerpt', 'content', 'imageUrl', 'isActive', 'publishedAt', 'version'] as const;

/** What a new row's `version` column starts with. */
const FIRST_VERSION = 1;

async function saveOver(
  tx: Db,
  { id, version, form }: { id: string; version: number; form: SolutionForm },
): Promise<SaveOutcome<EditableSolution>> {
  const columns = writtenColumns(form);
  const saved = await tx
    .updateTable('growthSolutions')
    .set((eb) => ({ ...columns, isActive: form.isActive, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(EDITABLE)
    .executeTakeFirst();
  if (saved) return { outcome: 'saved', item: toEditable(saved) };
  const theirs = await getEditableSolution(tx, id);
  return isSame(theirs, form, columns) ? { outcome: 'saved', item: theirs } : { outcome: 'conflict', theirs };
}

/** Whether a row says what is to be saved already: the answer to an earlier save was lost, or both wrote the same. */
function isSame(there: EditableSolution, { isActive }: SolutionForm, columns: ReturnType<typeof writtenColumns>) {
  const isSameText = there.title === columns.title && there.content === columns.content && there.excerpt === (columns.excerpt ?? '');
  return isSameText && there.imageUrl === columns.imageUrl && there.isActive === isActive;
}

function writtenColumns({ title, excerpt, content, imageUrl }: SolutionForm) {
  return { title, excerpt: excerpt || null, content: sanitizeArticleHtml(content), imageUrl };
}

/** Where the admin's form for a new one is: no item may have this address. */
const NEW = 'new';

async function freeId(tx: Db, slug: string) {
  const rows = await tx.selectFrom('growthSolutions').select('id').where('id', 'like', `${slug}%`).execute();
  return uniqueId(slug, new Set([NEW, ...rows.map(({ id }) => id)]));
}

interface EditableRow extends Pick<EditableSolution, 'id' | 'title' | 'content' | 'version'> {
  excerpt: string | null;
  imageUrl: string | null;
  isActive: boolean;
  publishedAt: string;
}

function toEditable({ excerpt, imageUrl, isActive, publishedAt, ...row }: EditableRow): EditableSolution {
  return { ...row, excerpt: excerpt ?? '', imageUrl: imageUrl ?? '', isActive, publishedAt };
}
