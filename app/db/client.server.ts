import { type Kysely, PostgresAdapter } from 'kysely';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import type { DialectName } from './migrations/migration.ts';
import type { ObservedQuery } from './query-log.server.ts';
import type { Database } from './schema.ts';
import { openSqlite, openSqliteReadOnly } from './sqlite.server.ts';

export type Db = Kysely<Database>;

interface DatabaseOptions {
  databaseUrl: string;
  dataDir: string;
  onFailure?: (error: DiskError) => void;
  onQuery?: (query: ObservedQuery) => void;
  isReadOnly?: boolean;
}

/** Opens PostgreSQL when a URL is given, else SQLite. Throws `unavailable`. */
export async function openDatabase({ databaseUrl, dataDir, onFailure, onQuery, isReadOnly = false }: DatabaseOptions): Promise<Db> {
  try {
    if (!databaseUrl) return isReadOnly ? openSqliteReadOnly(dataDir) : openSqlite(dataDir, onFailure, onQuery);
    const { openPostgres } = await import('./postgres.server.ts');
    return await openPostgres(databaseUrl, onQuery);
  } catch (error) {
    if (error instanceof DiskError) throw error;
    throw unavailable(`${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: the database does not open: ${getReason(error)}`, error);
  }
}

export function getDialect(db: Db): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

export function getReason(error: unknown): string {
  if (error instanceof AppError && error.cause) return getReason(error.cause);
  if (error instanceof AggregateError) return error.errors.map(getReason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
