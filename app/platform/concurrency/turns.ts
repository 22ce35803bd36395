export type TakeTurn = () => Promise<void>;

/** Spreads a burst of work over several ticks of the event loop: a few callers go on per tick, the rest wait in order. */
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
