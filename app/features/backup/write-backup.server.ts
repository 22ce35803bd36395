import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Db, getDialect } from '#db/client.server.ts';
import { findUnknown } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { readSnapshot, type Snapshot, type StoredRow } from '#db/snapshot.server.ts';
import { release } from '#platform/env/process.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { deleteStaleWrites, linkUnlessThere, orAbsent, syncFolder } from '#platform/files/write-file.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addImages } from './add-images.server.ts';
import { addRows } from './add-rows.server.ts';
import { type ArchiveWriter, type ByteSink, createArchiveWriter } from './archive/archive-writer.server.ts';
import { BackupError, explainWriting } from './archive/backup-error.ts';
import { type BackupSummary, FORMAT, MANIFEST, type Manifest, README, SECRET, toSummary } from './manifest.ts';
import { listCopied } from './row-json.server.ts';

/** The first entry, for a person who finds the file. */
const README_TEXT = `This is a backup of a site made with Byline.

To put it back:   npm run restore -- FILE      in a folder with Byline, whose settings name an empty place
To check it:      npm run restore -- FILE --check

manifest.json     what is in here, when it was made, and by which release
rows/             the tables of the database as JSON
pages/            the articles and solutions as HTML files, to be read in a browser; restoring takes them from rows/
images/           the images with all their sizes
session-secret    what accounts and waiting emails are encrypted with
SEAL              the SHA-256 of everything before it, which restoring compares

Keep it as secret as the site itself: whoever has it has every account, draft and key of the site.
`;

export interface BackupSource {
  db: Db;
  storage: Pick<Storage, 'get'>;
  settings: Pick<Settings, 'DATA_DIR' | 'SESSION_SECRET' | 'SITE_URL'>;
  now(): Date;
}

/**
 * Writes everything that readers and authors have put into a site into one file, while it runs: the rows as they are in one moment, then
 * the images. The file appears whole and synced or not at all. Throws BackupError with a sentence where it cannot be written or the
 * database holds no site, and what the database or the store throws.
 */
export async function writeBackup(source: BackupSource, file: string, { force = false } = {}): Promise<BackupSummary> {
  return writeTargetFile(file, { force }, (sink) => writeParts(source, sink));
}

async function writeParts(source: BackupSource, sink: ByteSink): Promise<BackupSummary> {
  const { settings, storage, db } = source;
  const madeAt = source.now();
  const archive = createArchiveWriter(sink, madeAt);
  await archive.add(README, Buffer.from(README_TEXT));
  if (settings.SESSION_SECRET) await archive.add(SECRET, Buffer.from(`${settings.SESSION_SECRET}\n`));
  const { images, siteId, ...rows } = await readSnapshot({ db, dataDir: settings.DATA_DIR }, (snapshot) => writeRows(snapshot, archive));
  const manifest: Manifest = {
    format: FORMAT,
    release,
    madeAt: madeAt.toISOString(),
    database: getDialect(db),
    site: { id: siteId, url: settings.SITE_URL },
    ...rows,
    images: await addImages(archive, images, { storage, db }),
    bytes: archive.countBytes(),
  };
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return toSummary(manifest, await archive.finish());
}

async function writeRows(snapshot: Snapshot, archive: ArchiveWriter) {
  if (!snapshot.tables.has('migrations')) throw new BackupError('there is no site in the database. Nothing was written');
  const applied = (await readAll(snapshot, 'migrations')).map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }));
  const unknown = findUnknown(applied, migrations);
  if (unknown) {
    throw new BackupError(
      `the database was last used by a newer version of Byline (${unknown.name} is not known here): make the backup with that version. Nothing was written`,
    );
  }
  const tables = listCopied(snapshot.tables, applied);
  const [site] = tables.includes('site') ? await readAll(snapshot, 'site') : [];
  if (!site) throw new BackupError('there is no site in the database. Nothing was written');
  const { counts, images } = await addRows(archive, snapshot, tables);
  return { migrations: applied, siteId: String(site.id), tables: tables.map((name) => ({ name, rows: counts.get(name) ?? 0 })), images };
}

async function readAll(snapshot: Snapshot, table: string): Promise<StoredRow[]> {
  const all: StoredRow[] = [];
  for await (const rows of snapshot.readRows(table)) all.push(...rows);
  return all;
}

const TEMPORARY = '.writing-backup-';

/**
 * Writes a file that appears whole and synced, or not at all, for its owner alone. Throws BackupError where it cannot, and where there is
 * one of that name, unless `force` is set.
 */
async function writeTargetFile<T>(file: string, { force }: { force: boolean }, write: (sink: ByteSink) => Promise<T>): Promise<T> {
  const explain = <R>(work: () => Promise<R>) => explainWriting(file, work);
  const folder = path.dirname(path.resolve(file));
  const temporary = path.join(folder, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
  await explain(() => assertFree(file, force));
  await explain(() => deleteStaleWrites(folder, TEMPORARY));
  const handle = await explain(() => open(temporary, 'wx', 0o600));
  try {
    const result = await write((bytes) => explain(() => handle.writeFile(bytes)));
    await explain(() => handle.sync());
    await handle.close();
    await explain(() => place(temporary, file, force));
    await explain(() => syncFolder(folder));
    return result;
  } finally {
    await handle.close().catch(() => undefined); // closed already
    await rm(temporary, { force: true }).catch(() => undefined); // what went wrong first counts
  }
}

async function assertFree(file: string, force: boolean) {
  const there = await orAbsent(stat(file));
  if (there?.isDirectory()) throw withCode('EISDIR');
  if (there && !force) throw withCode('EEXIST');
}

async function place(temporary: string, file: string, force: boolean) {
  if (force) await rename(temporary, file);
  else if (!(await linkUnlessThere(temporary, file))) throw withCode('EEXIST');
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}
