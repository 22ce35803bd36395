import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { unavailable } from '#platform/errors/app-error.ts';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { type Db, getDialect, getReason } from './client.server.ts';
import { type AppliedMigration, adoptUnreleased, findUnreleased } from './migrations/adopt-unreleased.ts';
import { type DialectName, type Migration, translateTypes } from './migrations/migration.ts';
import { migrations } from './migrations.ts';
import { withPatience } from './postgres/query-limits.server.ts';
import { runTransaction } from './transaction.server.ts';
import { findUnfinishedRestore } from './unfinished-restore.server.ts';

/** Advisory lock that no other program uses in the same database. */
const LOCK = 7_205_881;

const SETTING: Record<DialectName, string> = { postgres: 'DATABASE_URL', sqlite: 'DATA_DIR' };

/** Migrates in one transaction; safe when several processes start at once. Throws `unavailable`, with the database unchanged. */
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

export async function applyMigrations(tx: Db, wanted: readonly Migration[]): Promise<string[]> {
  const dialect = getDialect(tx);
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, checksum text not null)`.execute(tx);
  const before = await readApplied(tx);
  const unreleased = findUnreleased(before, dialect);
  if (unreleased && !unreleased.isAdoptable) {
    throw new Refusal(
      `this database is of an unreleased Byline (its last migration is ${unreleased.last}): start it once with the last commit that has 0036-authors, then again with this version`,
    );
  }
  const [first] = wanted;
  if (unreleased && first) {
    await adoptUnreleased(tx, dialect, first);
    await record(tx, first);
  }
  const names = await applyPending(tx, wanted);
  return unreleased && first ? [first.name, ...names] : names;
}

async function applyPending(tx: Db, wanted: readonly Migration[]): Promise<string[]> {
  const dialect = getDialect(tx);
  const rows = await readApplied(tx);
  const unknown = rows.find(({ name }) => !wanted.some((migration) => migration.name === name));
  if (unknown) {
    throw new Refusal(
      `this database was last used by a newer Byline (${unknown.name} is not known here); start that version, or restore a copy from before`,
    );
  }
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const pending = wanted.filter((migration) => applied.get(migration.name) !== getChecksum(migration, dialect));
  for (const migration of pending) {
    if (applied.has(migration.name)) {
      throw new Refusal(`migration ${migration.name} was applied in another form; start the version that applied it`);
    }
    for (const statement of migration.statements(dialect)) await sql.raw(translateTypes(statement, dialect)).execute(tx);
    await migration.convert?.(tx);
    await record(tx, migration);
  }
  return pending.map(({ name }) => name);
}

async function readApplied(db: Db): Promise<AppliedMigration[]> {
  return (await sql<AppliedMigration>`select name, checksum from migrations order by name`.execute(db)).rows;
}

async function record(tx: Db, migration: Migration) {
  await sql`insert into migrations (name, checksum) values (${migration.name}, ${getChecksum(migration, getDialect(tx))})`.execute(tx);
}

export function getChecksum(migration: Migration, dialect: DialectName): string {
  return createHash('sha256').update(migration.statements(dialect).join(';\n')).digest('hex');
}

export interface MigrationState {
  applied: number;
  pending: string[];
  unknown: string[];
}

/** Throws the driver's error if the database holds no site. */
export async function findMigrations(db: Db): Promise<MigrationState> {
  const rows = await readApplied(db);
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  const isAdoptable = findUnreleased(rows, getDialect(db))?.isAdoptable;
  return {
    applied: rows.filter(({ name }) => known.has(name)).length,
    pending: migrations.map(({ name }) => name).filter((name) => !applied.has(name)),
    unknown: isAdoptable ? [] : rows.map(({ name }) => name).filter((name) => !known.has(name)),
  };
}
