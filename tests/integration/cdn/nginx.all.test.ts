import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { SHARED_SECONDS } from '#platform/caching/cache-control.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { type CachingNginx, hasNginx, prepareCachingNginx } from './caching-nginx.ts';

const TOKEN = 'only-for-tests-0123456789';
const SECOND_MS = 1000;

const isThere = hasNginx();
if (!isThere) process.stdout.write('no nginx on this machine: nothing is tried with a cache in front\n');

interface Front {
  nginx: CachingNginx;
  site: RunningSite;
  admin: Record<string, string>;
}

/** The built site with the demo content behind nginx, which is told of changes or not. */
async function startBehindNginx({ isTold }: { isTold: boolean }): Promise<Front> {
  const nginx = await prepareCachingNginx({ purgeToken: TOKEN });
  await nginx.startForgetting();
  const url = `http://localhost:${nginx.port}`;
  const hook = isTold ? { PURGE_URL: nginx.purgeUrl, PURGE_TOKEN: TOKEN } : {};
  const site = await startSite({ demo: true, settings: { SITE_URL: url, TRUSTED_PROXIES: '127.0.0.1', ...hook } });
  await nginx.start(Number(new URL(site.url).port));
  const front = { ...site, url };
  return { nginx, site: front, admin: await signIn(front) };
}

const front = { current: undefined as unknown as Front }; // set before each test

function ask(path: string, options?: Parameters<typeof sendRequest>[2]) {
  return sendRequest(front.current.site, path, options);
}

async function askCache(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(path, { headers });
  return { ...answer, cache: String(answer.headers['x-cache']) };
}

function saveArticle(fields: object, id?: string) {
  const form = { category: 'BRAND', excerpt: 'What it says.', tags: 'fresh', imageUrl: '/pictures/1.svg', ...fields };
  return save({ kind: 'article', id, form });
}

async function save(item: object) {
  const answer = await ask('/admin/do/content.save', { method: 'POST', headers: front.current.admin, body: JSON.stringify(item) });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text).item;
}

/** How long until an answer has the text. */
async function waitFor(path: string, text: string, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await ask(path)).text.includes(text)) {
    if (performance.now() - startedAt > withinMs) throw new Error(`${path} is without ${text} after ${withinMs} ms`);
    await wait(50);
  }
  return performance.now() - startedAt;
}

describe.skipIf(!isThere)('a caching nginx that nobody tells of changes', () => {
  beforeAll(async () => {
    front.current = await startBehindNginx({ isTold: false });
  });
  afterAll(async () => {
    await front.current.nginx.stop();
    await front.current.site.stop();
  });

  test('keeps a page for seconds, asks again by its ETag, and shows a change within the time that the table says', async () => {
    const { id, version } = await saveArticle({ title: 'Slow bread', content: '<p>Rye.</p>' });
    const first = await askCache(`/blog/${id}`);
    const second = await askCache(`/blog/${id}`);
    expect([first.cache, second.cache, second.text.includes('Rye.')]).toEqual(['MISS', 'HIT', true]);
    await saveArticle({ title: 'Slow bread', content: '<p>Spelt.</p>', version }, id);
    expect((await askCache(`/blog/${id}`)).text).toContain('Rye.');
    await waitFor(`/blog/${id}`, 'Spelt.', (SHARED_SECONDS.untold + 2) * SECOND_MS);
    await wait((SHARED_SECONDS.untold + 1) * SECOND_MS);
    expect((await askCache(`/blog/${id}`)).cache).toBe('REVALIDATED');
  });

  test('never hands one person’s answer to another', async () => {
    const { admin } = front.current;
    const paths = [
      '/admin',
      '/admin/articles',
      '/auth/session',
      '/auth/security',
      '/admin/security',
      '/admin/connections',
      '/admin/status.json',
      '/api/search?q=brand',
    ];
    for (const path of [...paths, '/solution/the-growth-year-on-one-page', '/search?q=brand', '/no/such/page', '/draft/x']) {
      const asked = [await askCache(path, admin), await askCache(path), await askCache(path, admin), await askCache(path)];
      expect(
        asked.map(({ cache }) => cache),
        path,
      ).not.toContain('HIT');
      const [toAdmin, toStranger, toAdminAgain, toStrangerAgain] = asked.map(
        ({ status, headers }) => `${status} ${headers.location ?? ''}`,
      );
      expect([toAdminAgain, toStrangerAgain], path).toEqual([toAdmin, toStranger]);
    }
    expect((await ask('/admin', { headers: admin })).text).not.toBe((await ask('/admin')).text);
    const solution = { title: 'Not yet', excerpt: 'Six weeks.', content: '<p>Work.</p>', imageUrl: '/pictures/1.svg', isActive: 'on' };
    const { id, version } = await save({ kind: 'solution', form: solution });
    await save({ kind: 'solution', id, form: { ...solution, isActive: '', version } });
    const seen = await Promise.all([admin, {}, admin, {}].map(async (headers) => (await ask(`/solution/${id}`, { headers })).status));
    expect(seen).toEqual([200, 404, 200, 404]);
  });

  test('keeps each encoding, Markdown and HTML apart', async () => {
    const forms = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    const texts = new Set<string>();
    for (let round = 0; round < 2; round += 1) {
      for (const [encoding, decode] of Object.entries(forms)) {
        const { headers, body, cache } = await askCache('/blog/1', { 'accept-encoding': encoding, accept: 'text/html' });
        expect([headers['content-encoding'] ?? 'identity', cache]).toEqual([encoding, round === 0 ? 'MISS' : 'HIT']);
        texts.add(decode(body).toString());
      }
      const markdown = await askCache('/blog/1', { accept: 'text/markdown' });
      expect([markdown.headers['content-type'], markdown.cache]).toEqual(['text/markdown; charset=utf-8', 'MISS']);
    }
    expect(texts.size).toBe(1);
  });

  test('answers a browser that has a page with 304', async () => {
    const { headers } = await askCache('/about');
    const again = await askCache('/about', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text, again.cache]).toEqual([304, '', 'HIT']);
  });
});

describe.skipIf(!isThere)('a caching nginx that is told of changes', () => {
  beforeAll(async () => {
    front.current = await startBehindNginx({ isTold: true });
  });
  afterAll(async () => {
    await front.current.nginx.stop();
    await front.current.site.stop();
  });

  test('keeps pages for ten minutes, and has every change on every page within two seconds', async () => {
    const lists = ['/', '/category/brand', '/feed.xml', '/sitemap.xml', '/llms.txt'];
    for (const path of lists) await askCache(path);
    const { headers } = await askCache('/');
    expect(headers['cache-control']).toBe(`public, max-age=0, s-maxage=${SHARED_SECONDS.told}, must-revalidate`);
    const { id, version } = await saveArticle({ title: 'Told at once', content: '<p>Rye.</p>' });
    const took = await Promise.all(lists.map((path) => waitFor(path, path === '/sitemap.xml' ? `/blog/${id}` : 'Told at once', 10_000)));
    expect(Math.max(...took)).toBeLessThan(2 * SECOND_MS);
    await waitFor(`/blog/${id}`, 'Rye.', 2 * SECOND_MS);
    await saveArticle({ title: 'Told at once', content: '<p>Spelt.</p>', version }, id);
    expect(await waitFor(`/blog/${id}`, 'Spelt.', 10_000)).toBeLessThan(2 * SECOND_MS);
  });

  test('has an article that comes out by its date within two seconds', async () => {
    const db = await openDatabase({ databaseUrl: '', dataDir: front.current.site.dataDir });
    const comesAt = Date.now() + 6 * SECOND_MS;
    await insertArticle(db, { id: 'comes-out', title: 'Comes out', publishedAt: new Date(comesAt).toISOString() });
    await db.destroy();
    await wait(comesAt - Date.now() - 2 * SECOND_MS); // what is told of the write itself is over
    expect((await askCache('/feed.xml')).text).not.toContain('Comes out');
    expect((await askCache('/feed.xml')).cache).toBe('HIT');
    await wait(comesAt - Date.now());
    expect(await waitFor('/feed.xml', 'Comes out', 10_000)).toBeLessThan(2 * SECOND_MS);
  });

  test('is told later of what was saved while it could not be told, and no save waits for it', async () => {
    const { nginx, admin, site } = front.current;
    await askCache('/feed.xml');
    await nginx.stopForgetting();
    const startedAt = performance.now();
    await saveArticle({ title: 'Told later', content: '<p>Rye.</p>' });
    expect(performance.now() - startedAt).toBeLessThan(2 * SECOND_MS);
    expect((await askCache('/feed.xml')).text).not.toContain('Told later');
    const status = async () => (await ask('/admin/status.json', { headers: admin })).text;
    while (!(await status()).includes('PURGE_URL')) await wait(100);
    expect(site.output()).toMatch(/"event":"job failed","job":"purge"/);
    await nginx.startForgetting();
    await waitFor('/feed.xml', 'Told later', 30_000);
    while ((await status()).includes('PURGE_URL')) await wait(100);
  });
});
