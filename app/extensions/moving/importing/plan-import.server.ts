import type { Db } from '#db/client.server.ts';
import { listImagesInHtml } from '#features/html/article-html.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import { describeSending } from './exact-item.server.ts';
import { type Counted, type ImportPlan, MAX_IMPORTED, MAX_LISTED, suggestCategory } from './import.ts';
import { type Export, readSubscribers, toTooComplex } from './open-export.server.ts';
import { type Found, ImportError, type ImportedItem, type OpenedExport } from './reading/source.ts';

const KEYS_AT_ONCE = 500;

interface PlanDeps {
  db: Db;
  addressList?: AddressList | undefined;
  now(): Date;
}

/** Reads the whole export and stores nothing. Throws ImportError. */
export async function planImport({ db, addressList, now }: PlanDeps, exported: Export): Promise<ImportPlan> {
  const { source, opened } = exported;
  const count = { public: 0, drafts: 0, scheduled: 0, leftOut: 0, addresses: 0 };
  const [categories, tags, hosts, notes, others] = [createTally(), createTally(), createTally(), createTally(), createTally()];
  const inside = new Set<string>();
  const keys: string[] = [];
  for await (const found of readBounded(opened)) {
    if (found.type === 'left-out') notes.add(found.reason);
    if (found.type === 'exact') {
      const { row } = found;
      if (row.kind === 'image') inside.add(row.file);
      else if (row.kind === 'redirect' || row.kind === 'gone') count.addresses += 1;
      else if (row.kind !== 'article') others.add(row.kind);
      for (const note of describeSending(row)) notes.add(note);
      if (row.kind !== 'article') continue;
      keys.push(found.key);
      count[getState(row, now())] += 1;
      continue;
    }
    if (found.type !== 'item') {
      count[found.type === 'left-out' ? 'leftOut' : 'addresses'] += 1;
      continue;
    }
    keys.push(found.key);
    if (found.isPage) others.add('page');
    else count[getState(found, now())] += 1;
    for (const category of found.categories) categories.add(category.slice(0, MAX_LISTED));
    for (const tag of found.tags) tags.add(tag);
    for (const note of found.notes) notes.add(note);
    if (found.cover?.caption) notes.add('The caption of its cover is left out');
    const sources = await listSources(found).catch(toTooComplex);
    if ('problem' in sources) {
      notes.add(sources.problem);
      continue;
    }
    for (const src of sources) {
      const host = URL.parse(src, opened.siteUrl ?? undefined)?.host;
      if (src.startsWith('file:')) inside.add(src);
      else if (host) hosts.add(host);
    }
    await yieldToEventLoop();
  }
  const people = await readSubscribers(exported, addressList);
  return {
    label: source.label,
    siteUrl: opened.siteUrl,
    ...count,
    known: await countKnown(db, keys),
    categories: categories.list().map(({ name, count }) => ({ name, count, category: suggestCategory(name) })),
    tags: tags.size(),
    imagesInside: inside.size,
    imagesElsewhere: hosts.list(),
    subscribers: people?.count ?? 0,
    notes: [
      ...[...(people?.describe({ hasConsent: true }) ?? []), ...describeOthers(others.list())].map((name) => ({ name, count: 1 })),
      ...notes.list(),
    ],
  };
}

const OTHERS: Readonly<Record<string, [string, string]>> = {
  solution: ['solution', 'solutions'],
  page: ['page', 'pages'],
  service: ['service', 'services'],
  settings: ['page of settings', 'pages of settings'],
  video: ['video', 'videos'],
  'embedded-video': ['video in a text', 'videos in texts'],
};

/** `3 solutions and 11 pages of settings are imported too` */
function describeOthers(counted: readonly Counted[]): string[] {
  const parts = counted.flatMap(({ name, count }) => (OTHERS[name] ? [`${count} ${OTHERS[name][count === 1 ? 0 : 1]}`] : []));
  const isOne = parts.length === 1 && counted.some(({ name, count }) => OTHERS[name] && count === 1);
  return parts.length > 0 ? [`${new Intl.ListFormat('en').format(parts)} ${isOne ? 'is' : 'are'} imported too`] : [];
}

function getState({ isDraft, publishedAt }: Pick<ImportedItem, 'isDraft' | 'publishedAt'>, now: Date): 'drafts' | 'scheduled' | 'public' {
  if (isDraft) return 'drafts';
  return publishedAt && publishedAt > now.toISOString() ? 'scheduled' : 'public';
}

/** Throws ImportError where there are more articles than can be imported at once. */
export async function* readBounded(opened: OpenedExport): AsyncGenerator<Found> {
  let count = 0;
  for await (const found of opened.read()) {
    if (found.type !== 'exact' || found.row.kind !== 'image') count += 1;
    if (count > MAX_IMPORTED) {
      throw new ImportError(`This export has more than ${MAX_IMPORTED.toLocaleString('en')} articles and addresses. Please split it.`);
    }
    yield found;
  }
}

async function listSources({ html, cover }: Pick<ImportedItem, 'html' | 'cover'>): Promise<string[]> {
  const found = await listImagesInHtml(html);
  return [...(cover ? [cover.src] : []), ...found.map(({ src }) => src)];
}

async function countKnown(db: Db, keys: readonly string[]): Promise<number> {
  const known = new Set<string>();
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const rows = await db
      .selectFrom('importedItems')
      .select('key')
      .distinct()
      .where('key', 'in', keys.slice(from, from + KEYS_AT_ONCE))
      .where('articleId', 'is not', null)
      .execute();
    for (const { key } of rows) known.add(key);
  }
  return known.size;
}

/** Bounded: what comes after many different names is counted and not listed. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    add(name: string) {
      if (counts.has(name) || counts.size < MAX_IMPORTED) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    size: () => counts.size,
    list(): Counted[] {
      const all = [...counts].map(([name, count]) => ({ name, count }));
      return all.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, MAX_LISTED);
    },
  };
}
