import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeStorage } from '#tests/contracts/storage.ts';
import { type StrictS3, startStrictS3 } from '#tests/contracts/strict-s3.ts';
import { openFileStorage } from './file-storage.server.ts';
import { openStorage } from './open-storage.server.ts';
import { openS3Storage } from './s3-storage.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'byline-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files in a folder', () => {
  let count = 0;
  describeStorage(() => openFileStorage(path.join(folder, String(++count))));

  test('[ADM-11] the bucket is content-images in DATA_DIR', async () => {
    const storage = await openStorage({ STORAGE_URL: '', DATA_DIR: path.join(folder, 'data') });
    await storage.put('a.png', Buffer.from('a'));
    expect(readdirSync(path.join(folder, 'data/content-images'))).toEqual(['a.png']);
  });

  test('[ADM-11] a write that a crash cut short is never seen, and is deleted later', async () => {
    const half = path.join(folder, 'half');
    await openFileStorage(half);
    writeFileSync(path.join(half, '.writing-0123'), 'half');
    utimesSync(path.join(half, '.writing-0123'), new Date(0), new Date(0));
    writeFileSync(path.join(half, '.writing-4567'), 'under way');
    const storage = await openFileStorage(half);
    expect(await storage.list()).toEqual([]);
    expect(readdirSync(half)).toEqual(['.writing-4567']);
  });

  test('[ADM-11] a folder that is deleted under the site is named to the person who uploads', async () => {
    const gone = path.join(folder, 'gone');
    const storage = await openFileStorage(gone);
    rmSync(gone, { recursive: true });
    await expect(storage.put('a.png', Buffer.from('a'))).rejects.toMatchObject({
      code: 'unavailable',
      publicMessage: expect.stringMatching(/^The images folder on the server has been deleted/),
    });
    expect(await storage.get('a.png')).toBeUndefined();
  });

  test('[ADM-11] a folder that cannot be written to is named', async () => {
    writeFileSync(path.join(folder, 'a-file'), '');
    await expect(openFileStorage(path.join(folder, 'a-file'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a bucket of an S3-compatible store', () => {
  let s3: StrictS3;
  beforeAll(async () => {
    s3 = await startStrictS3();
  });
  afterAll(() => s3.stop());

  describeStorage(() => {
    s3.objects.clear();
    return openS3Storage(s3.storageUrl);
  });

  test('[ADM-11] an image is stored with its type and may be cached for ever', async () => {
    const storage = await openS3Storage(s3.storageUrl);
    await storage.put('a.avif', Buffer.from('a'));
    expect(s3.objects.get('a.avif')).toMatchObject({ contentType: 'image/avif', cacheControl: 'public, max-age=31536000, immutable' });
  });

  test('[ADM-20] other files in the bucket are skipped', async () => {
    s3.objects.clear();
    const storage = await openS3Storage(s3.storageUrl);
    for (const key of ['b.png', 'd.png']) await storage.put(key, Buffer.from(key));
    const foreign = { body: Buffer.from('x'), contentType: 'text/plain', cacheControl: undefined, modifiedAt: new Date() };
    for (const key of ['A.txt', 'a/b.txt', 'c.txt']) s3.objects.set(key, foreign);
    expect((await storage.list({ limit: 2 })).map(({ key }) => key)).toEqual(['b.png', 'd.png']);
  });

  test('[ADM-11] a store that fails is unavailable, and its error stays inside', async () => {
    const storage = await openS3Storage(s3.storageUrl);
    s3.misbehave(500);
    await expect(storage.get('a.png')).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
    s3.misbehave(undefined);
  });

  test('[ADM-20] a page that ends with a foreign key of signs is followed by the next', async () => {
    s3.objects.clear();
    const storage = await openS3Storage(s3.storageUrl);
    for (const key of ['a.png', 'z.png']) await storage.put(key, Buffer.from(key));
    const foreign = { body: Buffer.from('x'), contentType: 'text/plain', cacheControl: undefined, modifiedAt: new Date() };
    for (const key of [`b & <c> "d" 'e' (f)+*~ü.txt`, 'c/ %2F+.txt']) s3.objects.set(key, foreign);
    expect((await storage.list({ limit: 2 })).map(({ key }) => key)).toEqual(['a.png', 'z.png']);
  });

  test('[ADM-11] a signed URL reads its own file without credentials, until it expires', async () => {
    const storage = await openS3Storage(s3.storageUrl);
    await storage.put('a.png', Buffer.from('a'));
    await storage.put('b.png', Buffer.from('b'));
    onTestFinished(() => s3.setClock(0));
    const url = (await storage.signUrl?.('a.png', 60)) ?? '';
    expect(await (await fetch(url)).text()).toBe('a');
    const statuses = [
      await fetch(url.replace('a.png', 'b.png')),
      await fetch(url.replace('Expires=60', 'Expires=600')),
      await fetch(url, { method: 'DELETE' }),
      await fetch(url.replace(/\?.*/, '')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(url).not.toContain('secret');
    s3.setClock(61_000);
    expect((await fetch(url)).status).toBe(403);
  });

  test('[ADM-11] a clock that differs from the store by hours does no harm', async () => {
    const storage = await openS3Storage(s3.storageUrl);
    onTestFinished(() => s3.setClock(0));
    for (const hours of [3, -3]) {
      s3.setClock(hours * 3_600_000);
      expect(await storage.has('missing.png')).toBe(false);
      await storage.put('a.png', Buffer.from('a'));
    }
  });

  test('[ADM-11] a store that fails once, or closes a connection that it kept, is asked again', async () => {
    const storage = await openS3Storage(s3.storageUrl);
    await storage.put('a.png', Buffer.from('a'));
    s3.misbehave('fail once');
    expect(await storage.has('a.png')).toBe(true);
    s3.closeConnections();
    expect((await storage.get('a.png'))?.size).toBe(1);
  });

  /** For a store that does not answer at all. */
  const quick = { connectMs: 500, answerMs: 100, putMs: 200, readMs: 250 };
  const quickReading = { connectMs: 60_000, answerMs: 60_000, putMs: 60_000, readMs: 250 };

  test.each(['corrupt', 'forget'] as const)(
    '[ADM-11] a store that says yes and does not keep (%s) is found out by reading back',
    async (how) => {
      const storage = await openS3Storage(s3.storageUrl);
      s3.misbehave(how);
      onTestFinished(() => s3.misbehave(undefined));
      await expect(storage.put('a.png', randomBytes(50_000))).rejects.toMatchObject({
        code: 'unavailable',
        publicMessage: 'The image store did not keep what it was sent. Please try again later.',
      });
      await expect(storage.writeNote('byline-check.txt', 'x')).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  test('[ADM-11] a store that does not answer is waited for within limits, and nothing is printed', async () => {
    const storage = await openS3Storage(s3.storageUrl, quick);
    const printed = ['warn', 'error', 'log', 'info'].map((name) => vi.spyOn(console, name as 'warn').mockImplementation(() => undefined));
    onTestFinished(() => printed.forEach((spy) => void spy.mockRestore()));
    s3.misbehave('hang');
    onTestFinished(() => s3.misbehave(undefined));
    const calls = [
      () => storage.get('a.png'),
      () => storage.has('a.png'),
      () => storage.delete('a.png'),
      () => storage.list(),
      () => storage.readNote('byline-site.txt'),
      () => storage.put('a.png', Buffer.from('a')),
      () => storage.createNote('byline-site.txt', 'a'),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ code: 'unavailable', publicMessage: expect.stringContaining('does not answer') });
    expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  test.each([
    ['stall', quick],
    ['drip', quickReading],
  ] as const)('[ADM-11] bytes that do not come in time (%s) end the read', async (how, limits) => {
    const [storage, impatient] = await Promise.all([openS3Storage(s3.storageUrl), openS3Storage(s3.storageUrl, limits)]);
    await storage.put('a.png', randomBytes(50_000)); // of which a drip is one
    s3.misbehave(how);
    onTestFinished(() => s3.misbehave(undefined));
    const read = async () => new Response((await impatient.get('a.png'))?.stream).arrayBuffer();
    await expect(read()).rejects.toThrow();
  });

  test('[ADM-11] a slow reader is not cut off', async () => {
    const storage = await openS3Storage(s3.storageUrl, quickReading);
    const bytes = randomBytes(3_000_000);
    await storage.put('a.png', bytes);
    const reader = (await storage.get('a.png'))?.stream.getReader();
    await wait(2 * quickReading.readMs);
    const chunks: Uint8Array[] = [];
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) chunks.push(read.value);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  });

  test('a bucket that refuses or does not answer ends the start within five seconds, named, without the secret', async () => {
    const port = await unusedPort();
    const cases: [string, RegExp][] = [
      [s3.storageUrl.replace('AKIATEST', 'AKIAOTHER'), /InvalidAccessKeyId/],
      [s3.storageUrl.replace('%2Fwith', '%2Fwithout'), /SignatureDoesNotMatch/],
      [s3.storageUrl.replace('/content-images', '/other'), /NoSuchBucket/],
      [s3.storageUrl.replace('eu-test-1', 'eu-test-2'), /AuthorizationHeaderMalformed/],
      [s3.storageUrl.replace(s3.host, `127.0.0.1:${port}`), /ECONNREFUSED/],
      [s3.storageUrl.replace('s3+http:', 's3:'), /content-images at 127/],
    ];
    for (const [url, why] of cases) {
      const message = await openS3Storage(url).then(String, (error: Error) => error.message);
      expect(message).toMatch(/^STORAGE_URL: the bucket /);
      expect(message).toMatch(why);
      expect(message).not.toMatch(/secret/);
    }
    s3.misbehave('hang');
    const wait = AbortSignal.timeout;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => wait.call(AbortSignal, ms / 20));
    onTestFinished(() => timeout.mockRestore());
    await expect(openS3Storage(s3.storageUrl)).rejects.toThrow(/^STORAGE_URL: /);
    expect(timeout.mock.calls[0]?.[0]).toBeLessThan(5000);
    s3.misbehave(undefined);
  });
});

async function unusedPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  await new Promise((resolve) => server.close(resolve));
  return port;
}
