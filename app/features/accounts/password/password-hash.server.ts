import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts';

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);
/** Leaves two of libuv's four threads to read files and compress pages. */
const runLimited = createConcurrencyLimit({ concurrency: 2, maxWaiting: 100 });
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Returns a PHC string. Throws `rateLimited` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, { salt, memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM, length: TAG_BYTES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** False for a hash in another format. Throws `rateLimited` when too many wait. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await deriveTag(password, {
    salt: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    length: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

interface Cost {
  salt: Buffer;
  memory: number;
  passes: number;
  parallelism: number;
  length: number;
}

/** Normalises, because keyboards compose the same letters differently. */
function deriveTag(password: string, { salt, memory, passes, parallelism, length }: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return runLimited(() => derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: length }));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
