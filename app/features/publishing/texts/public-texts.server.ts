import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { normalizeCategory } from '../category.ts';
import { readWords } from '../search-columns.server.ts';
import { isPublished } from '../visibility.server.ts';
import { createTextIndex, type IndexedText } from './text-index.ts';

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
  stop(): Promise<void>;
}

const MAX_ITEMS = 20_000;
const LISTED_AT_ONCE = 2000;
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
  const stamps = new Map<string, unknown>();
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
    const { language, services } = state;
    siteLanguage = language;
    const gone = new Set(stamps.keys());
    const meet = (key: string, stamp: unknown) => {
      gone.delete(key);
      return stamps.get(key) !== stamp;
    };
    const set = (key: string, stamp: unknown, text: IndexedText) => {
      index.set(key, text);
      stamps.set(key, stamp);
    };
    for (const service of services) {
      const key = `service/${service.slug}`;
      if (meet(key, service)) set(key, service, toServiceText(service, language));
    }
    const pause = createPause(stopping.signal);
    for (const { name, table, read } of KINDS) {
      const changed = new Map<string, string>();
      for await (const { id, state } of listItems(db, table)) {
        const stamp = `${state} ${language}`;
        if (meet(`${name}/${id}`, stamp)) changed.set(id, stamp);
      }
      const ids = [...changed.keys()];
      for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
        for (const row of await read(db, ids.slice(from, from + READ_AT_ONCE))) {
          set(`${name}/${row.id}`, changed.get(row.id), toIndexedText(row, language));
          await pause();
        }
      }
    }
    for (const key of gone) {
      index.delete(key);
      stamps.delete(key);
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
      const today = now.toISOString();
      const isWanted = (key: string, { publishedAt }: { publishedAt: string }) =>
        key.startsWith('article/') && key !== own && publishedAt <= today;
      return index
        .findNear(toSource(reading), { isWanted, least: LEAST_RELATED })
        .slice(0, limit)
        .map(({ key }) => key.slice('article/'.length));
    },
    scoreOffers(reading) {
      const isWanted = (key: string) => !key.startsWith('article/');
      return new Map(index.findNear(toSource(reading), { isWanted, least: LEAST_OFFERED }).map(({ key, score }) => [key, score]));
    },
    hasWord: index.hasWord,
    listWords: index.listWords,
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

const KINDS = [
  { name: 'article', table: 'articles', read: readArticles },
  { name: 'solution', table: 'growthSolutions', read: readSolutions },
] as const;

async function* listItems(db: Db, table: (typeof KINDS)[number]['table']) {
  for (let offset = 0; offset < MAX_ITEMS; offset += LISTED_AT_ONCE) {
    const rows = await db
      .selectFrom(table)
      .select(['id', sql<string>`version || ' ' || updated_at || ' ' || published_at`.as('state')])
      .where(isPublished(LAST_DATE))
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .limit(LISTED_AT_ONCE)
      .offset(offset)
      .execute();
    yield* rows;
    if (rows.length < LISTED_AT_ONCE) return;
    await yieldToEventLoop();
  }
}

async function readArticles(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'excerpt', 'category', 'tags', 'language', 'publishedAt', 'words'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, text: readWords(row) }));
}

async function readSolutions(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('growthSolutions')
    .select(['id', 'title', 'excerpt', 'language', 'publishedAt', 'content'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ content, excerpt, ...row }) => ({
    ...row,
    excerpt: excerpt ?? '',
    text: htmlToText(content),
    tags: [],
    category: '',
  }));
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
