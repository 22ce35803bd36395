import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { unavailable } from '#platform/errors/app-error.ts';
import type { Database } from './schema.ts';

const CONNECT_TIMEOUT_MS = 3500;
const MAX_CONNECTIONS = 10;

/** Opens PostgreSQL and proves with one query that it answers. Throws the driver's error when it does not. */
export async function openPostgres(connectionString: string): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
  });
  pool.on('error', () => undefined); // an idle connection that ends: the next query opens another
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => pool.connect().catch(nameOutage), end: () => pool.end() },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

function nameOutage(error: unknown): never {
  throw unavailable('PostgreSQL does not answer', error);
}

const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);

const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser; // pg types its overloads per format
