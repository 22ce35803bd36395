import type { QueryExecutorProvider } from 'kysely';

export type DialectName = 'sqlite' | 'postgres';

/** A file of this folder; what has been applied must not change, not even in its spaces. */
export interface Migration {
  name: string;
  /** SQL statements in order, for one of the two databases. */
  statements(dialect: DialectName): string[];
  /** What SQL alone cannot do, after the statements and in the same transaction. */
  convert?(db: QueryExecutorProvider): Promise<void>;
}

/** How each database writes the types that differ. */
export const columnTypes: Record<DialectName, { timestamp: string; boolean: string; array: string; bytes: string }> = {
  sqlite: { timestamp: 'text', boolean: 'integer', array: 'text', bytes: 'blob' },
  postgres: { timestamp: 'timestamptz', boolean: 'boolean', array: 'text[]', bytes: 'bytea' },
};

/** Makes every write to a table of content raise the version that the page cache goes by. */
export function getVersionTriggers(dialect: DialectName, table: string): string[] {
  if (dialect === 'postgres')
    return [
      `create trigger ${table}_version after insert or update or delete on ${table}
        for each statement execute function raise_content_version()`,
    ];
  return ['insert', 'update', 'delete'].map(
    (event) => `create trigger ${table}_${event}_version after ${event} on ${table}
        begin update content_version set version = version + 1; end`,
  );
}
