import { chmodSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allMigrations } from '#app/all-migrations.server.ts';
import type { Db } from '#db/client.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createBackupName, openBackupStore, parseBackupName } from '#features/backup/backup-store.server.ts';
import { checkBackup } from '#features/backup/check-backup.server.ts';
import { createBackups } from '#features/backup/scheduled-backups.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { createFolder, SECRET, storeImages } from '#tests/backup/backups.ts';
import { fillEveryTable } from '#tests/backup/every-table.ts';
import { startStrictS3 } from '#tests/contracts/strict-s3.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startJobs } from '#tests/support/jobs.ts';

const HOUR_MS = 3_600_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Options {
  dataDir: string;
  to?: string;
  every?: number;
  keep?: number;
  startsAt?: string;
}

/** The backups of a database, by a clock that the test moves. */
async function keep(db: Db, { dataDir, to = '', every = 6, keep = 3, startsAt = '2026-11-22T08:00:00Z' }: Options) {
  const storage = await openFileStorage(path.join(createFolder(), 'images'));
  await storeImages(storage);
  let at = new Date(startsAt).getTime();
  const now = () => new Date(at);
  const settings = {
    DATA_DIR: dataDir || createFolder(),
    SESSION_SECRET: SECRET,
    SITE_URL: 'https://www.example.org',
    BACKUP_EVERY: every,
    BACKUP_KEEP: keep,
    BACKUP_TO: to,
  };
  const backups = createBackups({ db, storage, settings, log, now, wake: (name) => jobs.wake(name) });
  const jobs = startJobs(db, [backups.handler], { log, now });
  const names = async () => (await backups.read()).backups.map(({ name }) => name);
  return { backups, faults: jobs.faults, settings, names, pass: (hours: number) => (at += hours * HOUR_MS) };
}

test('a name tells when a backup was made, and no other file is taken for one', () => {
  const at = new Date('2026-11-22T08:30:05.123Z');
  expect(parseBackupName(createBackupName(at))).toEqual({
    name: 'byline-2026-11-22T08-30-05Z.tar.gz',
    at: new Date('2026-11-22T08:30:05Z'),
    reason: 'due',
  });
  expect(parseBackupName(createBackupName(at, { isByHand: true }))).toMatchObject({ reason: 'by-hand' });
  for (const other of ['byline.tar.gz', 'byline-2026-13-45T99-99-99Z.tar.gz', 'xbyline-2026-11-22T08-30-05Z.tar.gz', '.writing-backup-1'])
    expect(parseBackupName(other)).toBeUndefined();
});

describeOnEachDatabase('backups that the site makes', (_, database) => {
  async function openFilled() {
    const place = await database.create();
    const db = await database.connect(place);
    await migrate(db, allMigrations);
    await fillEveryTable(db);
    return { db, ...place };
  }

  test('[OPS-2] one is made when the last is old enough, and as many are kept as are wanted; what lies beside them stays', async () => {
    const { db, dataDir } = await openFilled();
    const folder = path.join(createFolder(), 'kept');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'byline-mine.tar.gz'), 'mine');
    const { names, pass, backups } = await keep(db, { dataDir, to: folder });
    await vi.waitFor(async () => expect(await names()).toEqual(['byline-2026-11-22T08-00-00Z.tar.gz']), { timeout: 20_000 });
    pass(5.9);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await names()).toHaveLength(1);
    for (const count of [2, 3, 3]) {
      pass(count === 2 ? 0.2 : 7);
      const [before] = await names();
      await vi.waitFor(async () => expect((await names())[0]).not.toBe(before), { timeout: 20_000 });
      await vi.waitFor(async () => expect(await names()).toHaveLength(count), { timeout: 20_000 });
    }
    expect(readdirSync(folder)).toContain('byline-mine.tar.gz');
    const [newest = ''] = await names();
    expect(await checkBackup(path.join(folder, newest))).toMatchObject({ images: 2 });
    expect(await backups.findLast()).toEqual(parseBackupName(newest)?.at);
  });

  // SQLite has one process, and a start frees the leases of the one before
  test.runIf(database.dialect === 'postgres')('[OPS-2] two processes make one between them', async () => {
    const { db, dataDir } = await openFilled();
    const folder = path.join(createFolder(), 'kept');
    const all = await Promise.all([1, 2, 3].map(() => keep(db, { dataDir, to: folder })));
    await vi.waitFor(async () => expect(await all[0]?.names()).toHaveLength(1), { timeout: 20_000 });
    await vi.waitFor(async () =>
      expect((await Promise.all(all.map(({ backups }) => backups.read()))).some((state) => state.isRunning)).toBe(false),
    );
    expect(await all[1]?.names()).toHaveLength(1);
    for (const { faults } of all) expect(faults.list()).toEqual([]);
  });
});

const readAll = async (stream: ReadableStream) => Buffer.from(await new Response(stream).arrayBuffer());

async function openFilledSqlite() {
  const dataDir = createFolder();
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => db.destroy());
  await migrate(db, allMigrations);
  await fillEveryTable(db);
  return { db, dataDir };
}

test('[OPS-2] a bucket keeps them as a folder does, and a store that fails is told in a sentence without its secret', async () => {
  const { db, dataDir } = await openFilledSqlite();
  const store = await startStrictS3();
  onTestFinished(store.stop);
  const { backups, names, faults, pass } = await keep(db, { dataDir, to: store.storageUrl, every: 0, keep: 1 });
  await backups.begin('owner@example.org');
  await vi.waitFor(async () => expect(await names()).toHaveLength(1), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await backups.read()).toMatchObject({ isRunning: false, problem: null }));
  const [name = ''] = await names();
  const copy = path.join(createFolder(), name);
  writeFileSync(copy, store.objects.get(name)?.body ?? '');
  expect(await checkBackup(copy)).toMatchObject({ images: 2 });
  expect(readdirSync(dataDir).filter((each) => each.startsWith('.sending'))).toEqual([]);
  const { stream, size } = await backups.open(name);
  expect([await readAll(stream), size]).toEqual([readFileSync(copy), store.objects.get(name)?.body.length]);
  pass(1);
  store.misbehave('forget');
  await backups.begin('owner@example.org');
  await vi.waitFor(() => expect(faults.list()).toMatchObject([{ part: 'backups' }]), { timeout: 20_000 });
  const { problem, store: label } = await backups.read();
  expect(problem).toContain('has not kept the whole backup');
  expect(`${problem}${label}`).not.toMatch(/secret|AKIA/);
  store.misbehave(undefined);
});

test('[OPS-2] a backup that another process is sending to a bucket is left alone, and one that a killed process left is deleted', async () => {
  const dataDir = createFolder();
  const store = await startStrictS3();
  onTestFinished(store.stop);
  const old = path.join(dataDir, '.sending-backup-killed');
  writeFileSync(old, 'half');
  utimesSync(old, new Date(0), new Date(0));
  const name = (minute: number) => createBackupName(new Date(Date.UTC(2026, 0, 1, 0, minute)));
  const bucket = openBackupStore({ BACKUP_TO: store.storageUrl, DATA_DIR: dataDir });
  await bucket.add(name(1), async (file) => {
    writeFileSync(file, 'one');
    await openBackupStore({ BACKUP_TO: store.storageUrl, DATA_DIR: dataDir }).add(name(2), async (other) => writeFileSync(other, 'two'));
  });
  expect([...store.objects.keys()].toSorted()).toEqual([name(1), name(2)]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('[OPS-2] whoever presses the button again and again does not press away the backups that were due', async () => {
  const { db, dataDir } = await openFilledSqlite();
  const folder = createFolder();
  const due = ['20', '21', '22'].map((day) => `byline-2026-11-${day}T08-00-00Z.tar.gz`);
  for (const name of due) writeFileSync(path.join(folder, name), '');
  const { backups, names, pass } = await keep(db, { dataDir, to: folder, every: 0, keep: 3 });
  for (let press = 1; press <= 5; press += 1) {
    pass(1);
    const [before] = await names();
    await backups.begin('owner@example.org');
    await vi.waitFor(async () => expect(await backups.read()).toMatchObject({ isRunning: false, problem: null }), { timeout: 20_000 });
    expect((await names())[0]).not.toBe(before);
  }
  const left = readdirSync(folder);
  expect(left.filter((name) => due.includes(name))).toHaveLength(3);
  expect(left.filter((name) => name.includes('by-hand'))).toHaveLength(3);
});

test('[ADM-32] one is downloaded at a time, until it has arrived or was given up, and only what the site lists', async () => {
  const { db, dataDir } = await openFilledSqlite();
  const folder = createFolder();
  const name = 'byline-2026-11-20T08-00-00Z.tar.gz';
  for (const file of [name, 'byline-mine.tar.gz']) writeFileSync(path.join(folder, file), 'x'.repeat(1_000_000));
  const { backups } = await keep(db, { dataDir, to: folder, every: 0 });
  const { stream } = await backups.open(name);
  await expect(backups.open(name)).rejects.toMatchObject({ code: 'refused' });
  await stream.cancel();
  for (const other of ['byline-mine.tar.gz', `../${path.basename(folder)}/${name}`]) {
    await vi.waitFor(() => expect(backups.open(other)).rejects.toMatchObject({ code: 'not-found' }));
  }
  expect(await readAll((await backups.open(name)).stream)).toHaveLength(1_000_000);
  await vi.waitFor(async () => (await backups.open(name)).stream.cancel());
});

test('[OPS-2] one that cannot be made is a fault with its reason, is tried again later, and leaves nothing half', async () => {
  const { db, dataDir } = await openFilledSqlite();
  const file = path.join(createFolder(), 'not-a-folder');
  writeFileSync(file, '');
  const { backups, faults } = await keep(db, { dataDir, to: file });
  await vi.waitFor(() => expect(faults.list()).toMatchObject([{ part: 'backups', isReadOnly: false }]), { timeout: 20_000 });
  expect((await backups.read()).problem).toContain('not-a-folder is a file and not a folder');
  expect(readFileSync(file, 'utf8')).toBe('');
});

test.skipIf(process.getuid?.() === 0)('[OPS-2] a folder that this user may not write into is told', async () => {
  const { db, dataDir } = await openFilledSqlite();
  const folder = createFolder();
  chmodSync(folder, 0o500);
  const { backups } = await keep(db, { dataDir, to: path.join(folder, 'kept') });
  await vi.waitFor(async () => expect((await backups.read()).problem).toContain('cannot write'), { timeout: 20_000 });
});
