import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { unavailable } from '#platform/errors/app-error.ts';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { type Db, getDialect, getReason } from './client.server.ts';
import type { DialectName, Migration } from './migrations/migration.ts';
import { migrations } from './migrations.ts';
import { withPatience } from './postgres/query-limits.server.ts';
import { runTransaction } from './transaction.server.ts';

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
    return await withPatience(() => runTransaction(db, (tx) => applyMissing(tx, { dialect, wanted })));
  } catch (error) {
    if (error instanceof DiskError) throw error;
    throw unavailable(
      `${SETTING[dialect]}: ${error instanceof Refusal ? error.message : `the database cannot be brought up to date: ${getReason(error)}`}`,
      error,
    );
  }
}

class Refusal extends Error {}

async function applyMissing(tx: Db, { dialect, wanted }: { dialect: DialectName; wanted: readonly Migration[] }): Promise<string[]> {
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
    const statements = migration.statements(dialect);
    const checksum = createHash('sha256').update(statements.join(';\n')).digest('hex');
    const before = applied.get(migration.name);
    if (before === checksum) continue;
    if (before) throw new Refusal(`migration ${migration.name} was applied in another form; start the version that applied it`);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await migration.convert?.(tx);
    await sql`insert into migrations (name, checksum) values (${migration.name}, ${checksum})`.execute(tx);
    fresh.push(migration.name);
  }
  return fresh;
}
