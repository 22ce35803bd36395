import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import type { Argon2Input } from './argon2-wasm.server.ts';

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = createDerive(crypto);
/** Of libuv's four threads: the others read files and compress pages meanwhile. */
const runLimited = createConcurrencyLimit({ concurrency: 2, maxWaiting: 100 });
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password with argon2id and a salt of its own, as a PHC string. Throws `rateLimited` in a crowd. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, { salt, memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM, length: TAG_BYTES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether the password is the one that was hashed; false for a hash in any other form. Throws `rateLimited` in a crowd. */
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
  return crypto.timingSafeEqual(actual, expected);
}

interface Cost {
  salt: Buffer;
  memory: number;
  passes: number;
  parallelism: number;
  length: number;
}

/** The same letters give the same password, however a keyboard composes them. */
function deriveTag(password: string, { salt, memory, passes, parallelism, length }: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return runLimited(() => derive({ message, nonce: salt, memory, passes, parallelism, tagLength: length }));
}

/** Node's own on its thread pool; it came with 24.7. */
function createDerive({ argon2 }: Partial<Pick<typeof crypto, 'argon2'>>): (input: Argon2Input) => Promise<Buffer> {
  if (argon2) {
    const deriveTag = promisify(argon2);
    return (input) => deriveTag('argon2id', input);
  }
  const run = inThread<typeof import('./argon2-wasm.server.ts')>('app/features/accounts/password/argon2-wasm.server.ts');
  return async (input) => Buffer.from(await run('deriveArgon2id', input));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
