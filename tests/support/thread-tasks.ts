import { reportProgress } from '#platform/concurrency/thread-progress.server.ts';

export function countTo(most: number): number {
  let number = 0;
  while (number < most) number += 1;
  return number;
}

export function fail(why: string): never {
  throw new Error(why);
}

export function leave(code: number): never {
  process.exit(code);
}

/** Never ends. */
export function hang(at: string): never {
  reportProgress(at);
  for (;;);
}

/** Ends when the gate is opened. */
export function holdAt(gate: Int32Array): number {
  Atomics.wait(gate, 0, 0);
  return gate[0] ?? 0;
}

/** Takes memory until there is none left. */
export function exhaust(size: number): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, () => Math.random() * size));
}
