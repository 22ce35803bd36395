import { connect } from 'node:net';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { endsConnection, nameFailure } from './failure.server.ts';
import type { QueryLimits } from './query-limits.server.ts';

export interface LimitedConnection extends PostgresPoolClient {
  /** Restarts the limits; `since` is in milliseconds of `performance.now()`. */
  hold(limits: QueryLimits, since: number): void;
}

export interface ServerState {
  isSilent: boolean;
  cancels: number;
}

const CANCEL_MS = 1000;
const CANCEL_REQUEST_MS = 60_000;
const MAX_CANCELS = 10;
/** Added to the server's own limits, which only matter when this process has died. */
const SERVER_MARGIN_MS = 4000;
/** https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-CANCELREQUEST */
const CANCEL_REQUEST = 80_877_102;

/**
 * PgBouncer in transaction mode refuses `statement_timeout` on connect and leaks `set` to the next client, so statements are timed here.
 */
export function createLimitedConnection(client: pg.PoolClient, server: ServerState): LimitedConnection {
  let limits: QueryLimits = { heldMs: 0, silentMs: 0, lockMs: 0 };
  let deadline = 0;
  let isLost = false;
  let cancelled: Promise<unknown> | undefined;
  client.on('error', () => {
    isLost = true; // pg rejects the pending query; without a listener the process would end
  });

  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (sql === 'rollback') return rollBack<R>();
    return send<R>(sql === 'begin' ? `begin; ${toSetLocal(limits)}` : sql, parameters);
  }

  async function rollBack<R>(): Promise<PostgresQueryResult<R>> {
    try {
      if (!isLost) await send<R>('rollback', []);
    } catch {
      isLost = true;
    }
    return { command: 'ROLLBACK', rowCount: 0, rows: [] };
  }

  async function send<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (isLost) throw unavailable('the connection to PostgreSQL is lost');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const statement = client.query(sql, [...parameters]) as Promise<unknown> as Promise<PostgresQueryResult<R>>; // as Kysely takes it from pg
    const giveUp = () => {
      isLost = true;
      server.isSilent = true;
      requestCancel(client, server);
      cancelled = withTimeout(CANCEL_MS, statement).catch(() => undefined);
      reject(unavailable('PostgreSQL took too long'));
    };
    const timer = setTimeout(giveUp, Math.max(0, deadline - performance.now()));
    try {
      const answer = await Promise.race([statement, late]);
      server.isSilent = false;
      return answer;
    } catch (error) {
      isLost ||= endsConnection(error);
      throw nameFailure(error, { isConnectionLost: isLost });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    query: query as PostgresPoolClient['query'], // its other form, with a cursor, is never used
    hold(given, since) {
      limits = given;
      deadline = since + given.heldMs;
    },
    release(isUnwanted = false) {
      if (cancelled)
        void cancelled.then(() => client.release(true)); // closed earlier, a pooler would not know whose statement to cancel
      else client.release(isUnwanted || isLost);
    },
  };
}

function toSetLocal({ heldMs, lockMs }: QueryLimits): string {
  const ms = heldMs + SERVER_MARGIN_MS;
  return `set local statement_timeout = ${ms}; set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${ms}`;
}

/** Waits for the other side to close the connection, because PgBouncer 1.18 crashes if the client closes first. */
function requestCancel(client: pg.PoolClient, server: ServerState) {
  if (server.cancels >= MAX_CANCELS) return;
  server.cancels += 1;
  const { host, port } = client;
  const { processID, secretKey } = client as unknown as { processID: number; secretKey: number }; // pg has them, its types do not
  const message = Buffer.alloc(16);
  [message.length, CANCEL_REQUEST, processID, secretKey].forEach((value, at) => void message.writeInt32BE(value, at * 4));
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  socket.unref().setTimeout(CANCEL_REQUEST_MS, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.on('connect', () => socket.write(message));
  socket.on('close', () => {
    server.cancels -= 1;
  });
  socket.resume(); // or its end is never seen
}
