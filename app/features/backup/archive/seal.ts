import { crc32 } from 'node:zlib';
import { packTar } from 'modern-tar';

/** The top folder in the file, so that unpacking it fills one folder. */
export const ROOT = 'byline-backup/';
export const SEAL = 'SEAL';
export const TAR_END_BYTES = 1024;

const GZIP_START_BYTES = 15;
const GZIP_END_BYTES = 8;
const SEAL_TAR_BYTES = 512 + 512 + TAR_END_BYTES;
export const SEAL_BYTES = GZIP_START_BYTES + SEAL_TAR_BYTES + GZIP_END_BYTES;
const TEXT = /sha256 ([0-9a-f]{64}) of everything before this entry\n/;

/** The last part of a backup: a gzip member of its own with the last entry and the end of the tar file. */
export async function createSeal(sha256: string): Promise<Buffer> {
  const body = `sha256 ${sha256} of everything before this entry\n`;
  return toStoredGzip(await packTar([{ header: { name: ROOT + SEAL, size: body.length, mode: 0o600, mtime: new Date(0) }, body }]));
}

/** The sum that a seal holds; undefined if any of its bytes has changed. */
export function readSeal(seal: Buffer): string | undefined {
  const tar = seal.subarray(GZIP_START_BYTES, -GZIP_END_BYTES);
  return toStoredGzip(tar).equals(seal) ? TEXT.exec(tar.toString('latin1'))?.[1] : undefined;
}

/** Written here, because zlib puts the operating system into the header. https://www.rfc-editor.org/rfc/rfc1952 and rfc1951 (a stored block) */
function toStoredGzip(bytes: Uint8Array): Buffer {
  const start = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 1, 0, 0, 0, 0]);
  start.writeUInt16LE(bytes.length, 11);
  start.writeUInt16LE(~bytes.length & 0xffff, 13);
  const end = Buffer.alloc(GZIP_END_BYTES);
  end.writeUInt32LE(crc32(bytes));
  end.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([start, bytes, end]);
}
