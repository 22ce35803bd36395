import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { applyMigrations, getChecksum } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { ALL_ROWS_MS, withPatience } from '#db/postgres/query-limits.server.ts';
import type { StoredRow } from '#db/snapshot.server.ts';
import { toSqlite } from '#db/sqlite/sqlite-values.server.ts';
import { endUnfinishedRestore } from '#db/unfinished-restore.server.ts';
import { indexAllContent } from '#features/publishing/search-index.server.ts';
import { readArchive } from '../archive/archive-reader.server.ts';
import { BackupError } from '../archive/backup-error.ts';
import type { Manifest } from '../manifest.ts';
import { findTable, fromRowJson, parseRows } from '../rows/row-json.server.ts';

/** Of a statement on PostgreSQL, which takes 65,535 values; SQLite is as fast row by row. */
const ROWS_AT_ONCE = { postgres: 50, sqlite: 1 };

export function assertKnownSchema(file: string, manifest: Manifest): void {
  const checksums = new Map(migrations.map((migration) => [migration.name, getChecksum(migration, manifest.database)]));
  const unknown = manifest.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (!unknown) return;
  throw new BackupError(
    `${file} was made by another version of Byline (${manifest.release}, whose ${unknown.name} is not known here): restore it with that version or a later one. Nothing was changed`,
  );
}

/**
 * Makes the tables as they were when the backup was made, fills them, brings them up to date and indexes them: all in one transaction, which
 * also ends the mark of an unfinished restore.
 */
export async function insertBackup(db: Db, { file, manifest }: { file: string; manifest: Manifest }): Promise<void> {
  const names = new Set(manifest.migrations.map(({ name }) => name));
  const insert = async (tx: Db) => {
    await endUnfinishedRestore(tx);
    const ofThen = migrations.filter(({ name }) => names.has(name));
    const applied = await applyMigrations(tx, ofThen);
    if (applied.length < ofThen.length)
      throw new BackupError('a site was created in the database in the meantime; nothing was restored into it');
    for (const { name } of manifest.tables) await sql`delete from ${sql.table(name)}`.execute(tx.withoutPlugins()); // what migrations have put in
    await insertRows(tx, { file, manifest });
    await applyMigrations(tx, migrations);
    await tx.updateTable('itemChanges').set({ version: 0 }).execute(); // restored items are no news
    await indexAllContent(tx);
  };
  await withPatience(() => db.transaction().execute(insert), ALL_ROWS_MS);
}

async function insertRows(tx: Db, { file, manifest: { tables, images } }: { file: string; manifest: Manifest }) {
  const known = new Set(tables.map(({ name }) => name));
  const removed = new Set(images.removed);
  for await (const { name, bytes } of readArchive(file)) {
    if (name.startsWith('images/')) return; // the rows come before them
    const table = findTable(name);
    if (!table || !known.has(table)) continue;
    const rows = await Promise.all(parseRows(file, bytes).map(fromRowJson));
    await insertIntoTable(tx, table, table === 'images' ? rows.filter(({ id }) => !removed.has(String(id))) : rows);
  }
}

async function insertIntoTable(tx: Db, table: string, rows: StoredRow[]) {
  const dialect = getDialect(tx);
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const toStored = dialect === 'sqlite' ? toSqlite : (value: unknown) => value;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE[dialect]) {
    const slice = rows.slice(from, from + ROWS_AT_ONCE[dialect]);
    const values = sql.join(slice.map((row) => sql`(${sql.join(Object.values(row).map(toStored))})`));
    await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(tx.withoutPlugins());
  }
}
