import { Readable } from 'node:stream';
import { reportProgress } from '#platform/concurrency/thread-progress.server.ts';
import { openImportFiles } from './reading/import-files.server.ts';
import { type Found, ImportError, type ImportFiles, type ImportSource, type OpenedExport } from './reading/source.ts';
import { openExport } from './sources/open-export.server.ts';

/** An export on disk, without the texts that took too long. */
export interface ReadPlace {
  path: string;
  name?: string;
  unreadable: readonly string[];
}

interface Reading {
  files: ImportFiles;
  source: ImportSource;
  opened: OpenedExport;
  finds?: AsyncGenerator<Found>;
  position: number;
}

const FINDS_AT_ONCE = 50;
const CHARACTERS_AT_ONCE = 100_000;

const readings = new Map<string, Promise<Reading>>();

/** As the source describes it; a sentence if it cannot be read. */
export async function describeExport(place: ReadPlace) {
  return orProblem(async () => {
    const { source, files, opened } = await getReading(place);
    const { name, label } = source;
    const { siteUrl, subscribers, toOldAddress } = opened;
    const oldAddresses = files.files.flatMap(({ path }): [string, string][] => {
      const address = toOldAddress?.(path);
      return address === undefined ? [] : [[path, address]];
    });
    return { name, label, siteUrl, oldAddresses, ...(subscribers !== undefined && { subscribers }) };
  });
}

/** The next ones after so many; none at the end. */
export async function readFinds(place: ReadPlace, position: number) {
  return orProblem(async () => {
    const reading = await getReading(place);
    if (!reading.finds || reading.position !== position) {
      Object.assign(reading, { finds: reading.opened.read(), position: 0 });
      while (reading.position < position) await readNext(reading);
    }
    const finds: Found[] = [];
    for (let length = 0; finds.length < FINDS_AT_ONCE && length < CHARACTERS_AT_ONCE; ) {
      const found = await readNext(reading);
      if (!found) break;
      finds.push(found);
      length += JSON.stringify(found).length;
    }
    return { finds };
  });
}

async function readNext(reading: Reading): Promise<Found | undefined> {
  const { value, done } = (await reading.finds?.next()) ?? { done: true };
  reading.position += 1;
  return done ? undefined : value;
}

export async function closeExport(place: ReadPlace): Promise<void> {
  const reading = readings.get(getKey(place));
  readings.delete(getKey(place));
  await (await reading)?.files.close();
}

async function getReading(place: ReadPlace): Promise<Reading> {
  const key = getKey(place);
  const reading = readings.get(key) ?? openReading(place);
  readings.set(key, reading);
  reading.catch(() => readings.delete(key));
  return reading;
}

function getKey({ path, unreadable }: ReadPlace): string {
  return JSON.stringify([path, unreadable]);
}

async function openReading({ path, name, unreadable }: ReadPlace): Promise<Reading> {
  const files = reportReading(await openImportFiles(path, name), unreadable);
  try {
    const { source, opened } = await openExport(files);
    return { files, source, opened, position: 0 };
  } catch (error) {
    await files.close();
    throw error;
  }
}

/** Reports each file and text before it is read, so that the one that takes too long is known. */
function reportReading(files: ImportFiles, unreadable: readonly string[]): ImportFiles {
  const isAlone = files.files.length === 1;
  return {
    ...files,
    files: files.files.filter(({ path }) => !unreadable.includes(path)),
    async open(path) {
      const stream = await files.open(path);
      return Readable.from(reportChunks(stream), { highWaterMark: 1 });
    },
    async read(path, maxBytes) {
      reportProgress(isAlone ? '' : path);
      return files.read(path, maxBytes);
    },
    mayRead(text) {
      reportProgress(text);
      return !unreadable.includes(text);
    },
  };
}

async function* reportChunks(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    reportProgress('');
    yield chunk;
  }
}

/** An error would lose its class on the way. */
async function orProblem<T>(read: () => Promise<T>): Promise<T | { problem: string }> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportError) return { problem: error.message };
    throw error;
  }
}
