import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { findUnfinishedRestore } from '#db/unfinished-restore.server.ts';
import { isImageFile } from '#features/images/image-variants.ts';
import { toMark } from '#features/images/store/claim-store.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { BackupError } from '../archive/backup-error.ts';
import { copiedTables } from '../rows/row-json.server.ts';

interface Place {
  db: Db;
  storage: Storage;
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL'>;
}

const PAGE = 1000;

/** Throws BackupError where a database or a store of images holds anything but what an earlier try to restore the same site has left. */
export async function assertEmpty({ db, storage, settings }: Place, siteId: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL } = settings;
  if (await holdsSite(db)) {
    throw new BackupError(
      DATABASE_URL
        ? 'DATABASE_URL: there are tables of a site in this database, and a backup needs an empty one; create one with createdb and name it here. Nothing was changed'
        : `DATA_DIR: there is a site in ${DATA_DIR}, and a backup needs an empty folder; stop the site and move the folder aside, or name another. Nothing was changed`,
    );
  }
  const isOfEarlierTry = (await findUnfinishedRestore(db)) === siteId && (await storage.readNote('byline-site.txt')) === toMark(siteId);
  if (isOfEarlierTry || !(await holdsImages(storage))) return;
  throw new BackupError(
    STORAGE_URL
      ? 'STORAGE_URL: there are images of a site in this bucket, and a backup needs an empty one; name another. Nothing was changed'
      : `DATA_DIR: there are images of a site in ${DATA_DIR}/content-images, and a backup needs an empty folder; move them aside, or name another folder. Nothing was changed`,
  );
}

async function holdsSite(db: Db): Promise<boolean> {
  const tables =
    getDialect(db) === 'postgres'
      ? sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  const { rows } = await tables.execute(db);
  return rows.some(({ name }) => name === 'migrations' || copiedTables.includes(name));
}

/** Also a mark alone: its site may have stored nothing yet. */
async function holdsImages(storage: Storage): Promise<boolean> {
  if (await storage.readNote('byline-site.txt')) return true;
  for (let after = ''; ; ) {
    const files = await storage.list({ limit: PAGE, after });
    if (files.some(({ key }) => isImageFile(key))) return true;
    if (files.length < PAGE) return false;
    after = files.at(-1)?.key ?? '';
  }
}
