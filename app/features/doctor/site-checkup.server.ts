import type { Db } from '#db/client.server.ts';
import { release } from '#platform/env/release.server.ts';
import { listMisspeltSettings, type Settings } from '#platform/env/settings.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Checkup } from './findings/checkup.ts';
import { createCheckupKeeper } from './keep-checkup.server.ts';

interface SiteServices {
  settings: Settings;
  db: Db;
  storage: Storage;
  now(): Date;
  backups: { findLast(): Promise<Date | undefined> };
}

const keeper = createCheckupKeeper();

/** What was found when somebody looked last, in this process. */
export function findLastCheckup(): Checkup | null {
  return keeper.findLast() ?? null;
}

/** Looks at the site that this process serves. One look at a time, and its result counts for some seconds. */
export function checkSite({ settings, db, storage, backups, now }: SiteServices): Promise<Checkup> {
  return keeper.look({
    settings,
    wrongSettings: [],
    settingHints: listMisspeltSettings(),
    openDb: async () => db,
    openStorage: async () => storage,
    now,
    findLastBackup: backups.findLast,
    code: { release, build: 'running' },
  });
}
