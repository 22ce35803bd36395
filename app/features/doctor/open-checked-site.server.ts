import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Db, openDatabase } from '#db/client.server.ts';
import { DATABASE_FILE } from '#db/sqlite/database-place.server.ts';
import { readReadableSettings } from '#platform/env/readable-settings.server.ts';
import { type Settings, SettingsError } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { CheckedSite } from './findings/checked-site.server.ts';

interface OpenedSite extends CheckedSite {
  close(): Promise<void>;
}

/** The site of the environment's settings, running or not. Makes nothing, and throws nothing, whatever is wrong. */
export function openCheckedSite(facts: Pick<CheckedSite, 'code' | 'now' | 'findLastBackup'> & { env?: NodeJS.ProcessEnv }): OpenedSite {
  const { settings, wrongSettings, settingHints } = readReadableSettings(facts.env);
  let db: Promise<Db> | undefined;
  let storage: Promise<Storage> | undefined;
  return {
    ...facts,
    settings,
    wrongSettings,
    settingHints,
    openDb: () => (db ??= openDb(settings)),
    openStorage: () => (storage ??= openStorage(settings)),
    async close() {
      await db?.then(
        (opened) => opened.destroy(),
        () => undefined,
      );
    },
  };
}

async function openDb({ DATABASE_URL, DATA_DIR }: Settings): Promise<Db> {
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, DATABASE_FILE)))
    throw new SettingsError(`DATA_DIR: there is no database in ${DATA_DIR}`);
  return openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, isReadOnly: true });
}
