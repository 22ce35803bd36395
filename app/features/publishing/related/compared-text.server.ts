import { services } from '#content/pages/services.ts';
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

/** The text by which an item is compared; undefined for a draft, and for what is deleted. One with a date in the future is compared already. */
export async function readComparedText(db: Db, { kind, itemId }: ItemKey): Promise<ComparedText | undefined> {
  if (kind === 'article') return readArticle(db, itemId);
  return kind === 'solution' ? readSolution(db, itemId) : readService(db, itemId);
}

async function readArticle(db: Db, id: string): Promise<ComparedText | undefined> {
  const row = await db
    .selectFrom('articles')
    .select(['title', 'excerpt', 'category', 'tags', 'language', 'content', 'words', 'plainText'])
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

async function readService(db: Db, slug: string): Promise<ComparedText | undefined> {
  const service = services.services.find((each) => each.slug === slug);
  if (!service) return undefined;
  const { title, promise, text, deliverables, suits, topics } = service;
  return {
    title,
    excerpt: promise,
    tags: topics,
    text: [...text, ...deliverables, suits].join(' '),
    language: await readComparedLanguage(db),
    category: '',
  };
}
