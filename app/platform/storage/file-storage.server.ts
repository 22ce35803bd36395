import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { DiskError, throwDiskError } from '#platform/errors/disk-error.server.ts';
import { getContentType } from '#platform/files/content-type.ts';
import { deleteStaleWrites, linkUnlessThere, orAbsent, writeFileAtomically } from '#platform/files/write-file.server.ts';
import {
  assertStorageKey,
  DEFAULT_LIST_LIMIT,
  isStorageKey,
  type ListOptions,
  type OpenFile,
  readBack,
  readNoteText,
  type Storage,
} from './storage.ts';

const MODE = 0o644;

/** Stores files in one flat folder; each appears complete and synced or not at all. */
export async function openFileStorage(folder: string): Promise<Storage> {
  await translateErrors(async () => {
    await mkdir(folder, { recursive: true }).catch(throwDiskError);
    await deleteStaleWrites(folder);
  });
  const getPath = (key: string) => path.join(folder, key);

  async function write(name: string, bytes: Uint8Array) {
    await translateErrors(() => writeFileAtomically(getPath(name), bytes, { mode: MODE })).catch(explainMissing);
    await translateErrors(() => readBack(name, bytes, async () => (await openFile(getPath(name)))?.stream));
  }

  return {
    async put(key, bytes) {
      assertStorageKey(key);
      await write(key, bytes);
    },
    async get(key) {
      const file = isStorageKey(key) ? await translateErrors(() => openFile(getPath(key))) : undefined;
      return file && { ...file, contentType: getContentType(key) };
    },
    async has(key) {
      return isStorageKey(key) && Boolean(await translateErrors(() => orAbsent(stat(getPath(key)))));
    },
    async delete(key) {
      assertStorageKey(key);
      await translateErrors(() => rm(getPath(key), { force: true }).catch(throwDiskError));
    },
    async list({ prefix = '', limit = DEFAULT_LIST_LIMIT, after = '' }: ListOptions = {}) {
      return translateErrors(async () => {
        const names = (await readdir(folder)).filter((name) => isStorageKey(name) && name.startsWith(prefix) && name > after);
        const keys = names.sort().slice(0, limit);
        const files = await Promise.all(keys.map(async (key) => ({ key, stats: await orAbsent(stat(getPath(key))) })));
        return files.flatMap(({ key, stats }) => (stats ? [{ key, size: stats.size, modifiedAt: stats.mtime }] : []));
      });
    },
    async readNote(name) {
      return translateErrors(async () => {
        const file = await openFile(getPath(name));
        return file && readNoteText(file.stream);
      });
    },
    writeNote: (name, text) => write(name, Buffer.from(text)),
    async createNote(name, text) {
      const temporary = getPath(`.writing-note-${randomBytes(8).toString('hex')}`);
      return translateErrors(async () => {
        try {
          await writeFileAtomically(temporary, Buffer.from(text), { mode: MODE });
          return await linkUnlessThere(temporary, getPath(name));
        } finally {
          await rm(temporary, { force: true });
        }
      });
    },
  };
}

/** Undefined if there is none. */
export async function openFile(file: string): Promise<OpenFile | undefined> {
  const handle = await orAbsent(open(file, 'r'));
  if (!handle) return undefined;
  const { size } = await handle.stat();
  const stream = Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>; // Node types its web streams apart from the DOM's
  return { stream, size };
}

const GONE = 'The images folder on the server has been deleted or moved, so no image can be stored. Put it back, then try again.';

function explainMissing(error: unknown): never {
  if (error instanceof DiskError && error.trouble === 'missing')
    throw unavailable(`the images folder is gone (${error.detail})`, error, GONE);
  throw error;
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unavailable(`the images folder: ${error instanceof Error ? error.message : error}`, error);
  }
}
