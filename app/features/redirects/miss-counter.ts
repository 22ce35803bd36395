export interface MissCount {
  address: string;
  readers: number;
  robots: number;
}

export interface MissCounter {
  count(address: string, by: 'readers' | 'robots'): void;
  take(): MissCount[];
  putBack(counts: readonly MissCount[]): void;
}

/** Further addresses are not counted until the next store. */
const MAX_COUNTED = 500;

export function createMissCounter(maxCounted = MAX_COUNTED): MissCounter {
  let counts = new Map<string, MissCount>();

  function add({ address, readers, robots }: MissCount) {
    const known = counts.get(address);
    if (!known && counts.size >= maxCounted) return;
    counts.set(address, { address, readers: readers + (known?.readers ?? 0), robots: robots + (known?.robots ?? 0) });
  }

  return {
    count: (address, by) => add({ address, readers: 0, robots: 0, [by]: 1 }),
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    putBack(taken) {
      for (const count of taken) add(count);
    },
  };
}
