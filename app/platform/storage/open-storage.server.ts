import path from 'node:path';
import type { Settings } from '#platform/env/settings.server.ts';
import { openFileStorage } from './file-storage.server.ts';
import { openS3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage.ts';

const BUCKET = 'content-images';

/** Throws SettingsError or `unavailable`, naming the setting. */
export async function openStorage({ STORAGE_URL, DATA_DIR }: Pick<Settings, 'STORAGE_URL' | 'DATA_DIR'>): Promise<Storage> {
  return STORAGE_URL ? openS3Storage(STORAGE_URL) : openFileStorage(path.join(DATA_DIR, BUCKET));
}
