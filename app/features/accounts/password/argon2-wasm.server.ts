import { argon2id } from 'hash-wasm';

export interface Argon2Input {
  message: string;
  nonce: Uint8Array;
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

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
