import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 20;

/** Maps one item after the other, and lets the event loop turn whenever that has taken some milliseconds. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() < sliceEnd) continue;
    await nextTurn();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return mapped;
}
