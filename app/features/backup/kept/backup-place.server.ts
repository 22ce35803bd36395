import path from 'node:path';
import type { Settings } from '#platform/env/settings.server.ts';
import type { BackupSummary } from '../manifest.ts';
import { type BackupSource, writeBackup } from '../write-backup.server.ts';
import { type BackupName, parseBackupName } from './backup-name.ts';
import { openBucketPlace } from './bucket-place.server.ts';
import { openFolderPlace } from './folder-place.server.ts';
import type { BackupPlace } from './place.ts';

export interface KeptBackup extends BackupName {
  bytes: number;
}

type PlaceSettings = Pick<Settings, 'BACKUP_TO' | 'DATA_DIR'>;

/** BACKUP_TO, else `backups` in DATA_DIR. Nothing is made or asked before it is used. */
export function openBackupPlace({ BACKUP_TO, DATA_DIR }: PlaceSettings): BackupPlace {
  if (/^s3(\+http)?:/.test(BACKUP_TO)) return openBucketPlace(BACKUP_TO, DATA_DIR);
  return openFolderPlace(BACKUP_TO ? path.resolve(BACKUP_TO) : path.join(DATA_DIR, 'backups'));
}

/** The newest first. */
export async function listBackups(place: BackupPlace): Promise<KeptBackup[]> {
  const files = await place.list();
  const backups = files.flatMap(({ name, bytes }) => ({ ...parseBackupName(name), bytes }));
  return backups.filter((backup): backup is KeptBackup => backup.at !== undefined).sort((a, b) => b.at.getTime() - a.at.getTime());
}

export async function addBackup(place: BackupPlace, name: string, source: BackupSource): Promise<BackupSummary> {
  return place.add(name, (file) => writeBackup(source, file));
}

/** Deletes all but the newest, of those before an update all but the newest two. Gives the names of what was deleted. */
export async function deleteOldBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const backups = await listBackups(place);
  const regular = backups.filter(({ isBeforeUpdate }) => !isBeforeUpdate).slice(keep);
  const old = [...regular, ...backups.filter(({ isBeforeUpdate }) => isBeforeUpdate).slice(KEPT_BEFORE_UPDATES)];
  for (const { name } of old) await place.delete(name);
  return old.map(({ name }) => name);
}

const KEPT_BEFORE_UPDATES = 2;

/** When the newest was made that was not made before an update. Throws BackupError where the place does not answer. */
export async function findLastBackup(place: BackupPlace): Promise<Date | undefined> {
  return (await listBackups(place)).find(({ isBeforeUpdate }) => !isBeforeUpdate)?.at;
}
