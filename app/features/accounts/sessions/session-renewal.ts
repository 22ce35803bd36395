import type { SessionEvent, SessionEventName } from './session-events.ts';

const SECOND_MS = 1000;

export const RENEWAL_MS = 60 * 60 * SECOND_MS;
export const TICK_MS = 30 * SECOND_MS;

const TICKS_LEFT_TO_RENEW = 3;

export function isRenewalDue(due: number, now: number): boolean {
  return Math.floor((due - now) / TICK_MS) <= TICKS_LEFT_TO_RENEW;
}

export interface OpenSession {
  userId: string;
  renewAt: number;
}

interface RenewalOptions {
  now(): number;
  read(): Promise<OpenSession | null>;
  renew(): Promise<OpenSession | null>;
  publish(name: SessionEventName, userId: string | null): void;
}

export interface SessionRenewal {
  start(): Promise<void>;
  tick(): Promise<void>;
  onEvent(event: SessionEvent): Promise<void>;
}

/** A server that does not respond changes nothing. */
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
