import type { Db } from '#db/client.server.ts';
import { listImagesInHtml } from '#features/html/article-html.server.ts';
import { readAddressFile } from '#features/newsletter/address-file.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { type Counted, type ImportPlan, MAX_IMPORTED, MAX_LISTED, suggestCategory } from './import-plan.ts';
import { openImportFiles } from './reading/import-files.server.ts';
import { type Found, ImportError, type ImportedItem } from './reading/imported-item.ts';
import type { ImportFiles, ImportSource, OpenedExport } from './reading/source.ts';
import { openExport } from './sources/open-export.server.ts';

const KEYS_AT_ONCE = 500;
const MAX_CSV_BYTES = 20_000_000;

export interface Export {
  files: ImportFiles;
  source: ImportSource;
  opened: OpenedExport;
}

/** Close its files. Throws ImportError. */
export async function openExportAt(pathOnDisk: string, name?: string): Promise<Export> {
  const files = await openImportFiles(pathOnDisk, name);
  try {
    return { files, ...(await openExport(files)) };
  } catch (error) {
    await files.close();
    throw error;
  }
}

/** Reads the whole export and stores nothing. Throws ImportError. */
export async function planImport(db: Db, { files, source, opened }: Export, now: Date): Promise<ImportPlan> {
  const count = { public: 0, drafts: 0, scheduled: 0, leftOut: 0, addresses: 0 };
  const [categories, tags, hosts, notes, inside] = [createTally(), createTally(), createTally(), createTally(), new Set<string>()];
  const keys: string[] = [];
  for await (const found of readBounded(opened)) {
    if (found.type === 'left-out') notes.add(found.reason);
    if (found.type === 'exact') {
      const { row } = found;
      if (row.kind === 'image') inside.add(row.file);
      else if (row.kind === 'redirect' || row.kind === 'gone') count.addresses += 1;
      else if (row.kind !== 'article' && row.kind !== 'site')
        notes.add(`A ${row.kind === 'settings' ? 'page of settings' : row.kind} is imported too`);
      if (row.kind !== 'article') continue;
      keys.push(found.key);
      count[getState(row, now)] += 1;
      continue;
    }
    if (found.type !== 'item') {
      count[found.type === 'left-out' ? 'leftOut' : 'addresses'] += 1;
      continue;
    }
    keys.push(found.key);
    count[getState(found, now)] += 1;
    for (const category of found.categories) categories.add(category.slice(0, MAX_LISTED));
    for (const tag of found.tags) tags.add(tag);
    for (const note of found.notes) notes.add(note);
    for (const src of await listSources(found)) {
      const host = URL.parse(src, opened.siteUrl ?? undefined)?.host;
      if (src.startsWith('file:')) inside.add(src);
      else if (host) hosts.add(host);
    }
    await yieldToEventLoop();
  }
  return {
    label: source.label,
    siteUrl: opened.siteUrl,
    ...count,
    known: await countKnown(db, keys),
    categories: categories.list().map(({ name, count }) => ({ name, count, category: suggestCategory(name) })),
    tags: tags.size(),
    imagesInside: inside.size,
    imagesElsewhere: hosts.list(),
    subscribers: (await readSubscribers({ files, opened })).length,
    notes: notes.list(),
  };
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

/** As rows of line and text, of which not all need be addresses. */
export async function readSubscribers({ files, opened }: Pick<Export, 'files' | 'opened'>) {
  if (!opened.subscribers) return [];
  const bytes = await files.read(opened.subscribers, MAX_CSV_BYTES);
  const rows = await readAddressFile(new File([new Uint8Array(bytes)], opened.subscribers));
  return Array.isArray(rows) ? rows : [];
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
