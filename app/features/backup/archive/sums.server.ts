import { createHash, type Hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Some milliseconds of work. */
const SLICE_BYTES = 2 ** 20;

/** Adds to a hash without holding the event loop. */
export async function updateHash(hash: Hash, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    if (from > 0) await nextTurn();
    hash.update(bytes.subarray(from, from + SLICE_BYTES));
  }
}

/** SHA-256 in hexadecimal digits. */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  await updateHash(hash, bytes);
  return hash.digest('hex');
}
