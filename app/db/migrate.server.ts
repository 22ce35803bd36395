import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { unavailable } from '#platform/errors/app-error.ts';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { type Db, getDialect, getReason } from './client.server.ts';
import { type DialectName, findExtension, type Migration, translateTypes } from './migrations/migration.ts';
import { migrations } from './migrations.ts';
import { withPatience } from './postgres/query-limits.server.ts';
import { runTransaction } from './transaction.server.ts';
import { findUnfinishedRestore } from './unfinished-restore.server.ts';

/** Advisory lock that no other program uses in the same database. */
const LOCK = 7_205_881;

const SETTING: Record<DialectName, string> = { postgres: 'DATABASE_URL', sqlite: 'DATA_DIR' };

/** Migrates in one transaction; safe when several processes start at once. Throws `unavailable`, with the database unchanged. */
export async function migrate(db: Db, wanted: readonly Migration[] = migrations): Promise<string[]> {
  return explainFailure(db, () =>
    withPatience(() =>
      runTransaction(db, async (tx) => {
        if (await findUnfinishedRestore(tx)) throw new Refusal(UNFINISHED);
        return applyMigrations(tx, wanted);
      }),
    ),
  );
}

/** Returns what `migrate` would apply to a SQLite database that holds a site, and throws `unavailable` if it would refuse. */
export async function findPendingMigrations(db: Db, wanted: readonly Migration[] = migrations): Promise<readonly Migration[]> {
  return explainFailure(db, async () => {
    const { rows } = await sql`select name from sqlite_schema where name = 'migrations'`.execute(db);
    const applied = rows.length > 0 ? await readApplied(db) : [];
    return applied.length > 0 ? listPending(applied, wanted, getDialect(db)) : [];
  });
}

async function explainFailure<T>(db: Db, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DiskError) throw error;
    const reason = error instanceof Refusal ? error.message : `the database cannot be brought up to date: ${getReason(error)}`;
    throw unavailable(`${SETTING[getDialect(db)]}: ${reason}`, error);
  }
}

class Refusal extends Error {}

const UNFINISHED =
  'a backup was being restored into this database, and that is not finished: run npm run restore again with the same file, or name an empty database';

export async function applyMigrations(tx: Db, wanted: readonly Migration[]): Promise<string[]> {
  const dialect = getDialect(tx);
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, checksum text not null)`.execute(tx);
  const applied = await readApplied(tx);
  const pending = listPending(applied, wanted, dialect);
  for (const migration of pending) {
    for (const statement of migration.statements(dialect)) await sql.raw(translateTypes(statement, dialect)).execute(tx);
    await migration.convert?.(tx);
    await record(tx, migration);
  }
  return pending.map(({ name }) => name);
}

interface AppliedMigration {
  name: string;
  checksum: string;
}

function listPending(rows: AppliedMigration[], wanted: readonly Migration[], dialect: DialectName): readonly Migration[] {
  const unknown = findUnknown(rows, wanted);
  if (unknown) {
    throw new Refusal(
      `this database was last used by a newer Byline (${unknown.name} is not known here); start that version, or restore a copy from before`,
    );
  }
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = wanted.find(
    (migration) => applied.has(migration.name) && applied.get(migration.name) !== getChecksum(migration, dialect),
  );
  if (changed) throw new Refusal(`migration ${changed.name} was applied in another form; start the version that applied it`);
  return wanted.filter(({ name }) => !applied.has(name));
}

/** An extension’s, where it is closed, is no newer Byline’s. */
export function findUnknown<Row extends { name: string }>(applied: readonly Row[], wanted: readonly Migration[]): Row | undefined {
  const known = new Set(wanted.map(({ name }) => name));
  return applied.find(({ name }) => !known.has(name) && !findExtension(name));
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
  /** Of a newer Byline. */
  unknown: string | undefined;
}

/** Throws the driver's error if the database holds no site. */
export async function findMigrations(db: Db, wanted: readonly Migration[] = migrations): Promise<MigrationState> {
  const rows = await readApplied(db);
  const applied = new Set(rows.map(({ name }) => name));
  const pending = wanted.map(({ name }) => name).filter((name) => !applied.has(name));
  return {
    applied: wanted.length - pending.length,
    pending,
    unknown: findUnknown(rows, wanted)?.name,
  };
}
