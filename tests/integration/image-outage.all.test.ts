import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { type StrictS3, startStrictS3 } from '../contracts/strict-s3.ts';
import { type ClientResponse, sendRequest, signIn } from '../support/admin-client.ts';
import { type Server, startSite } from '../support/processes.ts';

/** The store's own limits, and some seconds for a busy machine. */
const UPLOAD_WITHIN_MS = 30_000;
const IMAGE_WITHIN_MS = 10_000;
const WELL_WITHIN_MS = 30_000;

let s3: StrictS3;
let dataDir: string;
let site: Server;
let headers: Record<string, string>;
let image: string;

beforeAll(async () => {
  s3 = await startStrictS3();
  dataDir = mkdtempSync(path.join(tmpdir(), 'byline-outage-'));
  site = await startSite(dataDir, { STORAGE_URL: s3.storageUrl });
  headers = await signIn(site);
  image = JSON.parse((await upload()).text).image.url;
});
afterEach(async () => {
  s3.misbehave(undefined);
  await expect.poll(countFaults, { timeout: WELL_WITHIN_MS }).toBe(0);
});
afterAll(async () => {
  await site?.stop();
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('[ADM-11] a silent bucket: an upload and an image answer 503 within seconds, later images at once, and the fault is named and ends', async () => {
  s3.misbehave('hang');
  const names = [image, image.replace(/-.*/, '-30.avif'), image.replace(/-.*/, '-30.webp')];
  const [refused, ...images] = await Promise.all([
    refusesUpload('The image store does not answer right now. Please try again later.'),
    ...names.map((name) => sendRequest(site, name)),
  ]);
  for (const { status, headers: sent, ms } of images) {
    expect([status, sent['retry-after']]).toEqual([503, '5']);
    expect(ms).toBeLessThan(IMAGE_WITHIN_MS);
  }
  await expect.poll(countFaults, { timeout: IMAGE_WITHIN_MS }).toBe(1);
  expect((await sendRequest(site, image)).ms).toBeLessThan(1000);
  expect(refused).toBeGreaterThan(1000);
  expect(await refusesUpload('The image store does not answer right now.')).toBeLessThan(IMAGE_WITHIN_MS);
});

test.each(['corrupt', 'forget', 500] as const)(
  '[ADM-11] a bucket that does not keep what it is sent (%s): 503 in words, and no image',
  async (how) => {
    const before = await listStates();
    s3.misbehave(how);
    await refusesUpload(how === 500 ? 'The image store does not answer right now.' : 'The image store did not keep what it was sent.');
    await expect.poll(countFaults, { timeout: IMAGE_WITHIN_MS }).toBe(1);
    if (how !== 500) expect((await sendRequest(site, image)).status).toBe(200);
    const rows = await listStates();
    expect(rows.filter((state) => state === 'live')).toEqual(before.filter((state) => state === 'live'));
    expect(rows).not.toContain('pending');
  },
);

test('[ADM-11] an image whose bytes stop in the middle, or come one by one, is not waited for', async () => {
  for (const how of ['stall', 'drip'] as const) {
    s3.misbehave(how);
    const variant = image.replace(/-.*/, how === 'stall' ? '-30.avif' : '-30.webp'); // no page cache holds these
    s3.objects.set(variant.replace('/images/', ''), { ...any(s3), body: Buffer.alloc(2000) });
    const { status, ms } = await sendRequest(site, variant);
    expect(status).toBe(503);
    expect(ms).toBeLessThan(UPLOAD_WITHIN_MS);
  }
});

test('[ADM-11] uploads whose clients have gone are neither kept nor in the way', async () => {
  const before = await listStates();
  const body = await toForm(await drawNoise());
  const left = Array.from({ length: 10 }, async () => {
    const asking = request(`${site.url}/admin/images/upload`, { method: 'POST', agent: false, headers: { ...headers, ...body.headers } });
    asking.on('error', () => undefined);
    asking.end(body.bytes);
    await wait(700);
    asking.destroy();
  });
  await Promise.all(left);
  const own = await upload();
  expect(own.status).toBe(200);
  expect(own.ms).toBeLessThan(IMAGE_WITHIN_MS);
  await wait(500);
  const rows = await listStates();
  expect(rows.filter((state) => state === 'live')).toHaveLength(before.filter((state) => state === 'live').length + 1);
  expect(rows).not.toContain('pending');
  expect(site.output()).not.toContain('image not kept: the client');
});

test('[OPS-8] every line of the log is one of the product', () => {
  const lines = site.output().trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{') || line.includes('"event":"printed"'))).toEqual([]);
});

/** Returns after how many milliseconds. */
async function refusesUpload(why: string): Promise<number> {
  const { status, text, ms } = await upload();
  expect(status).toBe(503);
  expect(text).toContain(`Failed to upload image: ${why}`);
  expect(ms).toBeLessThan(UPLOAD_WITHIN_MS);
  return ms;
}

/** Faults of the log that are not over. */
function countFaults() {
  const lines = site.output().split('\n');
  return (
    lines.filter((line) => line.includes('"event":"fault"')).length - lines.filter((line) => line.includes('"event":"fault over"')).length
  );
}

async function upload(): Promise<ClientResponse> {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } }).png();
  const form = await toForm(await picture.toBuffer());
  return sendRequest(site, '/admin/images/upload', { method: 'POST', headers: { ...headers, ...form.headers }, body: form.bytes });
}

async function toForm(bytes: Buffer) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], 'a.png'));
  const response = new Response(form);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return { bytes: body, headers: { 'content-type': type, 'content-length': String(body.length) } };
}

function any({ objects }: StrictS3) {
  const [object] = objects.values();
  if (!object) throw new Error('the bucket is empty');
  return object;
}

function drawNoise() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#336699', noise } })
    .jpeg()
    .toBuffer();
}

async function listStates() {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  const rows = await db.selectFrom('images').select('state').execute();
  await db.destroy();
  return rows.map(({ state }) => state);
}
