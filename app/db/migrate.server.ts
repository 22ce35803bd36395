import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { unavailable } from '#platform/errors/app-error.ts';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { type Db, getDialect, getReason } from './client.server.ts';
import type { DialectName, Migration } from './migrations/migration.ts';
import { migrations } from './migrations.ts';
import { withPatience } from './postgres/query-limits.server.ts';
import { runTransaction } from './transaction.server.ts';
import { findUnfinishedRestore } from './unfinished-restore.server.ts';

/** Any number that no other program uses as an advisory lock in the same database. */
const LOCK = 7_205_881;

const SETTING: Record<DialectName, string> = { postgres: 'DATABASE_URL', sqlite: 'DATA_DIR' };

/**
 * Brings the schema up to date in one transaction; safe when several processes start at once. Gives back the names of what was applied.
 * Throws `unavailable` with one line that names the setting: for a database of a newer version, for a migration that has changed since
 * it was applied, and when anything fails; the database is then as it was.
 */
export async function migrate(db: Db, wanted: readonly Migration[] = migrations): Promise<string[]> {
  const dialect = getDialect(db);
  try {
    return await withPatience(() =>
      runTransaction(db, async (tx) => {
        if (await findUnfinishedRestore(tx)) throw new Refusal(UNFINISHED);
        return applyMigrations(tx, wanted);
      }),
    );
  } catch (error) {
    if (error instanceof DiskError) throw error;
    throw unavailable(
      `${SETTING[dialect]}: ${error instanceof Refusal ? error.message : `the database cannot be brought up to date: ${getReason(error)}`}`,
      error,
    );
  }
}

class Refusal extends Error {}

const UNFINISHED =
  'a backup was being restored into this database, and that is not finished: run npm run restore again with the same file, or name an empty database';

/** As `migrate`, in a transaction and without the setting's name in what it throws. */
export async function applyMigrations(tx: Db, wanted: readonly Migration[]): Promise<string[]> {
  const dialect = getDialect(tx);
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, checksum text not null)`.execute(tx);
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`.execute(tx);
  const unknown = rows.find(({ name }) => !wanted.some((migration) => migration.name === name));
  if (unknown) {
    throw new Refusal(
      `this database was last used by a newer Byline (${unknown.name} is not known here); start that version, or restore a copy from before`,
    );
  }
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const migration of wanted) {
    const checksum = getChecksum(migration, dialect);
    const before = applied.get(migration.name);
    if (before === checksum) continue;
    if (before) throw new Refusal(`migration ${migration.name} was applied in another form; start the version that applied it`);
    for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(tx);
    await migration.convert?.(tx);
    await sql`insert into migrations (name, checksum) values (${migration.name}, ${checksum})`.execute(tx);
    fresh.push(migration.name);
  }
  return fresh;
}

/** Of its statements, so that a migration that has changed since it was applied is found. */
export function getChecksum(migration: Migration, dialect: DialectName): string {
  return createHash('sha256').update(migration.statements(dialect).join(';\n')).digest('hex');
}
