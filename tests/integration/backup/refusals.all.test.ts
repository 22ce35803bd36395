import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';
import { expect, onTestFinished, test } from 'vitest';
import { allMigrations } from '#app/all-migrations.server.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { readArchive } from '#features/backup/archive/archive-reader.server.ts';
import { createArchiveWriter } from '#features/backup/archive/archive-writer.server.ts';
import { createSeal } from '#features/backup/archive/seal.ts';
import { checkBackup } from '#features/backup/check-backup.server.ts';
import { restoreBackup } from '#features/backup/restore-backup.server.ts';
import { writeBackup } from '#features/backup/write-backup.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { backUp, createFolder, SECRET, storeImages, toSettings } from '#tests/backup/backups.ts';
import { readComparableRows } from '#tests/backup/comparable-rows.ts';
import { fillEveryTable, IMAGES } from '#tests/backup/every-table.ts';
import { startStrictS3 } from '#tests/contracts/strict-s3.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const POSITIONS = 40;

async function openFilled() {
  const dataDir = createFolder();
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => db.destroy());
  await migrate(db, allMigrations);
  await fillEveryTable(db);
  const storage = await openFileStorage(path.join(createFolder(), 'images'));
  await storeImages(storage);
  return { db, dataDir, storage };
}

async function createBackup(): Promise<string> {
  const { db, dataDir, storage } = await openFilled();
  return backUp(db, dataDir, { storage });
}

/** What came of it, in one line. */
const tell = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => `${error.name}: ${error.message}`,
  );

test('[OPS-2] a backup that is altered or cut anywhere is refused in one sentence, and nothing is touched', async () => {
  const file = await createBackup();
  const bytes = readFileSync(file);
  const other = path.join(createFolder(), 'other.tar.gz');
  const settings = toSettings({ databaseUrl: '', dataDir: '' });
  const expectRefusal = async (altered: Buffer, what: string) => {
    writeFileSync(other, altered);
    expect(await tell(restoreBackup({ file: other, settings, wanted: allMigrations })), what).toMatch(
      /^BackupError: [^\n]*Nothing was changed$/i,
    );
  };
  for (let number = 0; number < POSITIONS; number += 1) {
    const at = Math.floor((number * (bytes.length - 1)) / (POSITIONS - 1));
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ (1 << (number % 8));
    await expectRefusal(altered, `altered at ${at}`);
    await expectRefusal(bytes.subarray(0, at), `cut at ${at}`);
  }
  await expectRefusal(Buffer.concat([bytes, Buffer.alloc(1)]), 'longer');
  await expectRefusal(Buffer.concat([bytes.subarray(0, 500), bytes.subarray(501)]), 'a byte is left out');
  expect(existsSync(settings.DATA_DIR)).toBe(false);
  expect(await checkBackup(file)).toMatchObject({ images: 2 });
});

test.each([
  ['a link', { name: 'byline-backup/images/a', type: 'symlink', linkname: '/etc/passwd', size: 0 }],
  ['a path outside its folder', { name: '../escaped', size: 0 }],
  ['a path outside its folder in an extended header', { name: 'byline-backup/a', pax: { path: '/escaped' }, size: 0 }],
  ['an entry that is larger than memory', { name: 'byline-backup/a', pax: { siZe: String(2 ** 40) }, size: 0 }],
] satisfies [string, TarHeader][])('[OPS-2] a whole file that holds %s is refused', async (_what, header) => {
  const tar = Buffer.from(await packTar([{ header }])).subarray(0, -1024);
  const entry = gzipSync(tar.toString('latin1').replace('siZe', 'size')); // packTar writes no false size
  const file = path.join(createFolder(), 'hostile.tar.gz');
  writeFileSync(file, Buffer.concat([entry, await createSeal(createHash('sha256').update(entry).digest('hex'))]));
  expect(await tell(checkBackup(file))).toMatch(/^BackupError: .* is damaged.*Nothing was changed$/);
});

const ROWS = 'rows/articles/0001.json';

test.each([
  ['an image outside its folder', (files) => void files.set('images/../../x.png', Buffer.from('x'))],
  ['an image that is none', (files) => void files.set('images/a.svg', Buffer.from('<svg/>'))],
  ['an unknown file', (files) => void files.set('config/.env', Buffer.from('x'))],
  ['a table that no site has', (files) => void files.set('rows/passwords/0001.json', Buffer.from('[]'))],
  ['a table that no backup has', (files) => void files.set('rows/sessions/0001.json', Buffer.from('[]'))],
  ['rows that are no JSON', (files) => void files.set(ROWS, Buffer.from('[{]'))],
  ['rows that are no list', (files) => void files.set(ROWS, Buffer.from('{}'))],
  ['rows that are no objects', (files) => void files.set(ROWS, Buffer.from('[1, 2, 3]'))],
  ['a manifest that is no JSON', (files) => void files.set('manifest.json', Buffer.from('{'))],
  ['a manifest that is null', (files) => void files.set('manifest.json', Buffer.from('null'))],
  ['a table in its manifest that no backup has', (files) => changeManifest(files, (text) => text.replace('"articles"', '"migrations"'))],
  ['more than its manifest says', (files) => changeManifest(files, (text) => text.replace(/"bytes": \d+/, '"bytes": 1000'))],
  ['a file twice', (files) => void files.set('./README.txt', Buffer.from('x'))],
] satisfies [string, (files: Map<string, Buffer>) => void][])(
  '[OPS-2] a whole file that contains %s is refused before anything is touched',
  async (_what, change) => {
    const file = await rewrite(change);
    const settings = toSettings({ databaseUrl: '', dataDir: '' });
    expect(await tell(restoreBackup({ file, settings, wanted: allMigrations }))).toMatch(
      /^BackupError: [^\n]*hostile.tar.gz [^\n]*Nothing was changed$/,
    );
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  },
);

/** A backup with other files in it and a seal of its own. */
async function rewrite(change: (files: Map<string, Buffer>) => void): Promise<string> {
  const files = new Map<string, Buffer>();
  for await (const { name, bytes } of readArchive(await createBackup())) if (name !== 'SEAL') files.set(name, bytes);
  change(files);
  const chunks: Uint8Array[] = [];
  const archive = createArchiveWriter(async (bytes) => void chunks.push(bytes), new Date());
  for (const [name, bytes] of files) await archive.add(name.replace('./', ''), bytes);
  await archive.finish();
  const file = path.join(createFolder(), 'hostile.tar.gz');
  writeFileSync(file, Buffer.concat(chunks));
  return file;
}

function changeManifest(files: Map<string, Buffer>, change: (text: string) => string) {
  const before = String(files.get('manifest.json'));
  files.set('manifest.json', Buffer.from(change(before)));
}

test('[OPS-2] rows with a column that their table does not have end a restore in one sentence', async () => {
  const file = await rewrite((files) => {
    const text = String(files.get(ROWS)).replaceAll('"title":', '"titel":');
    files.set(ROWS, Buffer.from(text));
  });
  const settings = toSettings({ databaseUrl: '', dataDir: '' });
  expect(await tell(restoreBackup({ file, settings, wanted: allMigrations }))).toMatch(
    /^BackupError: [^\n]*hostile.tar.gz has rows of articles that do not fit[^\n]*titel/,
  );
});

test('[OPS-2] a backup of a newer release is refused, and so is a database of one', async () => {
  const { db, dataDir, storage } = await openFilled();
  const manifest = {
    format: 1,
    release: '99.0.0',
    madeAt: new Date().toISOString(),
    database: 'sqlite',
    site: { id: crypto.randomUUID(), url: 'http://localhost' },
    migrations: [{ name: '9999-newer', checksum: 'x' }],
    tables: [],
    images: { count: 0, files: 0, removed: [], missingFiles: 0, missing: [] },
  };
  const chunks: Uint8Array[] = [];
  const archive = createArchiveWriter(async (bytes) => void chunks.push(bytes), new Date());
  await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
  await archive.finish();
  const file = path.join(createFolder(), 'newer.tar.gz');
  writeFileSync(file, Buffer.concat(chunks));
  const settings = toSettings({ databaseUrl: '', dataDir: '' });
  expect(await tell(restoreBackup({ file, settings, wanted: allMigrations }))).toContain('99.0.0, whose 9999-newer is not known here');
  expect(existsSync(settings.DATA_DIR)).toBe(false);
  await migrate(db, [...allMigrations, { name: '9999-newer', statements: () => ['create table newer (id integer)'] }]);
  expect(await tell(backUp(db, dataDir, { storage }))).toContain('newer version of Byline (9999-newer is not known here)');
});

test('[OPS-2] a file is written whole or not at all, for its owner alone, and replaces none unasked', async () => {
  const { db, dataDir, storage } = await openFilled();
  const folder = createFolder();
  const file = path.join(folder, 'b.tar.gz');
  const settings = { DATA_DIR: dataDir, SESSION_SECRET: SECRET, SITE_URL: 'http://localhost' };
  const source = { db, storage, settings, now: () => new Date() };
  await writeBackup(source, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await tell(writeBackup(source, file))).toContain('a file with this name exists');
  await writeBackup(source, file, { force: true });
  expect(await tell(writeBackup(source, path.join(folder, 'none', 'b.tar.gz')))).toContain('its folder does not exist');
  expect(await tell(writeBackup(source, folder))).toContain('it is a folder');
  const failing = { ...source, storage: { get: async () => Promise.reject(new Error('the store has gone')) } };
  expect(await tell(writeBackup(failing, path.join(folder, 'c.tar.gz')))).toContain('the store has gone');
  expect(readdirSync(folder)).toEqual(['b.tar.gz']);
});

test('[OPS-2] an image that is removed for good meanwhile leaves no row, and one that is missing is told', async () => {
  const { db, dataDir, storage } = await openFilled();
  const [live, trashed] = IMAGES;
  let isFirst = true;
  const get = async (key: string) => {
    if (isFirst)
      await db
        .deleteFrom('images')
        .where('id', '=', trashed?.id ?? '')
        .execute();
    isFirst = false;
    return key.startsWith(trashed?.id ?? '-') || key.endsWith('-400.webp') ? undefined : storage.get(key);
  };
  const file = await backUp(db, dataDir, { storage: { get } });
  expect(await checkBackup(file)).toMatchObject({ images: 1, missingFiles: 1 });
  const settings = toSettings({ databaseUrl: '', dataDir: '' });
  await restoreBackup({ file, settings, wanted: allMigrations });
  const restored = await openDatabase({ databaseUrl: '', dataDir: settings.DATA_DIR });
  expect(await restored.selectFrom('images').select('id').execute()).toEqual([{ id: live?.id }]);
  await restored.destroy();
});

describeOnEachDatabase('a place to restore into', (_open, database) => {
  async function prepare() {
    const place = await database.create();
    const settings = toSettings(place);
    const connect = async (): Promise<Db> => {
      const db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
      onTestFinished(() => db.destroy());
      return db;
    };
    return { settings, connect };
  }

  test('[OPS-2] that is not empty is refused and left as it is', async () => {
    const file = await createBackup();
    const { settings, connect } = await prepare();
    await restoreBackup({ file, settings, wanted: allMigrations });
    const db = await connect();
    const before = await readComparableRows(db);
    expect(await tell(restoreBackup({ file, settings, wanted: allMigrations }))).toMatch(
      /^BackupError: (DATABASE_URL|DATA_DIR): there (is|are) .*site.*empty/,
    );
    expect(await readComparableRows(db)).toEqual(before);
    const withImages = (await prepare()).settings;
    const images = await openFileStorage(path.join(withImages.DATA_DIR, 'content-images'));
    await images.put('aaaabbbbccccdddd-20x20-336699.png', Buffer.from('of another site'));
    expect(await tell(restoreBackup({ file, settings: withImages, wanted: allMigrations }))).toMatch(/there are images of a site in/);
    expect(await images.list()).toHaveLength(1);
    const other = { ...(await prepare()).settings, SESSION_SECRET: 'another secret that is long enough', secretSource: 'setting' as const };
    expect(await tell(restoreBackup({ file, settings: other, wanted: allMigrations }))).toMatch(
      /SESSION_SECRET: it differs from the secret in/,
    );
  });

  test('[OPS-2] that a restore has left unfinished is served by no start, and restored again', async () => {
    const file = await createBackup();
    const { settings, connect } = await prepare();
    const s3 = await startStrictS3();
    onTestFinished(() => s3.stop());
    const inBucket = { ...settings, STORAGE_URL: s3.storageUrl };
    let stored = 0;
    s3.objects.set = (key, object) => {
      stored += 1;
      if (stored === 3) s3.misbehave(500);
      return Map.prototype.set.call(s3.objects, key, object) as typeof s3.objects;
    };
    expect(await tell(restoreBackup({ file, settings: inBucket, wanted: allMigrations }))).toMatch(/bucket/);
    expect(s3.objects.size).toBeGreaterThan(0);
    s3.misbehave(undefined);
    expect(await tell(migrate(await connect()))).toMatch(/a backup was being restored into this database, and that is not finished/);
    await restoreBackup({ file, settings: inBucket, wanted: allMigrations });
    const db = await connect();
    expect(await migrate(db, allMigrations)).toEqual([]);
    expect(await db.selectFrom('articles').select('id').execute()).toHaveLength(3);
  });
});
