import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { unavailable } from '#platform/errors/app-error.ts';
import { getContentType } from '#platform/files/content-type.ts';
import { deleteStaleWrites, orAbsent, writeFileAtomically } from '#platform/files/write-file.server.ts';
import { assertStorageKey, DEFAULT_LIST_LIMIT, isStorageKey, type ListOptions, type Storage } from './storage.ts';

const MODE = 0o644;

/** Keeps files in one flat folder, which it makes; a file appears complete and synced or not at all. */
export async function openFileStorage(folder: string): Promise<Storage> {
  await translateErrors(async () => {
    await mkdir(folder, { recursive: true });
    await deleteStaleWrites(folder);
  });
  const getPath = (key: string) => path.join(folder, key);

  return {
    async put(key, bytes) {
      assertStorageKey(key);
      await translateErrors(() => writeFileAtomically(getPath(key), bytes, { mode: MODE }));
    },
    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const handle = await translateErrors(() => orAbsent(open(getPath(key), 'r')));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      const stream = Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>; // Node types its web streams apart from the DOM's
      return { stream, contentType: getContentType(key), size };
    },
    async has(key) {
      return isStorageKey(key) && Boolean(await translateErrors(() => orAbsent(stat(getPath(key)))));
    },
    async delete(key) {
      assertStorageKey(key);
      await translateErrors(() => rm(getPath(key), { force: true }));
    },
    async list({ prefix = '', limit = DEFAULT_LIST_LIMIT, after = '' }: ListOptions = {}) {
      return translateErrors(async () => {
        const names = (await readdir(folder)).filter((name) => isStorageKey(name) && name.startsWith(prefix) && name > after);
        const keys = names.sort().slice(0, limit);
        const files = await Promise.all(keys.map(async (key) => ({ key, stats: await orAbsent(stat(getPath(key))) })));
        return files.flatMap(({ key, stats }) => (stats ? [{ key, size: stats.size, modifiedAt: stats.mtime }] : []));
      });
    },
  };
}

async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unavailable(`the images folder: ${error instanceof Error ? error.message : error}`, error);
  }
}
