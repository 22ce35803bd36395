import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { unavailable } from '#platform/errors/app-error.ts';
import { getContentType } from '#platform/files/content-type.ts';
import { assertStorageKey, DEFAULT_LIST_LIMIT, isStorageKey, type ListOptions, type Storage } from './storage.ts';

const TEMPORARY = '.writing-';
const STALE_MS = 3_600_000;

/** Keeps files in one flat folder, which it makes; a file appears whole and synced or not at all. */
export async function openFileStorage(folder: string): Promise<Storage> {
  await guard(async () => {
    await mkdir(folder, { recursive: true });
    await removeStaleWrites(folder);
  });
  const fileOf = (key: string) => path.join(folder, key);

  return {
    async put(key, bytes) {
      assertStorageKey(key);
      await guard(() => writeSynced(folder, key, bytes));
    },
    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const handle = await guard(() => orAbsent(open(fileOf(key), 'r')));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      const stream = Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>; // Node types its web streams apart from the DOM's
      return { stream, contentType: getContentType(key), size };
    },
    async has(key) {
      return isStorageKey(key) && Boolean(await guard(() => orAbsent(stat(fileOf(key)))));
    },
    async delete(key) {
      assertStorageKey(key);
      await guard(() => rm(fileOf(key), { force: true }));
    },
    async list({ prefix = '', limit = DEFAULT_LIST_LIMIT, after = '' }: ListOptions = {}) {
      return guard(async () => {
        const names = (await readdir(folder)).filter((name) => isStorageKey(name) && name.startsWith(prefix) && name > after);
        const found = names.sort().slice(0, limit);
        const files = await Promise.all(found.map(async (key) => ({ key, facts: await orAbsent(stat(fileOf(key))) })));
        return files.flatMap(({ key, facts }) => (facts ? [{ key, size: facts.size, modifiedAt: facts.mtime }] : []));
      });
    },
  };
}

/** A row may name the file as soon as this resolves: the bytes and the name are on the disk. */
async function writeSynced(folder: string, key: string, bytes: Uint8Array) {
  const temporary = path.join(folder, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
  try {
    const handle = await open(temporary, 'wx', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path.join(folder, key));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function removeStaleWrites(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(TEMPORARY)) continue;
    const file = path.join(folder, name);
    const facts = await orAbsent(stat(file));
    if (facts && Date.now() - facts.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

async function orAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unavailable(`the folder of pictures: ${error instanceof Error ? error.message : error}`, error);
  }
}
