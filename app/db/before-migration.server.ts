import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { unavailable } from '#platform/errors/app-error.ts';
import { throwDiskError } from '#platform/errors/disk-error.server.ts';
import { syncFolder } from '#platform/files/write-file.server.ts';
import { getFreeBytes } from '#platform/health/disk-reserve.server.ts';
import type { Db } from './client.server.ts';
import { findPendingMigrations } from './migrate.server.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations.ts';
import { checkDatabase } from './sqlite/quick-check.server.ts';

const COPY = /^before-.*\.sqlite$/;
const KEPT_COPIES = 2;
const MARGIN_BYTES = 16 * 2 ** 20;

/**
 * Checks a SQLite database and copies it to `before-<migration>.sqlite`; keeps the last two copies. Throws `unavailable`, with nothing
 * changed or copied, also if the migration would be refused.
 */
export async function copyBeforeMigration(
  db: Db,
  { dataDir, wanted = migrations }: { dataDir: string; wanted?: readonly Migration[] },
): Promise<string | undefined> {
  const [next] = await findPendingMigrations(db, wanted);
  if (!next) return undefined;
  checkDatabase(dataDir);
  const name = `before-${next.name.replaceAll('/', '-')}.sqlite`;
  await assertRoom(db, dataDir, name);
  await copy(db, path.join(dataDir, name));
  await deleteOldCopies(dataDir);
  return name;
}

async function assertRoom(db: Db, dataDir: string, name: string) {
  const { rows } = await sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(
    db,
  );
  const needed = (rows[0]?.bytes ?? 0) + MARGIN_BYTES;
  const free = await getFreeBytes(dataDir);
  if (free >= needed) return;
  throw unavailable(
    `DATA_DIR: there is no room for ${name}, the copy of the database that is made before it is migrated: ${toMegabytes(needed)} MB are needed, ` +
      `${toMegabytes(free)} MB are free; nothing was changed`,
  );
}

async function copy(db: Db, file: string) {
  const temporary = path.join(path.dirname(file), '.writing-copy');
  try {
    await rm(temporary, { force: true });
    await sql`vacuum into ${sql.lit(temporary)}`.execute(db);
    const handle = await open(temporary, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(temporary, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined); // what went wrong first counts
    throwDiskError(error);
  }
}

async function deleteOldCopies(dataDir: string) {
  const names = (await readdir(dataDir)).filter((name) => COPY.test(name));
  const copies = await Promise.all(names.map(async (name) => ({ name, at: (await stat(path.join(dataDir, name))).mtimeMs })));
  const old = copies.sort((a, b) => b.at - a.at).slice(KEPT_COPIES);
  for (const { name } of old) await rm(path.join(dataDir, name), { force: true }).catch(throwDiskError);
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 2 ** 20);
}
