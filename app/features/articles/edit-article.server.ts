import type { z } from 'zod';
import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { SaveOutcome, SaveServices } from '#features/editor/save/save-content.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { getSearchColumns } from '#features/publishing/search-columns.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { toSlug } from '#platform/text/slug.ts';
import { uniqueId } from '#platform/text/unique-id.ts';
import { site } from '#site';
import type { articleFormSchema } from './article-kind.ts';

type ArticleForm = z.output<typeof articleFormSchema>;

/** An article as the admin's form holds it. */
export interface EditableArticle {
  id: string;
  title: string;
  category: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  tags: string[];
  publishedAt: string;
  version: number;
}

export interface ArticleRow {
  id: string;
  title: string;
  category: string;
  imageUrl: string | null;
  readTime: number;
  publishedAt: string;
  version: number;
}

/** Every article for the admin's list, newest first. */
export async function listArticlesForAdmin(db: Db): Promise<ArticleRow[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'category', 'imageUrl', 'readTime', 'publishedAt', 'version'])
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ imageUrl, readTime, publishedAt, ...row }) => ({
    ...row,
    imageUrl,
    readTime,
    publishedAt,
  }));
}

/** The article to edit. Throws `notFound`. */
export async function getEditableArticle(db: Db, id: string): Promise<EditableArticle> {
  const row = await db.selectFrom('articles').select(EDITABLE).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`no article ${id} to edit`, 'This article has been deleted.');
  return toEditable(row);
}

/**
 * Adds an article under an address made of its title. The same creation key again means the same opened form: it saves the
 * article that was made, as `updateArticle` does, since the first answer may have been lost.
 */
export async function createArticle(admin: SaveServices, form: ArticleForm): Promise<SaveOutcome<EditableArticle>> {
  const now = admin.now().toISOString();
  return runContentTransaction(admin, async (tx) => {
    const made =
      form.creationKey && (await tx.selectFrom('articles').select('id').where('creationKey', '=', form.creationKey).executeTakeFirst());
    if (made) return saveOver(tx, { id: made.id, version: FIRST_VERSION, now, form });
    const row = await tx
      .insertInto('articles')
      .values({
        id: await freeId(tx, toSlug(form.title)),
        ...writtenColumns(form),
        author: site.author.name,
        isFeatured: false,
        isLatest: false,
        publishedAt: now,
        firstPublishedAt: now,
        creationKey: form.creationKey ?? null,
      })
      .returning(EDITABLE)
      .executeTakeFirstOrThrow();
    return { outcome: 'saved', item: toEditable(row) };
  });
}

/**
 * Saves an article that was opened at `form.version`; when it has changed since, nothing is saved and theirs is given back,
 * unless it says the same. Throws `notFound` when it has been deleted.
 */
export async function updateArticle(admin: SaveServices, id: string, form: ArticleForm): Promise<SaveOutcome<EditableArticle>> {
  return runContentTransaction(admin, (tx) => saveOver(tx, { id, version: form.version ?? 0, now: admin.now().toISOString(), form }));
}

/** Deletes an article; one that is gone already is no error. */
export async function deleteArticle(admin: SaveServices, id: string): Promise<void> {
  await runContentTransaction(admin, (tx) => tx.deleteFrom('articles').where('id', '=', id).execute());
}

const EDITABLE = ['id', 'title', 'category', 'excerpt', 'content', 'imageUrl', 'tags', 'publishedAt', 'version'] as const;

/** What a new row's `version` column starts with. */
const FIRST_VERSION = 1;

async function saveOver(
  tx: Db,
  { id, version, now, form }: { id: string; version: number; now: string; form: ArticleForm },
): Promise<SaveOutcome<EditableArticle>> {
  const columns = writtenColumns(form);
  const saved = await tx
    .updateTable('articles')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), ...(form.showAsNewest && { publishedAt: now }) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(EDITABLE)
    .executeTakeFirst();
  if (saved) return { outcome: 'saved', item: toEditable(saved) };
  const theirs = await getEditableArticle(tx, id);
  return isSame(theirs, columns) ? { outcome: 'saved', item: theirs } : { outcome: 'conflict', theirs };
}

/** Whether a row says what is to be saved already: the answer to an earlier save was lost, or both wrote the same. */
function isSame(there: EditableArticle, columns: ReturnType<typeof writtenColumns>) {
  const names = ['title', 'category', 'excerpt', 'content'] as const;
  const isSameText = names.every((name) => there[name] === columns[name]);
  return isSameText && there.imageUrl === columns.imageUrl && there.tags.join() === columns.tags.join();
}

function writtenColumns({ title, category, excerpt, content, imageUrl, tags }: ArticleForm) {
  const html = sanitizeArticleHtml(content);
  return {
    title,
    category,
    excerpt,
    content: html,
    imageUrl,
    tags,
    readTime: getReadTime(htmlToText(html)),
    ...getSearchColumns({ title, category, excerpt, content: html }),
  };
}

/** Where the admin's form for a new one is: no item may have this address. */
const NEW = 'new';

async function freeId(tx: Db, slug: string) {
  const rows = await tx.selectFrom('articles').select('id').where('id', 'like', `${slug}%`).execute();
  return uniqueId(slug, new Set([NEW, ...rows.map(({ id }) => id)]));
}

interface EditableRow extends Omit<EditableArticle, 'imageUrl' | 'publishedAt'> {
  imageUrl: string | null;
  publishedAt: string;
}

function toEditable({ imageUrl, publishedAt, ...row }: EditableRow): EditableArticle {
  return { ...row, imageUrl: imageUrl ?? '', publishedAt };
}
