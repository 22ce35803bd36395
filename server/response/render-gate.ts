type ClientKind = 'signed-in' | 'account' | 'reader';

export interface RenderClient {
  kind: ClientKind;
  address: string;
  signal: AbortSignal;
}

export type LeaveGate = () => void;

/** Bounds how many renders run at once and how many wait. Every call of the app goes through it. */
export interface RenderGate {
  /** Resolves when there is a slot. Throws Overloaded when too many wait already or the wait is too long, and the signal's reason. */
  enter(client: RenderClient): Promise<LeaveGate>;
  tryEnter(client: RenderClient): LeaveGate | undefined;
}

export interface RenderGateLimits {
  maxWaiting?: number | undefined;
  maxWaitMs?: number | undefined;
  /** A render that runs longer probably waits for something other than the processor, and gives its slot back. */
  maxHoldMs?: number | undefined;
}

export class Overloaded extends Error {
  override name = 'Overloaded';
}

const PLACES = 8;
/** Renders that may run without a slot, because they do not wait for the processor. */
const MAX_SLOW = 16;
const TURNS_BETWEEN_RENDERS = 32;
const RESERVED: [ClientKind, number][] = [
  ['signed-in', 2],
  ['account', 1],
  ['reader', 2],
];

interface Waiter extends RenderClient {
  start(): void;
  refuse(reason: unknown): void;
}

export function createRenderGate({ maxWaiting = 128, maxWaitMs = 5000, maxHoldMs = 2000 }: RenderGateLimits = {}): RenderGate {
  const running: Record<ClientKind, number> = { 'signed-in': 0, account: 0, reader: 0 };
  const queues: Record<ClientKind, FairQueue<Waiter>> = {
    'signed-in': createFairQueue(),
    account: createFairQueue(),
    reader: createFairQueue(),
  };
  let slow = 0;
  let isScheduled = false;

  function hasPlace(kind: ClientKind): boolean {
    const others = RESERVED.filter(([each]) => each !== kind);
    return running[kind] + others.reduce((sum, [each, places]) => sum + Math.max(places, running[each]), 0) < PLACES;
  }

  function take(kind: ClientKind): LeaveGate {
    running[kind] += 1;
    let isRunning = true;
    let isHeld = true;
    const release = () => {
      isHeld = false;
      running[kind] -= 1;
      schedule();
    };
    const leave = () => {
      if (!isRunning) return;
      isRunning = false;
      clearInterval(timer);
      if (isHeld) release();
      else slow -= 1;
    };
    const timer = setInterval(() => {
      if (!isHeld || slow >= MAX_SLOW) return;
      slow += 1;
      release();
    }, maxHoldMs).unref();
    return leave;
  }

  /** Begins renders some ticks of the event loop apart: a tick accepts one connection, and cheap responses go out in between. */
  function schedule(turns = TURNS_BETWEEN_RENDERS) {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (turns > 1) return schedule(turns - 1);
      const kind = RESERVED.map(([each]) => each).find((each) => queues[each].size > 0 && hasPlace(each));
      const next = kind && queues[kind].take();
      if (!next) return;
      next.start();
      schedule();
    });
  }

  /** If a queue is full, the address with most in it gives way to one with fewer. */
  function makeRoom({ kind, address }: RenderClient) {
    if (queues[kind].size < maxWaiting) return;
    const excess = queues[kind].findExcess(address);
    if (!excess) throw new Overloaded('too many renders wait');
    excess.refuse(new Overloaded('another client waits for less'));
  }

  return {
    async enter(client) {
      client.signal.throwIfAborted();
      if (!isScheduled && hasPlace(client.kind)) {
        schedule();
        return take(client.kind);
      }
      makeRoom(client);
      const queue = queues[client.kind];
      const { promise, resolve, reject } = Promise.withResolvers<LeaveGate>();
      const forget = () => {
        queue.remove(client.address, waiter);
        clearTimeout(timer);
        client.signal.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        ...client,
        start() {
          forget();
          resolve(take(client.kind));
        },
        refuse(reason) {
          forget();
          reject(reason);
        },
      };
      const abort = () => waiter.refuse(client.signal.reason);
      const timer = setTimeout(() => waiter.refuse(new Overloaded('waited too long')), maxWaitMs);
      client.signal.addEventListener('abort', abort, { once: true });
      queue.add(client.address, waiter);
      schedule();
      return promise;
    },
    tryEnter({ kind }) {
      if (isScheduled || !hasPlace(kind)) return undefined;
      schedule();
      return take(kind);
    },
  };
}

/** Queues waiters per client: clients take turns, however many waiters each has. */
interface FairQueue<T> {
  add(client: string, waiter: T): void;
  remove(client: string, waiter: T): void;
  take(): T | undefined;
  /** The last waiter of the client with the most, if that has more than `client` would have with one more. */
  findExcess(client: string): T | undefined;
  readonly size: number;
}

function createFairQueue<T>(): FairQueue<T> {
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
