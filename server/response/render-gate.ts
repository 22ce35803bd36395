/** Who asks for a render: with a validly signed session, for `/auth`, or anybody else. */
type ClientKind = 'signed-in' | 'account' | 'reader';

export interface RenderClient {
  kind: ClientKind;
  /** Its IP address. */
  address: string;
  /** Aborted when nobody waits for the render any more. */
  signal: AbortSignal;
}

/** Gives the place back; a second call does nothing. */
export type LeaveGate = () => void;

/** Bounds how many renders run at once and how many wait. Every call of the app goes through it. */
export interface RenderGate {
  /** Resolves when there is a place. Throws Overloaded when too many wait already or the wait is too long, and the signal's reason. */
  enter(client: RenderClient): Promise<LeaveGate>;
  /** A place, where one is free right now and nobody waits. */
  tryEnter(client: RenderClient): LeaveGate | undefined;
}

export interface RenderGateLimits {
  /** Of each kind. */
  maxWaiting?: number | undefined;
  /** Of one IP address among those of a kind. */
  maxWaitingPerAddress?: number | undefined;
  maxWaitMs?: number | undefined;
  /** What still runs then waits for something else than this process's processor, and counts no longer. */
  maxHoldMs?: number | undefined;
}

export class Overloaded extends Error {
  override name = 'Overloaded';
}

const PLACES = 8;
/** By precedence, with the places that no other kind may take. */
const RESERVED: [ClientKind, number][] = [
  ['signed-in', 2],
  ['account', 1],
  ['reader', 2],
];

interface Waiter extends RenderClient {
  start(): void;
  refuse(reason: unknown): void;
}

export function createRenderGate({
  maxWaiting = 64,
  maxWaitingPerAddress = 16,
  maxWaitMs = 5000,
  maxHoldMs = 2000,
}: RenderGateLimits = {}): RenderGate {
  const running: Record<ClientKind, number> = { 'signed-in': 0, account: 0, reader: 0 };
  const queues: Record<ClientKind, Set<Waiter>> = { 'signed-in': new Set(), account: new Set(), reader: new Set() };
  let isScheduled = false;

  function hasPlace(kind: ClientKind): boolean {
    const others = RESERVED.filter(([each]) => each !== kind);
    return running[kind] + others.reduce((sum, [each, places]) => sum + Math.max(places, running[each]), 0) < PLACES;
  }

  function take(kind: ClientKind): LeaveGate {
    running[kind] += 1;
    let isHeld = true;
    const leave = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      running[kind] -= 1;
      schedule();
    };
    const timer = setTimeout(leave, maxHoldMs).unref();
    return leave;
  }

  /** One render begins per turn of the event loop, so that what is cheap is answered in between. */
  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const next = RESERVED.map(([kind]) => [...queues[kind].values().take(1)].find(() => hasPlace(kind))).find(Boolean);
      if (!next) return;
      next.start();
      schedule();
    });
  }

  /** Where a queue is full, the address with most in it gives way to one with fewer. */
  function makeRoom(queue: Set<Waiter>, address: string): boolean {
    const counts = Map.groupBy(queue, (waiter) => waiter.address);
    const own = counts.get(address)?.length ?? 0;
    if (own >= maxWaitingPerAddress) return false;
    if (queue.size < maxWaiting) return true;
    const longest = [...counts.values()].reduce((most, each) => (each.length > most.length ? each : most));
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.refuse(new Overloaded('another client waits for less'));
    return true;
  }

  return {
    async enter(client) {
      client.signal.throwIfAborted();
      if (!isScheduled && hasPlace(client.kind)) {
        schedule();
        return take(client.kind);
      }
      const queue = queues[client.kind];
      if (!makeRoom(queue, client.address)) throw new Overloaded('too many renders wait');
      const { promise, resolve, reject } = Promise.withResolvers<LeaveGate>();
      const forget = () => {
        queue.delete(waiter);
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
      queue.add(waiter);
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
