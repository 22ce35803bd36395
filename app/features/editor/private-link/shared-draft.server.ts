import type { Db } from '#db/client.server.ts';
import { prepareArticleHtml } from '#features/html/article-html.server.ts';
import { type FieldValues, hasFirstDate, type StoredRow, type SubmittedForm, type WrittenKind } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { parseContentForm } from '../form/form-fields.ts';
import type { StoredContent } from '../save/stored-content.server.ts';

/** What the page of a draft shows; what is not written yet is empty. */
export interface SharedDraft {
  id: string;
  title: string;
  excerpt: string;
  /** HTML as stored. */
  content: string;
  /** The words of the content. */
  text: string;
  category: string;
  tags: string[];
  imageUrl: string | null;
  imageFocus: string;
  language: string | null;
  relatedIds: string[];
  /** As an article stores it. */
  offer: string | null;
  /** Null for the site's author. */
  author: string | null;
  readTime: number;
  isActive: boolean;
  /** ISO 8601: its date where one is to come or has been, else now. */
  publishedAt: string;
  firstPublishedAt: string;
}

/** What a page would hold if what is stored of an item were published now. */
export async function getSharedDraft(
  kind: WrittenKind,
  { stored: { saved }, now }: { stored: StoredContent; now: Date },
): Promise<SharedDraft> {
  const parsed = parseContentForm(kind, { ...saved.fields, intent: 'draft' });
  if (!parsed.ok) throw new Error(`a stored ${kind.name} is not what its form takes`);
  const publishedAt = saved.isDraft ? now.toISOString() : saved.publishedAt;
  return toDraftPage(kind, parsed.form, { id: saved.id, publishedAt, firstPublishedAt: publishedAt, now });
}

/** The same of a form that is not saved; what its fields cannot hold is left out. `id` is that of a stored one. */
export async function getUnsavedDraft(
  db: Db,
  kind: WrittenKind,
  { id, fields, now }: { id?: string | undefined; fields: FieldValues; now: Date },
): Promise<SharedDraft> {
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in kind.form.schema.shape));
  const wanted = { ...kind.form.empty, ...known, title: fields.title?.trim() || UNTITLED, intent: 'draft' };
  const first = parseContentForm(kind, wanted);
  const refused = first.ok ? [] : Object.keys(first.fieldErrors).map((name) => [name, kind.form.empty[name] ?? '']);
  const parsed = first.ok ? first : parseContentForm(kind, { ...wanted, ...Object.fromEntries(refused) });
  if (!parsed.ok) throw new Error(`an empty ${kind.name} is not what its form takes`);
  const stored = id
    ? await toContentDb(db)
        .selectFrom(kind.table)
        .select(['publishedAt', 'isDraft'])
        .select(pickColumns(hasFirstDate(kind) ? ['firstPublishedAt'] : []))
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  const today = now.toISOString();
  const isDated = stored && !stored.isDraft;
  const isMoved = kind.form.dateBox !== undefined && fields[kind.form.dateBox] === 'on' && isDated && stored.publishedAt <= today;
  const publishedAt = isDated && !isMoved ? stored.publishedAt : today;
  return toDraftPage(kind, parsed.form, {
    id: id ?? 'preview',
    publishedAt,
    firstPublishedAt: (isDated && toText(stored.firstPublishedAt)) || publishedAt,
    now,
  });
}

const UNTITLED = 'Untitled';

async function toDraftPage(
  kind: WrittenKind,
  form: SubmittedForm,
  { now, ...facts }: Pick<SharedDraft, 'id' | 'publishedAt' | 'firstPublishedAt'> & { now: Date },
): Promise<SharedDraft> {
  const { content, text } = await prepareArticleHtml(form.content ?? '');
  const row: StoredRow = kind.form.toColumns({ ...form, content }, { now: now.toISOString(), text });
  return {
    ...facts,
    title: toText(row.title),
    excerpt: toText(row.excerpt),
    content,
    text,
    category: toText(row.category),
    tags: toList(row.tags),
    imageUrl: toText(row.imageUrl) || null,
    imageFocus: toText(row.imageFocus),
    language: toText(row.language) || null,
    relatedIds: toList(row.relatedIds),
    offer: toText(row.offer) || null,
    readTime: Number(row.readTime ?? 0),
    author: toText(row.author) || null,
    isActive: true,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
