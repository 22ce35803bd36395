import path from 'node:path';
import type { Settings } from '#platform/env/settings.server.ts';
import type { BackupSummary } from '../manifest.ts';
import { type BackupSource, writeBackup } from '../write-backup.server.ts';
import { type BackupName, type BackupReason, parseBackupName } from './backup-name.ts';
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

/**
 * Deletes all but the newest of each reason: `keep` of those that were due, and a few of the others, so that nobody presses the others away.
 * Gives the names of what was deleted.
 */
export async function deleteOldBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const kept: Record<BackupReason, number> = { due: keep, 'by-hand': KEPT_BY_HAND };
  const backups = await listBackups(place);
  const old = Object.entries(kept).flatMap(([reason, count]) => backups.filter((backup) => backup.reason === reason).slice(count));
  for (const { name } of old) await place.delete(name);
  return old.map(({ name }) => name);
}

const KEPT_BY_HAND = 3;

/** When the newest was made of those that were due. Throws BackupError where the place does not answer. */
export async function findLastBackup(place: BackupPlace): Promise<Date | undefined> {
  return (await listBackups(place)).find(({ reason }) => reason === 'due')?.at;
}
