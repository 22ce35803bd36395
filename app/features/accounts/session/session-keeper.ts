import type { SessionState } from '../viewer.ts';
import { isRenewalDue } from './session-clock.ts';
import type { SessionEvent, SessionEventName } from './session-events.ts';

/** What the keeper needs of a page; times in milliseconds since 1970. */
export interface KeeperParts {
  now(): number;
  /** The session as the server sees it, or null. */
  read(): Promise<SessionState | null>;
  renew(): Promise<SessionState | null>;
  publish(name: SessionEventName, userId: string | null): void;
}

export interface SessionKeeper {
  start(): Promise<void>;
  /** Call it every `TICK_MS`. */
  tick(): Promise<void>;
  /** Call it with each event of another tab. */
  hear(event: SessionEvent): Promise<void>;
}

/** Renews a session shortly before it is due, and says what happened to it. A server that does not answer changes nothing. */
export function createSessionKeeper({ now, read, renew, publish }: KeeperParts): SessionKeeper {
  let userId: string | null = null;
  let renewAt: number | undefined;

  function note(state: SessionState | null) {
    userId = state?.viewer.id ?? null;
    renewAt = state?.renewAt;
  }

  async function tick() {
    if (renewAt === undefined || !isRenewalDue(renewAt, now())) return;
    const before = userId;
    const state = await renew();
    note(state);
    if (!state) publish('signed-out', null);
    else publish(state.viewer.id === before ? 'token-refreshed' : 'signed-in', state.viewer.id);
  }

  return {
    async start() {
      note(await read());
      publish('initial-session', userId);
      await tick();
    },
    tick,
    async hear({ isLocal, name }) {
      if (!isLocal && name !== 'initial-session') note(await read());
    },
  };
}
