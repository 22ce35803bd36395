import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { openS3Storage } from '#platform/storage/s3-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type StrictS3, startStrictS3 } from '#tests/contracts/strict-s3.ts';
import { claimStore } from './claim-store.server.ts';

const FILE = 'aaaabbbbccccdddd-20x20-336699.png';
const SETTINGS = { STORAGE_URL: '', DATABASE_URL: '' };

describe.each(['folder', 'bucket'])('[ADM-20] a %s of images', (kind) => {
  let s3: StrictS3;
  let folder: string;
  let storage: Storage;
  let opened: Db[];
  let lines: string[];
  const settings = { ...SETTINGS, ...(kind === 'bucket' && { STORAGE_URL: 's3://a:b@c/d' }) };
  const log = createLog({ format: 'json', write: (line) => void lines.push(line) });

  beforeAll(async () => {
    s3 = await startStrictS3();
  });
  afterAll(() => s3.stop());
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'byline-claim-'));
    opened = [];
    lines = [];
    s3.objects.clear();
    storage = kind === 'folder' ? await openFileStorage(path.join(folder, 'images')) : await openS3Storage(s3.storageUrl);
  });
  afterEach(async () => {
    for (const db of opened) await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openSite({ knows = false } = {}) {
    const db = await openDatabase({ databaseUrl: '', dataDir: mkdtempSync(path.join(folder, 'site-')) });
    opened.push(db);
    await migrate(db);
    if (knows) {
      const row = { id: 'aaaabbbbccccdddd', extension: 'png', width: 20, height: 20, colour: '336699', bytes: 1 };
      await db
        .insertInto('images')
        .values({ ...row, createdAt: new Date().toISOString() })
        .execute();
    }
    return db;
  }

  const claim = (db: Db) => claimStore({ db, storage, log, settings });
  const readId = async (db: Db) => (await db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;
  const readMark = () => storage.readNote('byline-site.txt');
  const listNames = () => (kind === 'folder' ? readdirSync(path.join(folder, 'images')) : [...s3.objects.keys()]);

  test('[ADM-20] that is empty is marked, and is refused to another site in one sentence', async () => {
    const [one, two] = [await openSite(), await openSite()];
    expect(await claim(one)).toEqual({ isOurs: true });
    expect(await claim(one)).toEqual({ isOurs: true });
    expect(await readMark()).toContain(`site ${await readId(one)}\n`);
    const refusal = await claim(two).then(String, (error: Error) => error.message);
    expect(refusal).toMatch(
      kind === 'bucket' ? /^STORAGE_URL: the images in the bucket belong to site / : /^DATA_DIR: the images in the folder/,
    );
    expect(refusal).toContain('npm run claim-images');
    expect(refusal).not.toContain('\n');
    expect(await readMark()).toContain(await readId(one));
  });

  test('[ADM-20] that is empty is of one of two sites that come at once', async () => {
    const sites = [await openSite(), await openSite()];
    const claims = await Promise.allSettled(sites.map(claim));
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('[ADM-20] without a mark is marked by the database that knows its images, and by no other', async () => {
    await storage.put(FILE, Buffer.from('image'));
    const stranger = await openSite();
    expect(await claim(stranger)).toEqual({ isOurs: false, fault: expect.stringContaining('doesn’t know') });
    expect(lines).toEqual([expect.stringContaining('"level":"warn"')]);
    expect(listNames()).toEqual([FILE]);
    expect(await claim(await openSite({ knows: true }))).toEqual({ isOurs: true });
    await expect(claim(stranger)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('[ADM-20] is opened to an earlier database of its site, which takes its id', async () => {
    await storage.put(FILE, Buffer.from('image'));
    const site = await openSite({ knows: true });
    await claim(site);
    const earlier = await openSite({ knows: true });
    expect(await claim(earlier)).toEqual({ isOurs: true });
    expect(await readId(earlier)).toBe(await readId(site));
    expect(lines.join('\n')).toContain('older copy from the site');
  });

  test('[ADM-20] whose mark cannot be read is refused to who does not know it, and marked anew by who does', async () => {
    await storage.put(FILE, Buffer.from('image'));
    await storage.writeNote('byline-site.txt', '');
    await expect(claim(await openSite())).rejects.toMatchObject({ code: 'unavailable' });
    const site = await openSite({ knows: true });
    expect(await claim(site)).toEqual({ isOurs: true });
    expect(await readMark()).toContain(await readId(site));
  });

  test('[ADM-20] that has none of the images that the database knows is named', async () => {
    expect(await claim(await openSite({ knows: true }))).toEqual({ isOurs: true, fault: expect.stringContaining('None of the images') });
  });

  test('[ADM-20] with files of others alone counts as empty', async () => {
    await storage.put('logo.png', Buffer.from('logo'));
    expect(await claim(await openSite())).toEqual({ isOurs: true });
    expect(listNames().sort()).toEqual(['byline-site.txt', 'logo.png']);
  });
});
