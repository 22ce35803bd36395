import { suggestChoices } from './importing/import.ts';
import { changeImport, createImport, findImport } from './importing/imports.server.ts';
import type { Export } from './importing/open-export.server.ts';
import { planImport } from './importing/plan-import.server.ts';
import { type Found, ImportError, type ImportedItem, item } from './importing/reading/source.ts';
import { finishImport, type RunDeps } from './importing/run-import.server.ts';

export function createItem(given: Partial<ImportedItem> & { key: string }): ImportedItem {
  const published = { isDraft: false, publishedAt: '2019-05-01T10:00:00.000Z' };
  return item({ title: `Title of ${given.key}`, html: '<p>Some words of a text.</p>', ...published, ...given });
}

/** An export that holds what is given; a function is asked for it at each reading. */
export function createExport(found: readonly Found[] | (() => AsyncGenerator<Found>), images: Record<string, Uint8Array> = {}): Export {
  const files = {
    name: 'export.zip',
    files: Object.entries(images).map(([path, { length }]) => ({ path, bytes: length })),
    async read(path: string) {
      const bytes = images[path];
      if (!bytes) throw new ImportError(`The file ${path} is missing.`);
      return bytes;
    },
    open: () => Promise.reject(new ImportError('not needed')),
    close: async () => undefined,
  };
  const opened = {
    siteUrl: 'https://old.example',
    read: typeof found === 'function' ? found : () => yieldAll(found),
    toOldAddress: (path: string) => `/files/${path}`,
  };
  return { files, source: { name: 'wordpress', label: 'WordPress' }, opened };
}

async function* yieldAll(found: readonly Found[]): AsyncGenerator<Found> {
  yield* found;
}

/** Plans and runs an import with the choices that are suggested. Returns its id. */
export async function importAll(deps: RunDeps, exported: Export, signal = new AbortController().signal): Promise<string> {
  const id = await startImport(deps, exported);
  await resumeImport(deps, { id, exported }, signal);
  return id;
}

export async function startImport(deps: Pick<RunDeps, 'db' | 'addressList' | 'now'>, exported: Export): Promise<string> {
  const { db, now } = deps;
  const plan = await planImport(deps, exported);
  const id = await createImport(db, { name: exported.files.name, createdBy: 'ada@example.org', now: now() });
  await changeImport(
    db,
    { id, from: ['reading'] },
    { state: 'running', source: exported.source.name, plan, choices: suggestChoices(plan) },
  );
  return id;
}

export async function resumeImport(
  deps: RunDeps,
  { id, exported }: { id: string; exported: Export },
  signal: AbortSignal,
): Promise<boolean> {
  const found = await findImport(deps.db, id);
  if (!found) throw new Error('no import');
  return finishImport(deps, { found, exported }, signal);
}
