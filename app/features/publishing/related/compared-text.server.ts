import type { Db } from '#db/client.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { normalizeCategory } from '../category.ts';
import { readWords } from '../search-columns.server.ts';
import { readComparedLanguage } from './compared-language.server.ts';
import type { RelatedText } from './terms.ts';

/** What is compared: articles with each other, and with what the author sells. */
export type ComparedKind = 'article' | 'solution' | 'service';

export interface ItemKey {
  kind: ComparedKind;
  itemId: string;
}

type ComparedText = RelatedText & { category: string };

/** What a service says that articles are compared with; undefined for one that is not there. */
export type ReadService = (db: Db, slug: string) => Promise<ServiceText | undefined>;

interface ServiceText {
  title: string;
  promise: string;
  /** HTML. */
  content: string;
  deliverables: readonly string[];
  suits: string;
  topics: readonly string[];
}

/** The text by which an item is compared; undefined for a draft, and for what is deleted. One with a date in the future is compared already. */
export async function readComparedText(db: Db, { kind, itemId }: ItemKey, readService: ReadService): Promise<ComparedText | undefined> {
  if (kind === 'article') return readArticle(db, itemId);
  return kind === 'solution' ? readSolution(db, itemId) : describeService(db, await readService(db, itemId));
}

async function readArticle(db: Db, id: string): Promise<ComparedText | undefined> {
  const row = await db
    .selectFrom('articles')
    .select(['title', 'excerpt', 'category', 'tags', 'language', 'content', 'words'])
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, excerpt, tags } = row;
  return {
    title,
    excerpt,
    tags,
    text: readWords(row) || htmlToText(row.content),
    language: row.language ?? (await readComparedLanguage(db)),
    category: normalizeCategory(row.category),
  };
}

async function readSolution(db: Db, id: string): Promise<ComparedText | undefined> {
  const row = await db
    .selectFrom('growthSolutions')
    .select(['title', 'excerpt', 'language', 'content'])
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const language = row.language ?? (await readComparedLanguage(db));
  return { title: row.title, excerpt: row.excerpt ?? '', tags: [], text: htmlToText(row.content), language, category: '' };
}

async function describeService(db: Db, service: ServiceText | undefined): Promise<ComparedText | undefined> {
  if (!service) return undefined;
  const { title, promise, content, deliverables, suits, topics } = service;
  return {
    title,
    excerpt: promise,
    tags: [...topics],
    text: [htmlToText(content), ...deliverables, suits].join(' '),
    language: await readComparedLanguage(db),
    category: '',
  };
}
