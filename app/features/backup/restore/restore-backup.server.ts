import { stat } from 'node:fs/promises';
import { type Db, openDatabase } from '#db/client.server.ts';
import { lockDataDir } from '#db/process-lock.server.ts';
import { markUnfinishedRestore } from '#db/unfinished-restore.server.ts';
import { isImageFile } from '#features/images/image-variants.ts';
import { toMark } from '#features/images/store/claim-store.server.ts';
import { prepareDataDir, storeSecret } from '#platform/env/data-folder.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { readArchive } from '../archive/archive-reader.server.ts';
import { BackupError, explainWriting } from '../archive/backup-error.ts';
import { readBackup } from '../check-backup.server.ts';
import { type BackupSummary, toSummary } from '../manifest.ts';
import { assertEmpty } from './assert-empty.server.ts';
import { assertKnownSchema, insertBackup } from './insert-backup.server.ts';

type RestoreSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL' | 'SESSION_SECRET' | 'secretSource'>;

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
export async function restoreBackup({ file, settings }: { file: string; settings: RestoreSettings }): Promise<BackupSummary> {
  const { manifest, secret } = await readBackup(file);
  assertKnownSchema(file, manifest);
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
    await insertBackup(db, { file, manifest });
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
    if (!isImageFile(key)) throw new BackupError(`${file} contains ${name}, which is not an image of a site`);
    if (removed.has(key.slice(0, ID_LENGTH))) continue;
    storing.push(storage.put(key, bytes));
    if (storing.length < AT_ONCE) continue;
    await Promise.all(storing);
    storing = [];
  }
  await Promise.all(storing);
}
