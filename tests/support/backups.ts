import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Db, getDialect } from '#db/client.server.ts';
import { type BackupSource, writeBackup } from '#features/backup/write-backup.server.ts';
import { getVariantWidths, imageFileName, variantFileName } from '#features/images/image-variants.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { IMAGES } from '#tests/factories/every-table.ts';

export const SECRET = 'a secret that is long enough for it';

/** Gone when the test is. */
export function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of the images of `fillEveryTable`, of those as well that no backup has. */
export async function storeImages(storage: Storage): Promise<void> {
  for (const image of IMAGES) {
    const variants = getVariantWidths(image.width).flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => variantFileName(image.id, width, format)),
    );
    for (const key of [imageFileName(image), ...variants]) await storage.put(key, Buffer.from(`the bytes of ${key}`));
  }
}

/** A backup of what is in a database, with the images of `fillEveryTable` from a folder; gives back its name. */
export async function backUp(db: Db, dataDir: string, given: Partial<BackupSource> = {}): Promise<string> {
  const folder = createFolder();
  const storage = given.storage ?? (await openFileStorage(path.join(folder, 'images')));
  const file = path.join(folder, 'backup.tar.gz');
  const settings = { DATA_DIR: dataDir, SESSION_SECRET: SECRET, SITE_URL: 'https://www.example.org' };
  await writeBackup({ db, storage, settings, now: () => new Date(), ...given }, file);
  return file;
}

/** Settings of an empty place. */
export function toSettings({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }, STORAGE_URL = '') {
  return { DATA_DIR: dataDir || path.join(createFolder(), 'data'), DATABASE_URL: databaseUrl, STORAGE_URL, SESSION_SECRET: '' };
}

/** What no backup has, what each database keeps in its own way, and the engine of SQLite's search. */
const OTHER_TABLES = /^(sessions|attempts|verifications|set_up_links|migrations|article_(search|trigrams|grams).*|sqlite_.*)$/;

/** The rows of each table that a restored database has as well, as sorted JSON; without images that are on their way in or out. */
export async function readComparableRows(db: Db): Promise<Record<string, string[]>> {
  const names =
    getDialect(db) === 'postgres'
      ? sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  const tables = (await names.execute(db)).rows.map(({ name }) => name).filter((name) => !OTHER_TABLES.test(name));
  const all: Record<string, string[]> = {};
  for (const table of tables.toSorted()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    const kept = rows.filter(({ state }) => table !== 'images' || state === 'live' || state === 'trashed');
    all[table] = kept.map(toComparable).toSorted();
  }
  return all;
}

function toComparable(row: Record<string, unknown>): string {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  ]);
  return JSON.stringify(values.toSorted(([a], [b]) => String(a).localeCompare(String(b))));
}
