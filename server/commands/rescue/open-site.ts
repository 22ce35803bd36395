import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrations } from '#db/migrations.ts';
import { readSettingsOfSite, type Settings, SettingsError } from '#platform/env/settings.server.ts';

export interface Site {
  settings: Settings;
  db: Db;
}

/** Opens the site of the environment's settings, running or not; makes and migrates nothing. Throws with what to do where there is none. */
export async function openSite(): Promise<Site> {
  const settings = readSettingsOfSite();
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'byline.sqlite'))) {
    throw new SettingsError(`DATA_DIR: there is no site in ${DATA_DIR}; run this with the settings that the site is started with`);
  }
  const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    await assertCurrent(db);
    return { settings, db };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function assertCurrent(db: Db) {
  const setting = 'DATABASE_URL or DATA_DIR';
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db).catch((error) => {
    throw new SettingsError(`${setting}: the database holds no site that can be read (${error instanceof Error ? error.message : error})`);
  });
  const applied = new Set(rows.map(({ name }) => name));
  if (migrations.some(({ name }) => !applied.has(name))) {
    throw new SettingsError(`${setting}: the database is of an earlier version; start the site once with this one, then run this again`);
  }
  const known = new Set(migrations.map(({ name }) => name));
  if (rows.some(({ name }) => !known.has(name))) {
    throw new SettingsError(`${setting}: the database is of a newer version; run this with the version that the site is started with`);
  }
}
