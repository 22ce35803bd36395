import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { type StrictS3, startStrictS3 } from '../contracts/strict-s3.ts';
import { signIn } from '../support/admin-client.ts';
import { type Server, startSite } from '../support/processes.ts';
import { freePort, runCommand } from '../support/site.ts';

const LONG_AGO = new Date(Date.now() - 40 * 24 * 3_600_000);

describe.each(['folder', 'bucket'] as const)('[ADM-20] no start destroys an image of a %s', (kind) => {
  const setting = kind === 'bucket' ? 'STORAGE_URL' : 'DATA_DIR';
  let s3: StrictS3;
  let scratch: string;
  let dataDir: string;
  let settings: Record<string, string>;
  let files: string[];
  let first: string;
  let second: string;

  /** The data folder after the first image and after the second, and what the bucket then held. */
  beforeAll(async () => {
    s3 = await startStrictS3();
    scratch = mkdtempSync(path.join(tmpdir(), 'byline-store-'));
    dataDir = path.join(scratch, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    settings = kind === 'bucket' ? { STORAGE_URL: s3.storageUrl } : {};
    let site = await startSite(dataDir, settings);
    const headers = await signIn(site);
    first = await upload(site, headers);
    await site.stop();
    cpSync(dataDir, path.join(scratch, 'earlier'), { recursive: true });
    site = await startSite(dataDir, settings);
    second = await upload(site, { ...headers, origin: site.url });
    await site.stop();
    makeOld();
    cpSync(dataDir, path.join(scratch, 'latest'), { recursive: true, preserveTimestamps: true });
    files = listFiles();
    expect(files.length).toBeGreaterThan(6);
  });
  afterAll(async () => {
    await s3.stop();
    rmSync(scratch, { recursive: true, force: true });
  });
  beforeEach(() => putDatabase('latest'));

  function makeOld() {
    const folder = path.join(dataDir, 'content-images');
    if (kind === 'folder') for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), LONG_AGO, LONG_AGO);
    for (const object of s3.objects.values()) object.modifiedAt = LONG_AGO;
  }

  const listFiles = () => (kind === 'folder' ? readdirSync(path.join(dataDir, 'content-images')) : [...s3.objects.keys()]).sort();

  function removeDatabase() {
    for (const name of readdirSync(dataDir)) if (name.startsWith('byline.sqlite')) rmSync(path.join(dataDir, name));
  }

  function putDatabase(from: 'earlier' | 'latest') {
    removeDatabase();
    cpSync(path.join(scratch, from, 'byline.sqlite'), path.join(dataDir, 'byline.sqlite'));
  }

  async function open(others: Record<string, string> = {}): Promise<Server> {
    const site = await startSite(dataDir, { ...settings, ...others });
    onTestFinished(() => site.stop());
    return site;
  }

  async function refuse(folder: string, others: Record<string, string> = {}) {
    const port = String(await freePort());
    const result = await runCommand('server/start.js', [], { DATA_DIR: folder, PORT: port, LOG_FORMAT: 'json', ...settings, ...others });
    const words = result.output.split('\n').filter((line) => line && !line.startsWith('{'));
    expect(words).toEqual([expect.stringMatching(new RegExp(`^${setting}: the images in the .* belong to site .*npm run claim-images`))]);
    expect(result.status).toBe(1);
    expect(listFiles()).toEqual(files);
  }

  test('[ADM-20] when the database is empty or gone: refused in words, and started again with a restored one', async () => {
    removeDatabase();
    writeFileSync(path.join(dataDir, 'byline.sqlite'), '');
    await refuse(dataDir);
    removeDatabase();
    await refuse(dataDir);
    putDatabase('latest');
    const site = await open();
    expect(await readStatuses(site, [first, second])).toEqual([200, 200]);
    expect(listFiles()).toEqual(files);
  });

  test('[ADM-20] when an earlier database is restored: started, and the files that it does not know are counted and left', async () => {
    putDatabase('earlier');
    const site = await open();
    expect(await readStatuses(site, [first, second])).toEqual([200, 200]);
    await expect.poll(site.output, { timeout: 10_000 }).toContain('in the image store belong to no image that the database knows');
    expect(listFiles()).toEqual(files);
  });

  test.skipIf(!inject('postgresUrl'))('[ADM-20] when DATABASE_URL names a new database: refused, and well again without it', async () => {
    await refuse(dataDir, { DATABASE_URL: await createDatabase() });
    expect(await readStatuses(await open(), [first, second])).toEqual([200, 200]);
    expect(listFiles()).toEqual(files);
  });

  test('[ADM-20] when a second site with a database of its own starts on it: refused, until it is given the images on purpose', async () => {
    const other = mkdtempSync(path.join(scratch, 'other-'));
    if (kind === 'folder') symlinkSync(path.join(dataDir, 'content-images'), path.join(other, 'content-images'));
    await refuse(other);
    expect(await readStatuses(await open(), [first, second])).toEqual([200, 200]);
  });

  test('[ADM-20] when a database that knows none starts on images without a mark: warned, and nothing is touched until they are claimed', async () => {
    removeMark();
    removeDatabase();
    const unmarked = listFiles();
    const site = await startSite(dataDir, settings);
    expect(site.output()).toContain('The image store has images that this database doesn’t know');
    expect(await readStatuses(site, [first, second])).toEqual([200, 200]);
    const headers = await signIn(site);
    await expect(upload(site, headers)).rejects.toThrow(/503.*may hold the images of another site/);
    await site.stop();
    expect(listFiles()).toEqual(unmarked);

    expect(await runCommand('server/commands/claim-images.ts', [], { DATA_DIR: dataDir, ...settings })).toMatchObject({ status: 0 });
    const claimed = await startSite(dataDir, settings);
    await upload(claimed, { ...headers, origin: claimed.url });
    await claimed.stop();
    putDatabase('latest');
    const back = await open();
    expect(await readStatuses(back, [first, second])).toEqual([200, 200]);
  });

  function removeMark() {
    s3.objects.delete('byline-site.txt');
    rmSync(path.join(dataDir, 'content-images', 'byline-site.txt'), { force: true });
  }
});

async function upload(site: Server, { 'content-type': _, ...headers }: Record<string, string>): Promise<string> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('image', new File([new Uint8Array(bytes)], 'a.png'));
  const response = await fetch(`${site.url}/admin/images/upload`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text).image.url;
}

async function readStatuses(site: Server, urls: string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await fetch(site.url + url)).status));
}

async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl') ?? '');
  const admin = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await sql.raw(`create database ${name}`).execute(admin);
  await admin.destroy();
  url.pathname = name;
  return url.href;
}
