import { vi } from 'vitest';

/** Argon2 with 64 KiB in place of 19 MiB: no production code can ask for it, and the test of the hash itself runs without this. */
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback);
  return { ...crypto, argon2 };
});
