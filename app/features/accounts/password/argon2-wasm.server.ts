import { argon2id } from 'hash-wasm';
import type { Argon2Input } from './password-hash.server.ts';

/** What `argon2` of node:crypto does, for a Node that has none; it holds up the thread that it runs in. */
export function deriveArgon2id({ message, nonce, memory, passes, parallelism, tagLength }: Argon2Input): Promise<Uint8Array> {
  return argon2id({
    password: message,
    salt: nonce,
    memorySize: memory,
    iterations: passes,
    parallelism,
    hashLength: tagLength,
    outputType: 'binary',
  });
}
