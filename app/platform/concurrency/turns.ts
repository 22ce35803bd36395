/** Resolves at once for the first few callers in a turn of the event loop, and in later turns for the rest, in order. */
export type TakeTurn = () => Promise<void>;

/** Spreads work that comes all at once over several turns of the event loop, so that what else is ready is done in between. */
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
