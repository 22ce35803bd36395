import { setImmediate as nextTick } from 'node:timers/promises';

/** One tick of the event loop accepts one connection: several let a burst of clients in. An empty tick takes some microseconds. */
const TICKS = 16;

export async function yieldToEventLoop(): Promise<void> {
  for (let tick = 0; tick < TICKS; tick++) await nextTick();
}

const SLICE_MS = 10;

export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R | Promise<R>): Promise<R[]> {
  const mapped: R[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const item of items) {
    mapped.push(await map(item));
    if (performance.now() < sliceEnd) continue;
    await yieldToEventLoop();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return mapped;
}

export type TakeTurn = () => Promise<void>;

/** Lets a few callers go on per tick; the rest wait in order. */
export function createTurns(perTurn: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function beginTurn() {
    const next = waiting.splice(0, perTurn);
    taken = next.length;
    for (const go of next) go();
    if (taken > 0) setImmediate(beginTurn);
  }

  return async () => {
    if (taken === 0) setImmediate(beginTurn);
    if (taken >= perTurn) return new Promise((resolve) => waiting.push(resolve));
    taken += 1;
  };
}
