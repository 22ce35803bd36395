import type { Db } from '#db/client.server.ts';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import type { StoredRow, WrittenKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { parseContentForm } from '../form/form-fields.ts';
import type { StoredContent } from '../save/stored-content.server.ts';

/** What the page of a draft shows; what is not written yet is empty. */
export interface SharedDraft {
  id: string;
  title: string;
  excerpt: string;
  /** HTML as stored. */
  content: string;
  category: string;
  tags: string[];
  imageUrl: string | null;
  imageFocus: string;
  language: string | null;
  relatedIds: string[];
  author: string;
  readTime: number;
  isActive: boolean;
  /** ISO 8601: its date where one is to come or has been, else now. */
  publishedAt: string;
  firstPublishedAt: string;
}

/** What a page would hold if what is stored of an item were published now. */
export async function getSharedDraft(
  db: Db,
  kind: WrittenKind,
  { stored: { saved }, now }: { stored: StoredContent; now: Date },
): Promise<SharedDraft> {
  const parsed = parseContentForm(kind, { ...saved.fields, intent: 'draft' });
  if (!parsed.ok) throw new Error(`a stored ${kind.name} is not what its form takes`);
  const { content, text } = await prepareArticleHtml(parsed.form.content);
  const row: StoredRow = kind.form.toColumns({ ...parsed.form, content }, { now: now.toISOString(), text });
  const stored = await toContentDb(db).selectFrom(kind.table).select('author').where('id', '=', saved.id).executeTakeFirst();
  const publishedAt = saved.isDraft ? now.toISOString() : saved.publishedAt;
  return {
    id: saved.id,
    title: toText(row.title),
    excerpt: toText(row.excerpt),
    content,
    category: toText(row.category),
    tags: toList(row.tags),
    imageUrl: toText(row.imageUrl) || null,
    imageFocus: toText(row.imageFocus),
    language: toText(row.language) || null,
    relatedIds: toList(row.relatedIds),
    author: toText(stored?.author),
    readTime: Number(row.readTime ?? 0),
    isActive: true,
    publishedAt,
    firstPublishedAt: publishedAt,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
