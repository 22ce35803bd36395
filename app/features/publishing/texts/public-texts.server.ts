import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { readTextOfHtml } from '#features/html/article-html.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { mapInSlices, yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { normalizeCategory } from '../category.ts';
import { readWords } from '../search-columns.server.ts';
import { isPublished } from '../visibility.server.ts';
import { createTextIndex, type IndexedText, type Item } from './text-index.ts';

export type Reading = string | DraftText;

interface DraftText extends Omit<IndexedText, 'language' | 'publishedAt'> {
  id: string;
  language: string | null;
}

interface ServiceText {
  slug: string;
  title: string;
  promise: string;
  content: string;
  deliverables: readonly string[];
  suits: string;
  topics: readonly string[];
}

/** Words of everything public, in memory: the source of related articles, the offer at their end and *Did you mean*. */
export interface PublicTexts {
  /** Resolves with false if reading the changes takes long; until then the texts read so far are compared. */
  refresh(): Promise<boolean>;
  /** Nearest first; some may have been withdrawn since. */
  findRelatedIds(reading: Reading, options: { limit: number; now: Date }): string[];
  /** Keyed by `solution/ID` and `service/SLUG`; distant ones are left out. */
  scoreOffers(reading: Reading): ReadonlyMap<string, number>;
  hasWord(word: string): boolean;
  listWords(): Iterable<string>;
  /** Spellings with a hyphen of a word without one. */
  listHyphenated(word: string): string[];
  stop(): Promise<void>;
}

const MAX_ITEMS = 20_000;
const READ_AT_ONCE = 5;
const SLICE_MS = 5;
const LAST_DATE = new Date('9999-12-31T23:59:59.999Z');
const PATIENCE_MS = 500;
/** Below these scores two items share words by accident. */
const LEAST_RELATED = 0.04;
const LEAST_OFFERED = 0.052;

export function createPublicTexts({
  db,
  readSite,
  patienceMs = PATIENCE_MS,
}: {
  db: Db;
  readSite(): Promise<{ language: string; services: readonly ServiceText[] }>;
  patienceMs?: number;
}): PublicTexts {
  const index = createTextIndex();
  const listings = new Map<string, string>();
  const stopping = new AbortController();
  let siteLanguage = '';
  let last: SourceState | undefined;
  let update: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const state = await readState();
    if (isSame(last, state)) return;
    await update; // may have begun before the latest change
    if (isSame(last, state)) return;
    update ??= readChanges().finally(() => {
      update = undefined;
    });
    await update;
  }

  async function readState(): Promise<SourceState> {
    const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
    return { ...(await readSite()), version };
  }

  async function readChanges(): Promise<void> {
    const state = await readState();
    siteLanguage = state.language;
    const pause = createPause(stopping.signal);
    for (const { name, list, read } of SOURCES) {
      const listing = await list(state, db);
      const { changed, gone } = compareListings(listings.get(name) ?? '', listing);
      for (let from = 0; from < changed.length; from += READ_AT_ONCE) {
        for (const { id, ...text } of await read(changed.slice(from, from + READ_AT_ONCE), state, db)) {
          index.set(`${name}/${id}`, text);
          await pause();
        }
      }
      for (const id of gone) index.delete(`${name}/${id}`);
      listings.set(name, listing);
    }
    last = state;
  }

  const toSource = (reading: Reading) =>
    typeof reading === 'string' ? `article/${reading}` : toIndexedText({ ...reading, publishedAt: '' }, siteLanguage);

  return {
    refresh: () =>
      withTimeout(patienceMs, refresh()).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DOMException) return false;
          throw error;
        },
      ),
    findRelatedIds(reading, { limit, now }) {
      const own = `article/${typeof reading === 'string' ? reading : reading.id}`;
      const nowMs = now.getTime();
      const isWanted = ({ key, publishedMs }: Item) => publishedMs <= nowMs && key.startsWith('article/') && key !== own;
      return index
        .findNear(toSource(reading), { isWanted, least: LEAST_RELATED })
        .slice(0, limit)
        .map(({ key }) => key.slice('article/'.length));
    },
    scoreOffers(reading) {
      const isWanted = ({ key }: Item) => !key.startsWith('article/');
      return new Map(index.findNear(toSource(reading), { isWanted, least: LEAST_OFFERED }).map(({ key, score }) => [key, score]));
    },
    hasWord: index.hasWord,
    listWords: index.listWords,
    listHyphenated: index.listHyphenated,
    async stop() {
      stopping.abort();
      await update?.catch(() => undefined);
    },
  };
}

interface SourceState {
  version: number;
  language: string;
  services: readonly ServiceText[];
}

/** Compares services too, because one appears on its date without a change of the version. */
function isSame(one: SourceState | undefined, other: SourceState): boolean {
  return one?.version === other.version && one.language === other.language && one.services === other.services;
}

interface Source {
  name: string;
  /** A line per public item: its id, a space, and what is different once its text is. */
  list(state: SourceState, db: Db): Promise<string> | string;
  read(ids: readonly string[], state: SourceState, db: Db): Promise<ListedText[]> | ListedText[];
}

type ListedText = IndexedText & { id: string };

const SOURCES: readonly Source[] = [
  { name: 'service', list: listServices, read: readServices },
  { name: 'article', list: (state, db) => listItems('articles', state, db), read: readArticles },
  { name: 'solution', list: (state, db) => listItems('growthSolutions', state, db), read: readSolutions },
];

function listServices({ services, language }: SourceState): string {
  return services.map((service) => `${service.slug} ${language} ${JSON.stringify(service)}`).join('\n');
}

/** Joined by the database, because thousands of rows take many times as long as one string. */
async function listItems(table: 'articles' | 'growthSolutions', { language }: SourceState, db: Db): Promise<string> {
  const items = db
    .selectFrom(table)
    .select(['id', 'version', 'updatedAt'])
    .where(isPublished(LAST_DATE))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MAX_ITEMS);
  const line = sql`id || ' ' || version || ' ' || updated_at || ' ' || ${language}`;
  const { listing } = await db
    .selectFrom(items.as('items'))
    .select(sql<string | null>`string_agg(${line}, ${'\n'})`.as('listing'))
    .executeTakeFirstOrThrow();
  return listing ?? '';
}

function compareListings(before: string, after: string): { changed: string[]; gone: Iterable<string> } {
  if (before === after) return { changed: [], gone: [] };
  const old = new Set(toLines(before));
  const changed = toLines(after).filter((line) => !old.delete(line));
  const ids = changed.map(toId);
  return { changed: ids, gone: new Set(Array.from(old, toId)).difference(new Set(ids)) };
}

function toLines(listing: string): string[] {
  return listing === '' ? [] : listing.split('\n');
}

function toId(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

function readServices(slugs: readonly string[], { services, language }: SourceState) {
  return services.filter(({ slug }) => slugs.includes(slug)).map((service) => ({ id: service.slug, ...toServiceText(service, language) }));
}

async function readArticles(ids: readonly string[], { language }: SourceState, db: Db) {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'excerpt', 'category', 'tags', 'language', 'publishedAt', 'words'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ words, ...row }) => ({ id: row.id, ...toIndexedText({ ...row, text: readWords({ words }) }, language) }));
}

async function readSolutions(ids: readonly string[], { language }: SourceState, db: Db) {
  const rows = await db
    .selectFrom('growthSolutions')
    .select(['id', 'title', 'excerpt', 'language', 'publishedAt', 'content'])
    .where('id', 'in', ids)
    .execute();
  return mapInSlices(rows, async ({ content, excerpt, ...row }) => {
    const text = { ...row, excerpt: excerpt ?? '', text: await readTextOfHtml(content), tags: [], category: '' };
    return { id: row.id, ...toIndexedText(text, language) };
  });
}

function toIndexedText({ category, language, ...text }: Omit<IndexedText, 'language'> & { language: string | null }, siteLanguage: string) {
  return { ...text, category: normalizeCategory(category), language: language ?? siteLanguage };
}

function toServiceText({ title, promise, content, deliverables, suits, topics }: ServiceText, language: string): IndexedText {
  const text = [htmlToText(content), ...deliverables, suits].join(' ');
  return { title, excerpt: promise, text, tags: topics, language, category: '', publishedAt: '' };
}

function createPause(signal: AbortSignal): () => Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < sliceEnd) return;
    await yieldToEventLoop();
    signal.throwIfAborted();
    sliceEnd = performance.now() + SLICE_MS;
  };
}
