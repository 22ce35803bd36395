import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop accepts one connection: several let a burst of clients in. An empty one takes some microseconds. */
const TURNS = 16;

/** A pause in long work, for whatever else is ready. */
export async function letOthersGo(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}
