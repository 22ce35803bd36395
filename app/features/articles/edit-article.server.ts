import type { Db } from '#db/client.server.ts';
import { changeContent } from '#features/content/change-content.server.ts';
import type { Desk, SaveOutcome } from '#features/content/desk/desk.server.ts';
import { sanitizeArticleHtml } from '#features/content/html.server.ts';
import { readTimeOf } from '#features/content/read-time.ts';
import { searchColumns } from '#features/content/search-text.server.ts';
import { slugOf } from '#features/content/slug.ts';
import { htmlToText } from '#features/content/text.server.ts';
import { uniqueId } from '#features/content/unique-id.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { site } from '#site';
import type { ArticleForm } from './article-form.ts';

/** An article as the desk's form holds it. */
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

/** Every article for the desk's list, newest first. */
export async function listArticlesForDesk(db: Db): Promise<ArticleRow[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'category', 'image_url', 'read_time', 'published_at', 'version'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ image_url, read_time, published_at, ...row }) => ({
    ...row,
    imageUrl: image_url,
    readTime: read_time,
    publishedAt: published_at,
  }));
}

/** The article to edit. Throws `notFound`. */
export async function getEditableArticle(db: Db, id: string): Promise<EditableArticle> {
  const row = await db.selectFrom('articles').select(EDITABLE).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`no article ${id} to edit`, 'This article has been deleted.');
  return asEditable(row);
}

/** Adds an article under an address made of its title; the same creation key again gives back the article that it made. */
export async function createArticle(desk: Desk, form: ArticleForm): Promise<EditableArticle> {
  const now = desk.now().toISOString();
  return changeContent(desk, async (tx) => {
    const made =
      form.creationKey &&
      (await tx.selectFrom('articles').select(EDITABLE).where('creation_key', '=', form.creationKey).executeTakeFirst());
    if (made) return asEditable(made);
    const row = await tx
      .insertInto('articles')
      .values({
        id: await freeId(tx, slugOf(form.title)),
        ...writtenColumns(form),
        author: site.author.name,
        is_featured: false,
        is_latest: false,
        published_at: now,
        first_published_at: now,
        creation_key: form.creationKey ?? null,
      })
      .returning(EDITABLE)
      .executeTakeFirstOrThrow();
    return asEditable(row);
  });
}

/**
 * Saves an article that was opened at `form.version`; when it has changed since, nothing is saved and theirs is given back.
 * Throws `notFound` when it has been deleted.
 */
export async function updateArticle(desk: Desk, id: string, form: ArticleForm): Promise<SaveOutcome<EditableArticle>> {
  return changeContent(desk, async (tx) => {
    const saved = await tx
      .updateTable('articles')
      .set((eb) => ({
        ...writtenColumns(form),
        version: eb('version', '+', 1),
        ...(form.showAsNewest && { published_at: desk.now().toISOString() }),
      }))
      .where('id', '=', id)
      .where('version', '=', form.version ?? 0)
      .returning(EDITABLE)
      .executeTakeFirst();
    if (saved) return { outcome: 'saved', item: asEditable(saved) };
    return { outcome: 'conflict', theirs: await getEditableArticle(tx, id) };
  });
}

/** Deletes an article; one that is gone already is no error. */
export async function deleteArticle(desk: Desk, id: string): Promise<void> {
  await changeContent(desk, (tx) => tx.deleteFrom('articles').where('id', '=', id).execute());
}

const EDITABLE = ['id', 'title', 'category', 'excerpt', 'content', 'image_url', 'tags', 'published_at', 'version'] as const;

function writtenColumns({ title, category, excerpt, content, imageUrl, tags }: ArticleForm) {
  const html = sanitizeArticleHtml(content);
  return {
    title,
    category,
    excerpt,
    content: html,
    image_url: imageUrl,
    tags,
    read_time: readTimeOf(htmlToText(html)),
    ...searchColumns({ title, category, excerpt, content: html }),
  };
}

async function freeId(tx: Db, slug: string) {
  const rows = await tx.selectFrom('articles').select('id').where('id', 'like', `${slug}%`).execute();
  return uniqueId(slug, new Set(rows.map(({ id }) => id)));
}

interface EditableRow extends Omit<EditableArticle, 'imageUrl' | 'publishedAt'> {
  image_url: string | null;
  published_at: string;
}

function asEditable({ image_url, published_at, ...row }: EditableRow): EditableArticle {
  return { ...row, imageUrl: image_url ?? '', publishedAt: published_at };
}
