import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Db, getDialect, getReason, openDatabase } from '#db/client.server.ts';
import { listTables } from '#db/extension-tables.server.ts';
import { applyMigrations, getChecksum } from '#db/migrate.server.ts';
import { findExtension, type Migration } from '#db/migrations/migration.ts';
import { migrations } from '#db/migrations.ts';
import { ALL_ROWS_MS, withPatience } from '#db/postgres/query-limits.server.ts';
import { lockDataDir } from '#db/process-lock.server.ts';
import type { StoredRow } from '#db/snapshot.server.ts';
import { toSqlite } from '#db/sqlite/sqlite-values.server.ts';
import { endUnfinishedRestore, findUnfinishedRestore, markUnfinishedRestore } from '#db/unfinished-restore.server.ts';
import { isImageFile } from '#features/images/image-variants.ts';
import { toMark } from '#features/images/store/claim-store.server.ts';
import { indexAllContent } from '#features/publishing/search-index.server.ts';
import { prepareDataDir, storeSecret } from '#platform/env/data-folder.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { readArchive } from './archive/archive-reader.server.ts';
import { BackupError, explainWriting } from './archive/backup-error.ts';
import { readBackup } from './check-backup.server.ts';
import { type BackupSummary, type Manifest, toSummary } from './manifest.ts';
import { findTable, fromRowJson, knownTables, parseRows } from './row-json.server.ts';

type RestoreSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL' | 'SESSION_SECRET' | 'secretSource'>;

interface RestoreOptions {
  file: string;
  settings: RestoreSettings;
  wanted?: readonly Migration[];
  /** Called once all rows are there, in their transaction. */
  onRestore?: readonly ((tx: Db) => Promise<void>)[];
}

interface ImageTarget {
  file: string;
  storage: Pick<Storage, 'put'>;
  removed: ReadonlySet<string>;
}

const FOLDER = 'images/';
const ID_LENGTH = 16;
const AT_ONCE = 8;

/**
 * Puts a backup into an empty database and an empty store of images, of either kind, and gives back what it holds. Reads all of the file
 * before anything is touched. Broken off, it leaves a place in which no site starts until it was restored again. Throws BackupError with a
 * sentence for a file or a place that is not right, and what the database or the store has.
 */
export async function restoreBackup({ file, settings, wanted = migrations, onRestore = [] }: RestoreOptions): Promise<BackupSummary> {
  const { manifest, secret } = await readBackup(file);
  assertKnownSchema(file, manifest, wanted);
  assertSameSecret(file, secret, settings);
  await explainWriting(settings.DATA_DIR, async () => prepareDataDir(settings.DATA_DIR));
  const lock = settings.DATABASE_URL ? undefined : lockDataDir(settings.DATA_DIR);
  let db: Db | undefined;
  try {
    db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
    const storage = await openStorage(settings);
    await assertEmpty({ db, storage, settings }, manifest.site.id);
    await markUnfinishedRestore(db, manifest.site.id);
    await storage.writeNote('byline-site.txt', toMark(manifest.site.id));
    if (secret && !settings.SESSION_SECRET) await storeSecret(settings.DATA_DIR, secret);
    await restoreImages({ file, storage, removed: new Set(manifest.images.removed) });
    await insertBackup(db, { file, manifest, wanted, onRestore });
    return toSummary(manifest, (await stat(file)).size);
  } finally {
    await db?.destroy();
    lock?.release();
  }
}

/** Another one could read neither second factors nor waiting emails. */
function assertSameSecret(file: string, secret: string | undefined, { SESSION_SECRET, secretSource, DATA_DIR }: RestoreSettings) {
  if (!secret || !SESSION_SECRET || secret === SESSION_SECRET) return;
  throw new BackupError(
    secretSource === 'setting'
      ? `SESSION_SECRET: it differs from the secret in ${file}, without which second factors cannot be checked; remove it, or set it to what this command prints: tar -xzOf ${file} byline-backup/session-secret. Nothing was changed`
      : `DATA_DIR: the session-secret in ${DATA_DIR} differs from the one in ${file}; move it aside, or name another folder. Nothing was changed`,
  );
}

async function restoreImages({ file, storage, removed }: ImageTarget): Promise<void> {
  let storing: Promise<void>[] = [];
  for await (const { name, bytes } of readArchive(file)) {
    if (!name.startsWith(FOLDER)) continue;
    const key = name.slice(FOLDER.length);
    if (removed.has(key.slice(0, ID_LENGTH))) continue;
    storing.push(storage.put(key, bytes));
    if (storing.length < AT_ONCE) continue;
    await Promise.all(storing);
    storing = [];
  }
  await Promise.all(storing);
}

interface Place {
  db: Db;
  storage: Storage;
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL'>;
}

const PAGE = 1000;

/** Throws BackupError where a database or a store of images holds anything but what an earlier try to restore the same site has left. */
async function assertEmpty({ db, storage, settings }: Place, siteId: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL } = settings;
  if (await holdsSite(db)) {
    throw new BackupError(
      DATABASE_URL
        ? 'DATABASE_URL: there are tables of a site in this database, and a backup needs an empty one; create one with createdb and name it here. Nothing was changed'
        : `DATA_DIR: there is a site in ${DATA_DIR}, and a backup needs an empty folder; stop the site and move the folder aside, or name another. Nothing was changed`,
    );
  }
  const isOfEarlierTry = (await findUnfinishedRestore(db)) === siteId && (await storage.readNote('byline-site.txt')) === toMark(siteId);
  if (isOfEarlierTry || !(await holdsImages(storage))) return;
  throw new BackupError(
    STORAGE_URL
      ? 'STORAGE_URL: there are images of a site in this bucket, and a backup needs an empty one; name another. Nothing was changed'
      : `DATA_DIR: there are images of a site in ${DATA_DIR}/content-images, and a backup needs an empty folder; move them aside, or name another folder. Nothing was changed`,
  );
}

async function holdsSite(db: Db): Promise<boolean> {
  return (await listTables(db)).some((name) => name === 'migrations' || knownTables.includes(name));
}

async function holdsImages(storage: Storage): Promise<boolean> {
  if (await storage.readNote('byline-site.txt')) return true;
  for (let after = ''; ; ) {
    const files = await storage.list({ limit: PAGE, after });
    if (files.some(({ key }) => isImageFile(key))) return true;
    if (files.length < PAGE) return false;
    after = files.at(-1)?.key ?? '';
  }
}

/** Of a statement on PostgreSQL, which takes 65,535 values; SQLite is as fast row by row. */
const ROWS_AT_ONCE = { postgres: 50, sqlite: 1 };

function assertKnownSchema(file: string, manifest: Manifest, wanted: readonly Migration[]): void {
  const checksums = new Map(wanted.map((migration) => [migration.name, getChecksum(migration, manifest.database)]));
  const unknown = manifest.migrations.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (!unknown) return;
  const extension = findExtension(unknown.name);
  if (extension)
    throw new BackupError(`${file} has rows of the extension ${extension}, which is closed here: open it. Nothing was changed`);
  throw new BackupError(
    `${file} was made by another version of Byline (${manifest.release}, whose ${unknown.name} is not known here): restore it with that version or a later one. Nothing was changed`,
  );
}

/**
 * Makes the tables as they were when the backup was made, fills them, brings them up to date and indexes them: all in one transaction, which
 * also ends the mark of an unfinished restore.
 */
async function insertBackup(
  db: Db,
  { file, manifest, wanted, onRestore }: Required<Omit<RestoreOptions, 'settings'>> & { manifest: Manifest },
): Promise<void> {
  const names = new Set(manifest.migrations.map(({ name }) => name));
  const insert = async (tx: Db) => {
    await endUnfinishedRestore(tx);
    const ofThen = wanted.filter(({ name }) => names.has(name));
    const applied = await applyMigrations(tx, ofThen);
    if (applied.length < ofThen.length)
      throw new BackupError('a site was created in the database in the meantime; nothing was restored into it');
    for (const { name } of manifest.tables) await sql`delete from ${sql.table(name)}`.execute(tx.withoutPlugins()); // what migrations have put in
    await insertRows(tx, { file, manifest });
    await applyMigrations(tx, wanted);
    await tx.updateTable('itemChanges').set({ version: 0 }).execute(); // restored items are no news
    for (const adapt of onRestore) await adapt(tx);
    await indexAllContent(tx);
  };
  await withPatience(() => db.transaction().execute(insert), ALL_ROWS_MS);
}

async function insertRows(tx: Db, { file, manifest: { images } }: { file: string; manifest: Manifest }) {
  const removed = new Set(images.removed);
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith(FOLDER)) return; // the rows come before them
    const table = findTable(entry.name);
    if (!table) continue;
    const rows = await Promise.all(parseRows(file, entry).map(fromRowJson));
    await insertIntoTable(tx, table, table === 'images' ? rows.filter(({ id }) => !removed.has(String(id))) : rows).catch((error) => {
      if (error instanceof AppError) throw error;
      throw new BackupError(`${file} has rows of ${table} that do not fit (${getReason(error)}). Use another backup`, { cause: error });
    });
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
