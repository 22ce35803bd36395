/** Queues waiters per client: clients take turns, however many waiters each has. */
export interface FairQueue<T> {
  add(client: string, waiter: T): void;
  remove(client: string, waiter: T): void;
  take(): T | undefined;
  /** The last waiter of the client with the most, if that has more than `client` would have with one more. */
  findExcess(client: string): T | undefined;
  readonly size: number;
}

export function createFairQueue<T>(): FairQueue<T> {
  const rows = new Map<string, Set<T>>();
  let size = 0;

  function remove(client: string, waiter: T) {
    const row = rows.get(client);
    if (!row?.delete(waiter)) return;
    size -= 1;
    if (row.size === 0) rows.delete(client);
  }

  return {
    add(client, waiter) {
      const row = rows.get(client) ?? new Set();
      rows.set(client, row.add(waiter));
      size += 1;
    },
    remove,
    take() {
      const [[client, row] = []] = rows;
      if (client === undefined || row === undefined) return undefined;
      const [waiter] = row;
      rows.delete(client);
      rows.set(client, row);
      if (waiter !== undefined) remove(client, waiter);
      return waiter;
    },
    findExcess(client) {
      const longest = [...rows.values()].reduce((most, row) => (row.size > most.size ? row : most), new Set<T>());
      return longest.size > (rows.get(client)?.size ?? 0) + 1 ? [...longest].at(-1) : undefined;
    },
    get size() {
      return size;
    },
  };
}
