import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, getDialect } from './client.server.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations.ts';

/** Any number that no other program uses as an advisory lock in the same database. */
const LOCK = 7_205_881;

/**
 * Brings the schema up to date in one transaction; safe when several processes start at once.
 * Throws when a migration that was applied has changed since.
 */
export async function migrate(db: Db, wanted: readonly Migration[] = migrations): Promise<string[]> {
  const dialect = getDialect(db);
  return db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key, checksum text not null)`.execute(tx);
    const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(tx);
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const fresh: string[] = [];
    for (const migration of wanted) {
      const statements = migration.statements(dialect);
      const checksum = createHash('sha256').update(statements.join(';\n')).digest('hex');
      const before = applied.get(migration.name);
      if (before === checksum) continue;
      if (before) throw new Error(`migration ${migration.name} was applied in another form; add a new one instead of changing it`);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await migration.convert?.(tx);
      await sql`insert into migrations (name, checksum) values (${migration.name}, ${checksum})`.execute(tx);
      fresh.push(migration.name);
    }
    return fresh;
  });
}
