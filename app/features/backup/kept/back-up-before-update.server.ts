import { findMigrations } from '#db/find-migrations.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { BackupError } from '../archive/backup-error.ts';
import type { BackupSource } from '../write-backup.server.ts';
import { createBackupName } from './backup-name.ts';
import { addBackup, deleteOldBackups, openBackupPlace } from './backup-place.server.ts';

interface UpdatedSite extends Pick<BackupSource, 'db' | 'now'> {
  settings: BackupSource['settings'] & Pick<Settings, 'BACKUP_KEEP' | 'BACKUP_TO' | 'STORAGE_URL'>;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The first release whose database says which site it is. */
const FIRST_WITH_BACKUPS = '0013';

/**
 * Makes a backup of a site whose database is about to be migrated, beside the others. Does nothing where there is no site yet, or nothing
 * to migrate. Throws `unavailable` where it cannot be made: then nothing has been changed.
 */
export async function backUpBeforeUpdate({ db, settings, now, log }: UpdatedSite): Promise<void> {
  const [next] = await findPending(db);
  if (!next) return;
  if (next.slice(0, 4) <= FIRST_WITH_BACKUPS) return log.warn('no backup before this update: the database is of a release before backups');
  const place = openBackupPlace(settings);
  const name = createBackupName(now(), { before: next });
  log.info('making a backup before the update', { name });
  try {
    const storage = await openStorage(settings);
    const { images, bytes } = await addBackup(place, name, { db, storage, settings, now });
    log.info('backup made', { name, images, bytes });
    await deleteOldBackups(place, settings.BACKUP_KEEP);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw unavailable(`BACKUP_TO: the backup before the update cannot be made: ${error.message}; nothing was changed`, error);
  }
}

/** Empty where the database is new. */
async function findPending(db: UpdatedSite['db']): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const { applied, pending } = await findMigrations(db);
  return applied > 0 ? pending : [];
}
