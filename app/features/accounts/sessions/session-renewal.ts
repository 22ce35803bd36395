import type { SessionEvent, SessionEventName } from './session-events.ts';

const SECOND_MS = 1000;

/** How long after its last renewal a session is due for the next one, while a page of the admin is open. */
export const RENEWAL_MS = 60 * 60 * SECOND_MS;
/** How often an open page checks the clock. */
export const TICK_MS = 30 * SECOND_MS;

const TICKS_LEFT_TO_RENEW = 3;

/** Whether `TICKS_LEFT_TO_RENEW` whole ticks or fewer remain before a moment; both in milliseconds since 1970. */
export function isRenewalDue(due: number, now: number): boolean {
  return Math.floor((due - now) / TICK_MS) <= TICKS_LEFT_TO_RENEW;
}

/** A session as an open page needs it. */
export interface OpenSession {
  userId: string;
  /** Milliseconds since 1970. */
  renewAt: number;
}

interface RenewalOptions {
  /** Milliseconds since 1970. */
  now(): number;
  /** The session as the server sees it, or null; rejects when the server does not respond. */
  read(): Promise<OpenSession | null>;
  renew(): Promise<OpenSession | null>;
  publish(name: SessionEventName, userId: string | null): void;
}

export interface SessionRenewal {
  start(): Promise<void>;
  /** Call it every `TICK_MS`. */
  tick(): Promise<void>;
  onEvent(event: SessionEvent): Promise<void>;
}

/** Renews a session shortly before it is due, and publishes what happened to it. A server that does not respond changes nothing. */
export function createSessionRenewal({ now, read, renew, publish }: RenewalOptions): SessionRenewal {
  let session: OpenSession | null = null;

  async function tick() {
    if (!session || !isRenewalDue(session.renewAt, now())) return;
    const before = session.userId;
    session = await renew();
    if (!session) publish('signed-out', null);
    else publish(session.userId === before ? 'token-refreshed' : 'signed-in', session.userId);
  }

  return {
    async start() {
      session = await read();
      publish('initial-session', session?.userId ?? null);
      await tick();
    },
    tick,
    async onEvent({ isLocal, name }) {
      if (!isLocal && name !== 'initial-session') session = await read();
    },
  };
}
