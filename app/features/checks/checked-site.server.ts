import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Db, openDatabase } from '#db/client.server.ts';
import { DATABASE_FILE } from '#db/sqlite/database-file.server.ts';

import { release } from '#platform/env/process.server.ts';
import { listMisspeltSettings, readReadableSettings, type Settings, SettingsError } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type Check, type CheckedSite, runChecks } from './check.server.ts';
import type { Checkup } from './checkup.ts';

type Facts = Pick<CheckedSite, 'code' | 'kinds'> & { findLastBackup(settings: Settings): Promise<Date | undefined> };

/** The site of the environment's settings, running or not. Changes nothing and never throws, whatever is wrong. */
export function openCheckedSite({ findLastBackup, ...facts }: Facts): CheckedSite {
  const { settings, wrongSettings, settingHints } = readReadableSettings();
  let db: Promise<Db> | undefined;
  let storage: Promise<Storage> | undefined;
  return {
    ...facts,
    settings,
    wrongSettings,
    settingHints,
    openDb: () => (db ??= openDb(settings)),
    openStorage: () => (storage ??= openStorage(settings)),
    now: () => new Date(),
    findLastBackup: () => findLastBackup(settings),
  };
}

async function openDb({ DATABASE_URL, DATA_DIR }: Settings): Promise<Db> {
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, DATABASE_FILE)))
    throw new SettingsError(`DATA_DIR: there is no database in ${DATA_DIR}`);
  return openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, isReadOnly: true });
}

export interface RunningSite extends Pick<CheckedSite, 'settings' | 'now' | 'kinds'> {
  db: Db;
  storage: Storage;
  backups: { findLast(): Promise<Date | undefined> };
}

export function toCheckedSite({ settings, db, storage, backups, now, kinds }: RunningSite): CheckedSite {
  return {
    settings,
    wrongSettings: [],
    settingHints: listMisspeltSettings(),
    openDb: async () => db,
    openStorage: async () => storage,
    now,
    kinds,
    findLastBackup: backups.findLast,
    code: { release, build: 'running' },
  };
}

const FRESH_MS = 10_000;

export interface Checkups {
  parts: readonly Pick<Check, 'part' | 'name'>[];
  findLast(): Checkup | null;
  look(): Promise<Checkup>;
}

/** Runs the checks once at a time, and at most every ten seconds, however many ask. */
export function createCheckups(checks: readonly Check[], site: CheckedSite): Checkups {
  let last: { checkup: Checkup; at: number } | undefined;
  let running: Promise<Checkup> | undefined;
  return {
    parts: checks.map(({ part, name }) => ({ part, name })),
    findLast: () => last?.checkup ?? null,
    async look() {
      if (last && performance.now() - last.at < FRESH_MS) return last.checkup;
      running ??= runChecks(checks, site).finally(() => (running = undefined));
      const checkup = await running;
      last = { checkup, at: performance.now() };
      return checkup;
    },
  };
}
