const DAY_MS = 86_400_000;

export const OTHER_HOSTS = 'other';

interface CountedItem {
  kind: string;
  id: string;
}

export interface ViewCount extends CountedItem {
  day: number;
  views: number;
  hosts: Map<string, number>;
}

export interface ViewCounter {
  count(item: CountedItem, host?: string): void;
  take(): ViewCount[];
  putBack(counts: readonly ViewCount[]): void;
}

interface Limits {
  /** Limit of items between two stores; views of further ones are not counted. */
  maxItems?: number;
  maxHostsPerItem?: number;
  /** Limit of all items together. */
  maxHosts?: number;
}

/** Days since 1970, in UTC. */
export function getDay(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

export function createViewCounter(now: () => Date, { maxItems = 10_000, maxHostsPerItem = 20, maxHosts = 2000 }: Limits = {}): ViewCounter {
  let counts = new Map<string, ViewCount>();
  let hostCount = 0;

  function find({ kind, id }: CountedItem, day: number): ViewCount | undefined {
    const key = `${day}/${kind}/${id}`;
    const found = counts.get(key);
    if (found || counts.size >= maxItems) return found;
    const created = { kind, id, day, views: 0, hosts: new Map<string, number>() };
    counts.set(key, created);
    return created;
  }

  function countHost({ hosts }: ViewCount, host: string, views: number) {
    const isKept = hosts.has(host) || (hosts.size < maxHostsPerItem && hostCount < maxHosts);
    const name = isKept ? host : OTHER_HOSTS;
    if (isKept && !hosts.has(host)) hostCount += 1;
    hosts.set(name, (hosts.get(name) ?? 0) + views);
  }

  return {
    count(item, host) {
      const count = find(item, getDay(now()));
      if (!count) return;
      count.views += 1;
      if (host) countHost(count, host, 1);
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      hostCount = 0;
      return taken;
    },
    putBack(taken) {
      for (const { hosts, views, ...item } of taken) {
        const count = find(item, item.day);
        if (!count) continue;
        count.views += views;
        for (const [host, some] of hosts) countHost(count, host, some);
      }
    },
  };
}
