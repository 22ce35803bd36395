import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { createLimitedConnection, type LimitedConnection, type ServerState } from './postgres/connection.server.ts';
import { getQueryLimits } from './postgres/query-limits.server.ts';
import { createQueryLog, type ObservedQuery } from './query-log.server.ts';
import type { Database } from './schema.ts';

const CONNECT_TIMEOUT_MS = 3500;
const MAX_CONNECTIONS = 10;
const KEEP_ALIVE_MS = 10_000;
/** After a failover the host name may point to another server. */
const MAX_LIFETIME_SECONDS = 60;

/** Throws `unavailable`, with the driver's error as its cause. */
export async function openPostgres(connectionString: string, onQuery?: (query: ObservedQuery) => void): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    types: { getTypeParser },
  });
  const connect = createConnect(pool);
  try {
    const connection = await connect();
    await connection.query('select 1', []).finally(() => connection.release());
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...createQueryLog(onQuery),
  });
}

function createConnect(pool: pg.Pool): () => Promise<LimitedConnection> {
  const server: ServerState = { isSilent: false, cancels: 0 };
  const connections = new WeakMap<pg.PoolClient, LimitedConnection>();
  pool.on('error', () => undefined); // an idle connection that ends: the next query opens another
  pool.on('connect', (client) => connections.set(client, createLimitedConnection(client, server))); // at once: it may end in the same turn
  return async () => {
    const since = performance.now();
    const limits = getQueryLimits();
    const heldMs = server.isSilent ? limits.silentMs : limits.heldMs;
    const client = await connectInTime(pool, Math.min(heldMs, CONNECT_TIMEOUT_MS)).catch((error: unknown) => {
      server.isSilent = true;
      throw unavailable('PostgreSQL does not answer', error);
    });
    const connection = connections.get(client);
    if (!connection) throw new Error('the pool returned a connection that it had not announced');
    connection.hold({ ...limits, heldMs }, since);
    return connection;
  };
}

async function connectInTime(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await withTimeout(ms, connecting);
  } catch (error) {
    void connecting.then((late) => late.release()).catch(() => undefined);
    throw error;
  }
}

const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser; // pg types its overloads per format
