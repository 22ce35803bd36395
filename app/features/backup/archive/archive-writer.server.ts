import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createSeal, ROOT } from './seal.ts';
import { hashBytes, updateHash } from './sums.server.ts';
import { createTarHeader, getPadding } from './tar.ts';

/** Takes the next bytes; resolves when it wants more. */
export type ByteSink = (bytes: Uint8Array) => Promise<void>;

export interface ArchiveWriter {
  /** Adds a file. What is compressed already, as images are, is stored as it is. */
  add(name: string, bytes: Uint8Array, options?: { isCompressed?: boolean }): Promise<void>;
  /** Adds the sums of what has none yet, and the seal. Returns how many bytes were written. */
  finish(): Promise<number>;
}

const compress = promisify(gzip);

/** Files that are compressed together, in bytes: more would help little, and all of it is in memory. */
const MEMBER_BYTES = 512 * 1024;
/** Sums that wait for their entry. */
const MAX_SUMS = 5000;
const LEVEL = 6;

/**
 * Writes files as a tar that is compressed by gzip in independent parts, as gzip allows. Every file has its SHA-256 in a later entry
 * `checksums/…`, in the form of `sha256sum`; the whole has a seal.
 */
export function createArchiveWriter(sink: ByteSink, at: Date): ArchiveWriter {
  const whole = createHash('sha256');
  const seconds = at.getTime() / 1000;
  let member: { blocks: Uint8Array[]; bytes: number; level: number } = { blocks: [], bytes: 0, level: LEVEL };
  let sums: string[] = [];
  let sumFiles = 0;
  let written = 0;

  async function append(name: string, bytes: Uint8Array, level: number) {
    if (member.bytes > 0 && (member.level !== level || member.bytes + bytes.length > MEMBER_BYTES)) await flush();
    member.level = level;
    member.blocks.push(
      createTarHeader({ name: ROOT + name, size: bytes.length }, seconds),
      bytes,
      new Uint8Array(getPadding(bytes.length)),
    );
    for (const block of member.blocks.slice(-3)) member.bytes += block.length;
  }

  async function flush() {
    const { blocks, level } = member;
    member = { blocks: [], bytes: 0, level };
    if (blocks.length > 0) await write(await compress(Buffer.concat(blocks), { level }));
  }

  async function write(bytes: Uint8Array) {
    await updateHash(whole, bytes);
    await sink(bytes);
    written += bytes.length;
  }

  async function writeSums() {
    if (sums.length === 0) return;
    sumFiles += 1;
    const text = sums.join('');
    sums = [];
    await append(`checksums/${String(sumFiles).padStart(4, '0')}.sha256`, Buffer.from(text), LEVEL);
  }

  return {
    async add(name, bytes, { isCompressed = false } = {}) {
      sums.push(`${await hashBytes(bytes)}  ${name}\n`);
      await append(name, bytes, isCompressed ? 0 : LEVEL);
      if (sums.length >= MAX_SUMS) await writeSums();
    },
    async finish() {
      await writeSums();
      await flush();
      await write(createSeal(whole.copy().digest('hex')));
      return written;
    },
  };
}
