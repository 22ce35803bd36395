import { yieldToEventLoop } from './yield-to-event-loop.ts';

const SLICE_MS = 10;

/** Maps one item after the other and yields to the event loop every few milliseconds. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() < sliceEnd) continue;
    await yieldToEventLoop();
    sliceEnd = performance.now() + SLICE_MS;
  }
  return mapped;
}
