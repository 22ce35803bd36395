import { sql } from 'kysely';
import type { Db } from './client.server.ts';
import { migrations } from './migrations.ts';

export interface MigrationState {
  applied: number;
  /** Names, oldest first: the next start applies them. */
  pending: string[];
  /** Applied by a newer version. */
  unknown: string[];
}

/** Compares the database with this version's migrations, and changes nothing. Throws the driver's error where it holds no site. */
export async function findMigrations(db: Db): Promise<MigrationState> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  return {
    applied: rows.length,
    pending: migrations.map(({ name }) => name).filter((name) => !applied.has(name)),
    unknown: rows.map(({ name }) => name).filter((name) => !known.has(name)),
  };
}
