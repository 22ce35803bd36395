import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type Author, createAuthor } from '../../support/author-client.ts';
import { buildFailingDisk, type DiskFailure, type FailingDisk, findMissingForFailingDisk } from '../../support/failing-disk.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

const missing = findMissingForFailingDisk();
if (missing) process.stderr.write(`skipped: tests on a failing disk: ${missing}\n`);

const FULL = 'The disk of the site is full. Nothing was saved.';
const READ_ONLY = 'The site is read-only for the moment. Nothing was saved.';

describe.skipIf(missing)('a disk that fails under a running site', () => {
  let dataDir: string;
  let disk: FailingDisk;
  let site: RunningSite;
  let headers: Record<string, string>;
  let author: Author;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'byline-disk-'));
    disk = buildFailingDisk(dataDir);
    site = await startSite({ dataDir, settings: disk.settings });
    headers = await signIn(site);
    author = await createAuthor(site, headers);
  });
  afterEach(() => disk.mend());
  afterAll(async () => {
    await site?.stop();
    disk?.remove();
  });

  const cases: [DiskFailure['error'], number, string, RegExp][] = [
    ['ENOSPC', 507, FULL, /The disk of the site is full: nothing can be saved/],
    ['EROFS', 503, READ_ONLY, /The disk of the site is read-only: nothing can be saved/],
    ['EIO', 503, READ_ONLY, /The disk of the site is failing: nothing can be saved/],
    ['EACCES', 503, READ_ONLY, /The site may not write to its own folder: nothing can be saved/],
  ];

  test.each(cases)(
    '[OPS-8] %s: each form answers %i in its own way, and saving goes on once it is over',
    async (error, status, words, fault) => {
      const { item } = JSON.parse((await author.save('Before')).text);
      disk.fail({ error });
      const save = await author.save('During', item);
      expect(save).toMatchObject({ status, headers: { 'content-type': 'application/json', 'retry-after': '5' } });
      expect(JSON.parse(save.text)).toMatchObject({ ok: false, formError: words });
      const upload = await author.upload();
      expect(upload).toMatchObject({ status, headers: { 'content-type': 'application/json' } });
      expect(JSON.parse(upload.text)).toMatchObject({ ok: false, formError: expect.stringContaining(words) });
      const entry = await author.signIn();
      expect(entry).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } });
      expect(entry.text).toContain(words);
      await expect.poll(() => site.output()).toMatch(fault);
      expect(await author.readiness()).toBe('not ready: disk\n');
      for (const address of ['/', '/blog/2', '/search?q=brand', '/healthz']) expect((await sendRequest(site, address)).status).toBe(200);
      expect((await sendRequest(site, '/admin/articles', { headers })).status).toBe(200);
      disk.mend();
      expect(await author.waitUntilSaved()).toBeLessThan(5000); // 2 s on a quiet machine
      expect(await author.readiness()).toBe('ok\n');
      expect(JSON.parse((await author.save('After', item)).text)).toMatchObject({ ok: true });
      expect((await author.upload()).status).toBe(200);
      expect((await author.signIn()).status).toBe(302);
    },
  );

  test('[OPS-8] a database file that is taken away: no save is answered as kept, and saving goes on when it is put back', async () => {
    renameSync(path.join(dataDir, 'byline.sqlite'), path.join(dataDir, 'elsewhere'));
    expect(await author.save('Lost')).toMatchObject({ status: 503, text: expect.stringContaining(READ_ONLY) });
    expect(await author.signIn()).toMatchObject({ status: 503, text: expect.stringContaining(READ_ONLY) });
    expect(await author.readiness()).toBe('not ready: database\n');
    expect((await sendRequest(site, '/blog/3')).status).toBe(200);
    renameSync(path.join(dataDir, 'elsewhere'), path.join(dataDir, 'byline.sqlite'));
    expect(await author.waitUntilSaved()).toBeLessThan(5000);
  });
});

describe('a disk of 16 MB that is really full', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'byline-small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', place]);
  if (status !== 0) process.stderr.write('skipped: tests on a full disk: this user may mount none\n');
  afterAll(() => {
    if (status === 0) spawnSync('umount', [place]);
    rmSync(place, { recursive: true, force: true });
  });

  test.skipIf(status !== 0)('[OPS-8] [AUTH-9] saves are refused in words, the owner signs in, and freeing space is enough', async () => {
    const dataDir = path.join(place, 'data');
    const filler = path.join(place, 'filler');
    mkdirSync(dataDir);
    const site = await startSite({ dataDir });
    try {
      const headers = await signIn(site);
      const author = await createAuthor(site, headers);
      await expect.poll(() => existsSync(path.join(dataDir, 'disk-reserve'))).toBe(true);
      const { bavail, bsize } = statfsSync(place);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 300_000));
      expect(await author.save('word '.repeat(60_000))).toMatchObject({ status: 507, text: expect.stringContaining(FULL) });
      expect(await author.save('a few words')).toMatchObject({ status: 507 });
      expect(await author.upload()).toMatchObject({ status: 507, text: expect.stringContaining(FULL) });
      for (let time = 0; time < 10; time++) {
        const entry = await author.signIn();
        expect(entry.status).toBe(302);
        const admin = await sendRequest(site, '/admin/articles', { headers: { ...headers, cookie: entry.cookies.join('; ') } });
        expect(admin.status).toBe(200);
      }
      expect(await author.readiness()).toBe('not ready: disk\n');
      rmSync(filler);
      expect(await author.waitUntilSaved()).toBeLessThan(5000);
    } finally {
      await site.stop();
    }
  });
});
