import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Db } from '#db/client.server.ts';
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
