import { inThread, UnfinishedTask } from '#platform/concurrency/thread.server.ts';
import type { AddressList, ReadAddresses } from '#platform/extensions/address-list.ts';
import type { ReadPlace } from './export-tasks.server.ts';
import { openImportFiles } from './reading/import-files.server.ts';
import { type Found, ImportError, type ImportFiles, type ImportSource, type OpenedExport } from './reading/source.ts';

const TEXT_MS = 10_000;
const MAX_UNREADABLE = 10;
/** Images of what was read last may take so long. */
const IDLE_MS = 5 * 60_000;
const TOO_COMPLEX = 'It’s too complex to read.';

export interface Export {
  files: ImportFiles;
  source: Pick<ImportSource, 'name' | 'label'>;
  opened: OpenedExport;
}

/** Read in a thread; a text that takes longer than `limitMs` is left out. Close its files. Throws ImportError. */
export async function openExportAt(pathOnDisk: string, name?: string, limitMs = TEXT_MS): Promise<Export> {
  const run = runTasks(limitMs);
  const unreadable: string[] = [];
  const getPlace = (): ReadPlace => ({ path: pathOnDisk, ...(name !== undefined && { name }), unreadable });

  async function read<T extends object>(task: (place: ReadPlace) => Promise<T | { problem: string }>): Promise<T> {
    try {
      const result = await task(getPlace());
      if ('problem' in result) throw new ImportError(result.problem);
      return result;
    } catch (error) {
      if (!(error instanceof UnfinishedTask)) throw error;
      if (error.at === '' || unreadable.length === MAX_UNREADABLE) throw new ImportError('This export is too complex to read.');
      unreadable.push(error.at);
      return read(task);
    }
  }

  async function* readFinds(): AsyncGenerator<Found> {
    for (let position = 0, reported = 0; ; ) {
      const { finds } = await read((place) => run('readFinds', place, position));
      for (; reported < unreadable.length; reported += 1) yield leaveOut(unreadable[reported] ?? '');
      if (finds.length === 0) return;
      position += finds.length;
      yield* finds;
    }
  }

  const files = await openImportFiles(pathOnDisk, name);
  const close = async () => {
    await files.close();
    await run('closeExport', getPlace());
  };
  try {
    const { name, label, oldAddresses, ...described } = await read((place) => run('describeExport', place));
    const addresses = new Map(oldAddresses);
    const opened = { ...described, read: readFinds, toOldAddress: (path: string) => addresses.get(path) };
    return { files: { ...files, close }, source: { name, label }, opened };
  } catch (error) {
    await close();
    throw error;
  }
}

function leaveOut(text: string): Found {
  return { type: 'left-out', key: `unreadable:${text}`, title: text, reason: TOO_COMPLEX, oldAddresses: [] };
}

export function toTooComplex(error: unknown): { problem: string } {
  if (error instanceof UnfinishedTask) return { problem: TOO_COMPLEX };
  throw error;
}

/** Undefined if it has none. */
export async function readSubscribers(
  { files, opened }: Pick<Export, 'files' | 'opened'>,
  addressList: AddressList | undefined,
): Promise<ReadAddresses | undefined> {
  const name = opened.subscribers;
  if (!name) return undefined;
  if (!addressList) return { count: 0, describe: () => [NO_NEWSLETTER], add: async () => undefined };
  return addressList.read({ name, bytes: new Uint8Array(await files.read(name, MAX_CSV_BYTES)) });
}

const NO_NEWSLETTER = 'Its subscribers are left out, as this site has no newsletter.';
const MAX_CSV_BYTES = 20_000_000;

function runTasks(limitMs: number) {
  const options = { thread: 'imports', limitMs, idleMs: IDLE_MS };
  return inThread<typeof import('./export-tasks.server.ts')>('app/extensions/moving/importing/export-tasks.server.ts', options);
}
