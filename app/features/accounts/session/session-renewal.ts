import { isRenewalDue } from './session-clock.ts';
import type { SessionEvent, SessionEventName } from './session-events.ts';

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
