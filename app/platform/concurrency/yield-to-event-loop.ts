import { setImmediate as nextTick } from 'node:timers/promises';

/** One tick of the event loop accepts one connection: several let a burst of clients in. An empty tick takes some microseconds. */
const TICKS = 16;

export async function yieldToEventLoop(): Promise<void> {
  for (let tick = 0; tick < TICKS; tick++) await nextTick();
}
