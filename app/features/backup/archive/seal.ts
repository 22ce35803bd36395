import { crc32 } from 'node:zlib';
import { createTarHeader, END_BYTES, getPadding } from './tar.ts';

/** The top folder in the file, so that unpacking it fills one folder. */
export const ROOT = 'byline-backup/';

const NAME = `${ROOT}SEAL`;
const TEXT = /sha256 ([0-9a-f]{64}) of everything before this entry\n/;

/**
 * The last part of a backup: a gzip member of its own with the last entry and the end of the tar file. Its bytes follow from the sum alone,
 * so that a change of any byte of the file shows.
 */
export function createSeal(sha256: string): Buffer {
  const text = Buffer.from(`sha256 ${sha256} of everything before this entry\n`);
  const padding = Buffer.alloc(getPadding(text.length) + END_BYTES);
  return toStoredGzip(Buffer.concat([createTarHeader({ name: NAME, size: text.length }, 0), text, padding]));
}

export const SEAL_BYTES = createSeal('0'.repeat(64)).length;

/** The sum that a seal holds; undefined where it is none, or not as it was written. */
export function readSeal(bytes: Buffer): string | undefined {
  const [, sha256] = TEXT.exec(bytes.toString('latin1')) ?? [];
  return sha256 && createSeal(sha256).equals(bytes) ? sha256 : undefined;
}

/** Written here, as zlib notes the system in it. https://www.rfc-editor.org/rfc/rfc1952 and, for the one stored block, rfc1951 */
function toStoredGzip(bytes: Buffer): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
  const block = Buffer.alloc(5);
  block.writeUInt8(1);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(bytes));
  trailer.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([header, block, bytes, trailer]);
}
