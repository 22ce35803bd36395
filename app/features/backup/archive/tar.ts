/** What tar counts in. */
export const BLOCK_BYTES = 512;
/** What ends a tar file. */
export const END_BYTES = 2 * BLOCK_BYTES;

const MAX_NAME_BYTES = 100;
const FILE = '0';

interface Header {
  /** ASCII, of at most 100 letters. */
  name: string;
  /** In bytes. */
  size: number;
}

/** The block before a file's bytes, as every tar reads it (ustar). `at` is in seconds since 1970. */
export function createTarHeader({ name, size }: Header, at: number): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new RangeError(`${name} is too long a name for an entry`);
  header.write(name, 0);
  header.write('0000600\0', 100); // for its owner alone
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${Math.floor(at).toString(8).padStart(11, '0')}\0`, 136);
  header.write(FILE, 156);
  header.write('ustar\u000000', 257);
  header.write(`${sumBytes(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Undefined for a block that `createTarHeader` has not written. */
export function parseTarHeader(block: Buffer): Header | undefined {
  const name = block.toString('latin1', 0, MAX_NAME_BYTES).replace(/\0+$/, '');
  const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
  const at = Number.parseInt(block.toString('latin1', 136, 147), 8);
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(at)) return undefined;
  return createTarHeader({ name, size }, at).equals(block) ? { name, size } : undefined;
}

/** How many zeros follow the bytes of a file. */
export function getPadding(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}

/** Of all bytes, the sum's own counted as spaces. */
function sumBytes(header: Buffer): number {
  const spaces = 8 * 32;
  return header.subarray(0, 148).reduce(add, 0) + header.subarray(156).reduce(add, 0) + spaces;
}

function add(sum: number, byte: number): number {
  return sum + byte;
}
