import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite } from '#tests/factories/checked-site.ts';
import { openContent } from '#tests/factories/public-content.ts';
import type { Finding } from './checkup.ts';
import { checkDisk, checkFolder, describeFileSystem, describeFreeBytes, repairFolder } from './folder.server.ts';
import { checkAuthor, checkSettings, checkVersions, describeAuthor } from './installation.server.ts';
import { checkBackups } from './jobs.server.ts';

const HOUR_MS = 3_600_000;
const SELF = process.getuid?.();

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const siteIn = (DATA_DIR: string) => createTestSite({ settings: { DATA_DIR } });
const levels = (findings: Finding[]) => findings.map(({ level }) => level);

test('[OPS-4] wrong settings are listed all at once, near-miss names as hints', async () => {
  const site = createTestSite({
    wrongSettings: ['PORT: it is no number; write PORT=3000', 'SITE_URL: it is no address'],
    settingHints: ['SMPT_URL is no setting and is not read; did you mean SMTP_URL?'],
  });
  expect(await checkSettings(site)).toMatchObject([
    { level: 'wrong', message: 'PORT: it is no number; write PORT=3000.' },
    { level: 'wrong', message: 'SITE_URL: it is no address.' },
    { level: 'hint', message: expect.stringContaining('did you mean SMTP_URL?') },
  ]);
  expect(levels(await checkSettings(createTestSite()))).toEqual(['well']);
});

test('[OPS-4] PostgreSQL without a shared secret and store is a hint', async () => {
  const site = createTestSite({ settings: { DATABASE_URL: 'postgres://db/byline' } });
  expect(await checkSettings(site)).toMatchObject([{ level: 'well' }, { level: 'hint', message: expect.stringContaining('STORAGE_URL') }]);
});

test('[OPS-4] a data folder that others may enter, that is a file or cannot be made is wrong; one that is missing is not made', async () => {
  const folder = newFolder();
  expect(levels(await checkFolder(siteIn(folder), SELF))).not.toContain('wrong');
  chmodSync(folder, 0o755);
  expect(await checkFolder(siteIn(folder), SELF)).toContainEqual(
    expect.objectContaining({
      level: 'wrong',
      message: expect.stringContaining('mode 755'),
      advice: expect.stringContaining(`chmod 700 ${folder}`),
    }),
  );
  expect(await repairFolder(siteIn(folder))).toEqual([`Closed ${folder} to other users.`]);
  expect(levels(await checkFolder(siteIn(folder), SELF))).not.toContain('wrong');
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(await checkFolder(siteIn(file))).toMatchObject([{ level: 'wrong', message: `${file} is a file and not a folder.` }]);
  expect(await checkFolder(siteIn(path.join(file, 'data')))).toMatchObject([
    { level: 'wrong', message: expect.stringContaining('can’t be created') },
  ]);
  const missing = path.join(folder, 'a', 'b');
  expect(await checkFolder(siteIn(missing))).toMatchObject([{ level: 'wrong', message: `${missing} does not exist.` }]);
  expect(existsSync(path.join(folder, 'a'))).toBe(false);
});

test.skipIf(SELF === 0)('[OPS-4] a file in the data folder that this user may not write is named', async () => {
  const folder = newFolder();
  const file = path.join(folder, 'byline.sqlite');
  writeFileSync(file, '', { mode: 0o400 });
  expect(await checkFolder(siteIn(folder))).toContainEqual(
    expect.objectContaining({ level: 'wrong', message: `This user can’t write to ${file}.` }),
  );
});

test('[OPS-4] file systems on which SQLite is not safe are wrong, those that do not last a hint', () => {
  expect(levels(describeFileSystem(0x6969))).toEqual(['wrong']);
  expect(levels(describeFileSystem(0x01021994))).toEqual(['hint']);
  expect(levels(describeFileSystem(0x794c7630))).toEqual(['hint']);
  expect(describeFileSystem(0xef53)).toEqual([]);
});

test('[OPS-4] free space is reported with its figure', async () => {
  expect(describeFreeBytes(19_000_000)).toMatchObject({ level: 'wrong', message: '19 MB free on the disk of the data folder.' });
  expect(describeFreeBytes(400_000_000)).toMatchObject({ level: 'well' });
  expect(describeFreeBytes(12_300_000_000)).toMatchObject({ level: 'well', message: expect.stringContaining('12 GB') });
  expect(describeFreeBytes(Number.POSITIVE_INFINITY).level).toBe('unknown');
  expect(await checkDisk(siteIn(path.join(newFolder(), 'not', 'there')))).toHaveLength(1);
});

test('[OPS-4] an old Node is wrong, a build of another source a hint', async () => {
  const on = (node: string, build: 'running' | 'fresh' | 'stale') =>
    checkVersions({ code: { release: '1.2.3', build } }, { ...process.versions, node }).then(levels);
  expect(await on('20.19.0', 'fresh')).toEqual(['wrong', 'well', 'well']);
  expect(await on('24.6.9', 'running')).toEqual(['wrong', 'well']);
  expect(await on('24.7.0', 'running')).toEqual(['well', 'well']);
  expect(await on('24.21.0', 'stale')).toEqual(['well', 'well', 'hint']);
});

test('[OPS-4] the sample author is pointed out until they are replaced', () => {
  const own = { author: { name: 'Ama Mensah', email: 'ama@mensah.example.org' }, social: [{ url: 'https://x.com/ama' }] };
  expect(describeAuthor({ site: own })).toMatchObject({ level: 'well' });
  expect(describeAuthor({ site: { ...own, author: { email: 'hello@example.com' } } })).toMatchObject({
    level: 'hint',
    message: expect.stringContaining('hello@example.com'),
  });
  expect(describeAuthor({ site: { ...own, social: [{ url: 'https://x.com/example' }] } })).toMatchObject({ level: 'hint' });
  const named = { level: 'hint', message: 'The site still shows samples: the name Kwame Adeyemi.' };
  expect(describeAuthor({ site: { ...own, author: { ...own.author, biography: 'Kwame Adeyemi advises.' } } })).toMatchObject(named);
  expect(describeAuthor({ site: { ...own, author: { ...own.author, givenName: 'Kwame', familyName: 'Adeyemi' } } })).toMatchObject(named);
  expect(describeAuthor({ site: own, texts: { about: ['By Kwame Adeyemi'] } })).toMatchObject(named);
});

test('[SITE-8] [OPS-4] what the owner has set counts, above the file, and without a database the file', async () => {
  expect(await checkAuthor(createTestSite())).toMatchObject([{ level: 'hint', message: expect.stringContaining('hello@example.com') }]);
  const db = await openContent({});
  const openDb = async () => db;
  expect(await checkAuthor({ openDb })).toMatchObject([{ level: 'hint' }]);
  const name = { name: 'Ama Mensah', givenName: 'Ama', familyName: 'Mensah' };
  const fields = JSON.stringify({ ...name, email: 'ama@mensah.example.org', social: 'X https://x.com/ama' });
  await db.updateTable('siteDocuments').set({ fields }).where('id', '=', 'identity').execute();
  expect(await checkAuthor({ openDb })).toMatchObject([{ level: 'well' }]);
});

test('[OPS-4] a backup that is late, or never came, is wrong; no schedule is a hint', async () => {
  const now = () => new Date('2026-11-22T12:00:00Z');
  const after = (hours?: number) => async () => (hours === undefined ? undefined : new Date(now().getTime() - hours * HOUR_MS));
  const look = (every: number, findLastBackup = after(), to = '/mnt/other') =>
    checkBackups({
      settings: { ...createTestSite().settings, BACKUP_EVERY: every, BACKUP_TO: to },
      now,
      findLastBackup,
    });
  expect(levels(await look(0))).toEqual(['hint']);
  expect(levels(await look(24, after()))).toEqual(['wrong']);
  expect(levels(await look(24, after(30)))).toEqual(['well']);
  expect(await look(24, after(3), '')).toMatchObject([{ level: 'well' }, { level: 'hint', advice: expect.stringContaining('BACKUP_TO') }]);
  expect(await look(24, after(72))).toMatchObject([{ level: 'wrong', message: expect.stringContaining('3 days old') }]);
});
