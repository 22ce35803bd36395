import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError, explainReading } from './backup-error.ts';
import { ROOT, readSeal, SEAL_BYTES } from './seal.ts';

interface Entry {
  name: string;
  bytes: Buffer;
}

/** No entry is larger, and no more is in memory. */
const MAX_ENTRY_BYTES = 32 * 2 ** 20;
const CHUNK_BYTES = 2 ** 18;

/** Gives the files of a backup in their order. Throws BackupError, before it gives any, where a byte of it is not as it was written. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const handle = await explainReading(file, () => open(file, 'r'));
  try {
    const { size } = await handle.stat();
    const sum = await readSumOfSeal(handle, file, size);
    if ((await hashRaw(handle, size - SEAL_BYTES)) !== sum) throw damaged(file);
    yield* readEntries(readRaw(handle, size), file);
  } finally {
    await handle.close();
  }
}

async function readSumOfSeal(handle: FileHandle, file: string, size: number): Promise<string> {
  const start = Buffer.alloc(2);
  await explainReading(file, () => handle.read(start, 0, 2, 0));
  if (start.readUInt16BE() !== 0x1f8b)
    throw new BackupError(`${file} is not a backup of Byline, or its beginning is damaged. Nothing was changed`);
  const end = Buffer.alloc(Math.min(SEAL_BYTES, size));
  await handle.read(end, 0, end.length, size - end.length);
  const sum = readSeal(end);
  if (!sum) throw new BackupError(`${file} is incomplete: it was cut off, or its end is damaged. Use another backup. Nothing was changed`);
  return sum;
}

async function hashRaw(handle: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of readRaw(handle, size)) hash.update(chunk);
  return hash.digest('hex');
}

function readRaw(handle: FileHandle, size: number) {
  return handle.createReadStream({ start: 0, end: size - 1, autoClose: false, highWaterMark: CHUNK_BYTES });
}

async function* readEntries(raw: Readable, file: string): AsyncGenerator<Entry> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const unpacking = pipeline(raw, createGunzip({ chunkSize: CHUNK_BYTES }), Writable.fromWeb(writable));
  unpacking.catch(() => undefined); // `readable` fails as well
  try {
    for await (const { header, body } of readable) {
      const { name, size, type } = header;
      if (type !== 'file' || !name.startsWith(ROOT) || !(size >= 0 && size <= MAX_ENTRY_BYTES)) throw damaged(file);
      const bytes = Buffer.allocUnsafe(size);
      let length = 0;
      for await (const chunk of body) {
        bytes.set(chunk, length);
        length += chunk.length;
      }
      yield { name: name.slice(ROOT.length), bytes };
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(file, error);
  }
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged. Use another backup. Nothing was changed`, { cause });
}
