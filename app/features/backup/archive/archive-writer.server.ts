import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import { createSeal, ROOT, TAR_END_BYTES } from './seal.ts';

export type ByteSink = (bytes: Uint8Array) => Promise<void>;

export interface ArchiveWriter {
  /** Adds a file. What is compressed already, as images are, is stored as it is. */
  add(name: string, bytes: Uint8Array, options?: { isCompressed?: boolean }): Promise<void>;
  /** How many bytes were added so far. */
  countBytes(): number;
  /** Adds the seal. Returns how many bytes were written. */
  finish(): Promise<number>;
}

const compress = promisify(gzip);

/** Files that are compressed together, in bytes: more would help little, and all of it is in memory. */
const MEMBER_BYTES = 512 * 1024;
const LEVEL = 6;
const SLICE_BYTES = 2 ** 20;

/** Writes files as a tar that is compressed by gzip in independent parts, as gzip allows, with a SHA-256 of everything as its last entry. */
export function createArchiveWriter(sink: ByteSink, mtime: Date): ArchiveWriter {
  const hash = createHash('sha256');
  let member: { entries: TarEntry[]; bytes: number; level: number } = { entries: [], bytes: 0, level: LEVEL };
  let written = 0;
  let added = 0;

  async function flush() {
    const { entries, level } = member;
    member = { entries: [], bytes: 0, level };
    if (entries.length === 0) return;
    const tar = await packTar(entries);
    await write(await compress(tar.subarray(0, -TAR_END_BYTES), { level }));
  }

  async function write(bytes: Uint8Array) {
    for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
      hash.update(bytes.subarray(from, from + SLICE_BYTES));
      await nextTurn();
    }
    await sink(bytes);
    written += bytes.length;
  }

  return {
    async add(name, body, { isCompressed = false } = {}) {
      const level = isCompressed ? 0 : LEVEL;
      if (member.level !== level || member.bytes + body.length > MEMBER_BYTES) await flush();
      member.level = level;
      member.entries.push({ header: { name: ROOT + name, size: body.length, mode: 0o600, mtime }, body });
      member.bytes += body.length;
      added += body.length;
    },
    countBytes: () => added,
    async finish() {
      await flush();
      await write(await createSeal(hash.copy().digest('hex')));
      return written;
    },
  };
}
