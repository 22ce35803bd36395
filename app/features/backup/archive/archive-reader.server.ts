import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../backup-error.ts';
import { explainReading } from '../explain-file-error.server.ts';
import { createByteReader } from './byte-reader.ts';
import { ROOT, readSeal, SEAL_BYTES } from './seal.ts';
import { hashBytes, updateHash } from './sums.server.ts';
import { BLOCK_BYTES, getPadding, parseTarHeader } from './tar.ts';

interface Entry {
  /** Below the top folder. */
  name: string;
  bytes: Buffer;
}

/** No entry is larger, and no more is in memory. */
const MAX_ENTRY_BYTES = 256 * 2 ** 20;
const CHECKSUMS = /^checksums\/\d+\.sha256$/;

/**
 * Gives the files of a backup in their order, checksums left out. Throws BackupError where anything in it is not as it was written: at
 * the latest at its end, so that nothing of what was given counts before that.
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const handle = await explainReading(file, () => open(file, 'r'));
  let unpacked: Readable | undefined;
  try {
    const { size } = await handle.stat();
    const sum = await readSumOfSeal(handle, file, size);
    const hash = createHash('sha256');
    const gunzip = Readable.from(readRaw(handle, size - SEAL_BYTES, hash)).compose(createGunzip());
    unpacked = gunzip;
    let sums = '';
    for await (const entry of readEntries(gunzip, file)) {
      if (!CHECKSUMS.test(entry.name)) {
        sums += `${await hashBytes(entry.bytes)}  ${entry.name}\n`;
        yield entry;
      } else if (sums === entry.bytes.toString()) sums = '';
      else throw damaged(file);
    }
    if (sums !== '' || hash.digest('hex') !== sum) throw damaged(file);
  } finally {
    unpacked?.destroy();
    await handle.close();
  }
}

/** Cheap, and found in any file that has been cut off. */
async function readSumOfSeal(handle: FileHandle, file: string, size: number): Promise<string> {
  const start = Buffer.alloc(2);
  await explainReading(file, () => handle.read(start, 0, 2, 0));
  if (start.readUInt16BE() !== 0x1f8b)
    throw new BackupError(`${file} is no backup that Byline has made, or its beginning is altered; nothing was changed`);
  const end = Buffer.alloc(Math.min(SEAL_BYTES, size));
  await handle.read(end, 0, end.length, size - end.length);
  const sum = readSeal(end);
  if (!sum)
    throw new BackupError(`${file} is not whole: it has been cut off, or its end is altered; take another backup. Nothing was changed`);
  return sum;
}

async function* readRaw(handle: FileHandle, size: number, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of handle.createReadStream({ start: 0, end: size - 1, autoClose: false, highWaterMark: 2 ** 18 })) {
    await updateHash(hash, chunk);
    yield chunk;
  }
}

async function* readEntries(unpacked: AsyncIterable<Buffer>, file: string): AsyncGenerator<Entry> {
  const reader = createByteReader(unpacked);
  const read = (bytes: number) =>
    reader.read(bytes).catch((error: unknown) => {
      throw damaged(file, error);
    });
  for (;;) {
    const block = await read(BLOCK_BYTES);
    if (!block) return;
    const header = parseTarHeader(block);
    if (!header?.name.startsWith(ROOT) || header.size > MAX_ENTRY_BYTES) throw damaged(file);
    const bytes = await read(header.size);
    if (!bytes || !(await read(getPadding(header.size)))) throw damaged(file);
    yield { name: header.name.slice(ROOT.length), bytes };
  }
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged: it is not as it was written; take another backup. Nothing was changed`, { cause });
}
