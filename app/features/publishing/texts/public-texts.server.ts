import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { readTextOfHtml } from '#features/html/article-html.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { mapInSlices, yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { categoryTitle, normalizeCategory } from '../category.ts';
import { type Column, type ContentKind, findTagColumn, type StoredRow } from '../content-kind.ts';
import { pickColumns, toContentDb } from '../content-table.server.ts';
import { LAST_DATE } from '../dates.ts';
import { readWords } from '../search-columns.server.ts';
import { isVisible } from '../visibility.server.ts';
import { createTextIndex, type IndexedText, type Item, LEAST_SUBJECTS, type Match } from './text-index.ts';

export type Reading = string | DraftText;

interface DraftText extends Omit<IndexedText, 'language' | 'publishedAt' | 'categories'> {
  id: string;
  language: string | null;
  category: string;
}

/** The id of a public item, or the text of a draft. */
interface Compared {
  kind: string;
  reading: Reading;
}

interface ServiceText {
  slug: string;
  title: string;
  promise: string;
  content: string;
  deliverables: readonly string[];
  suits: string;
  categories: readonly string[];
  topics: readonly string[];
}

/** Words of everything public, in memory: the source of related articles, the offer at their end and *Did you mean*. */
export interface PublicTexts {
  /** Resolves with false if reading the changes takes long; until then the texts read so far are compared. */
  refresh(): Promise<boolean>;
  /** Of the same kind, nearest first; some may have been withdrawn since. */
  findRelatedIds(compared: Compared, options: { limit: number; now: Date }): string[];
  /** Keyed by `solution/ID` and `service/SLUG`; distant ones are left out. */
  matchOffers(compared: Compared): ReadonlyMap<string, Match>;
  /** What two texts have in common, in words for their author. */
  nameSubjects(match: Match): string[];
  hasWord(word: string): boolean;
  listWords(): Iterable<string>;
  /** Spellings with a hyphen of a word without one. */
  listHyphenated(word: string): string[];
  stop(): Promise<void>;
}

const MAX_ITEMS = 20_000;
const READ_AT_ONCE = 5;
const SLICE_MS = 5;
const PATIENCE_MS = 500;
/** Below these scores two items share words by accident. */
const LEAST_RELATED = 0.03;
const LEAST_OFFERED = 0.05;

export function createPublicTexts({
  db,
  kinds,
  readSite,
  patienceMs = PATIENCE_MS,
}: {
  db: Db;
  kinds: readonly ContentKind[];
  readSite(): Promise<{ language: string; services: readonly ServiceText[] }>;
  patienceMs?: number;
}): PublicTexts {
  const compared = kinds.filter(({ comparedAs }) => comparedAs !== null);
  const sources = [SERVICES, ...compared.map(toSource)];
  const readings = compared.filter(({ comparedAs }) => comparedAs === 'reading').map(({ name }) => `${name}/`);
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
    for (const { name, list, read } of sources) {
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

  const toKeyOrText = ({ kind, reading }: Compared) =>
    typeof reading === 'string' ? `${kind}/${reading}` : toIndexedText(reading, siteLanguage);

  return {
    refresh: () =>
      withTimeout(patienceMs, refresh()).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DOMException) return false;
          throw error;
        },
      ),
    findRelatedIds({ kind, reading }, { limit, now }) {
      const own = `${kind}/${typeof reading === 'string' ? reading : reading.id}`;
      const nowMs = now.getTime();
      const isWanted = ({ key, publishedMs }: Item) => publishedMs <= nowMs && key.startsWith(`${kind}/`) && key !== own;
      return index
        .findNear(toKeyOrText({ kind, reading }), { isWanted, least: LEAST_RELATED, tagWorth: LEAST_SUBJECTS })
        .slice(0, limit)
        .map(({ key }) => key.slice(kind.length + 1));
    },
    matchOffers(compared) {
      const isWanted = ({ key }: Item) => !readings.some((name) => key.startsWith(name));
      return new Map(
        index.findNear(toKeyOrText(compared), { isWanted, least: LEAST_OFFERED, tagWorth: 1 }).map((match) => [match.key, match]),
      );
    },
    nameSubjects: ({ shared, category }) => [
      ...shared.flatMap((term) => index.nameTerm(term) ?? []),
      ...(category ? [categoryTitle(category)] : []),
    ],
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

const SERVICES: Source = { name: 'service', list: listServices, read: readServices };

function toSource(kind: ContentKind): Source {
  return {
    name: kind.name,
    list: (state, db) => listItems(kind, state, db),
    read: (ids, state, db) => readItems(kind, ids, state, db),
  };
}

function listServices({ services, language }: SourceState): string {
  return services.map((service) => `${service.slug} ${language} ${JSON.stringify(service)}`).join('\n');
}

/** Joined by the database, because thousands of rows take many times as long as one string. */
async function listItems(kind: ContentKind, { language }: SourceState, db: Db): Promise<string> {
  const items = toContentDb(db)
    .selectFrom(kind.table)
    .select(['id', 'version', 'updatedAt'])
    .where(isVisible(kind, LAST_DATE))
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

async function readItems(kind: ContentKind, ids: readonly string[], { language }: SourceState, db: Db): Promise<ListedText[]> {
  const tags = findTagColumn(kind);
  const columns = ['excerpt', 'language', kind.form?.isSearched ? 'words' : 'content', ...(kind.hasCategory ? ['category'] : [])];
  const rows: StoredRow[] = await toContentDb(db)
    .selectFrom(kind.table)
    .select(['id', 'title', 'publishedAt'])
    .select(pickColumns([...columns, ...(tags ? [tags] : [])] as Column[])) // every kind that is compared has these
    .where('id', 'in', ids)
    .execute();
  return mapInSlices(rows, async (row) => ({
    id: String(row.id),
    title: String(row.title),
    excerpt: String(row.excerpt ?? ''),
    text: kind.form?.isSearched ? readWords(row as { words: Uint8Array | null }) : await readTextOfHtml(String(row.content)),
    tags: tags ? (row[tags] as string[]) : [],
    categories: toCategories(String(row.category ?? '')),
    language: row.language === null ? language : String(row.language),
    publishedAt: String(row.publishedAt),
  }));
}

function toIndexedText({ category, language, ...text }: DraftText, siteLanguage: string): IndexedText {
  return { ...text, categories: toCategories(category), language: language ?? siteLanguage, publishedAt: '' };
}

function toCategories(category: string): string[] {
  return [normalizeCategory(category)].filter(Boolean);
}

function toServiceText({ title, promise, content, deliverables, suits, categories, topics }: ServiceText, language: string): IndexedText {
  const text = [htmlToText(content), ...deliverables, suits].join(' ');
  return { title, excerpt: promise, text, tags: topics, language, categories, publishedAt: '' };
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
