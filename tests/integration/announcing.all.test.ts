import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/processes.ts';

const SITE_URL = 'https://www.example.com';
const MINUTE_MS = 60_000;

/** Stands for a search engine and for a hub. */
async function startReceiver() {
  const asked: { url: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url ?? '', text: Buffer.concat(await request.toArray()).toString() });
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }; // a TCP server's address is never a string
}

test('[SEO-7] a published article is told of within a minute, a draft never, and the key and the hub are where they are looked for', async () => {
  const receiver = await startReceiver();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-announcing-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite(dataDir, { SITE_URL, INDEXNOW: `${receiver.url}/indexnow`, WEBSUB_HUB: `${receiver.url}/hub` });
  onTestFinished(() => site.stop());

  const feed = await sendRequest(site, '/feed.xml');
  expect(feed.headers.link).toBe(`<${receiver.url}/hub>; rel="hub", <${SITE_URL}/feed.xml>; rel="self"`);
  expect(feed.text).toContain(`<atom:link href="${receiver.url}/hub" rel="hub"/>`);
  const jsonFeed = await sendRequest(site, '/category/brand/feed.json');
  expect(jsonFeed.headers.link).toContain(`<${SITE_URL}/category/brand/feed.json>; rel="self"`);
  expect(JSON.parse(jsonFeed.text).hubs).toEqual([{ type: 'WebSub', url: `${receiver.url}/hub` }]);

  await expect.poll(site.output, { timeout: 20_000 }).toContain('/auth/set-up#'); // a moment after the first answer
  const headers = await signIn(site);
  const article = { category: 'BRAND', excerpt: 'e', imageUrl: '/pictures/1.svg', tags: '', content: '<p>It.</p>' };
  const save = (form: object) =>
    sendRequest(site, '/admin/do/content.save', {
      method: 'POST',
      headers,
      body: JSON.stringify({ kind: 'article', form: { ...article, ...form } }),
    });
  expect((await save({ title: 'Not ready', intent: 'draft' })).status).toBe(200);
  const startedAt = performance.now();
  expect((await save({ title: 'Told at once' })).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(5000); // the save waits for nobody
  await expect.poll(() => receiver.asked.length, { timeout: MINUTE_MS, interval: 200 }).toBe(5);

  const [engine] = receiver.asked.filter(({ url }) => url === '/indexnow');
  const told = JSON.parse(engine?.text ?? '');
  expect(told.urlList).toEqual([`${SITE_URL}/blog/told-at-once`]);
  const key = await sendRequest(site, new URL(told.keyLocation).pathname);
  expect([key.status, key.headers['content-type'], key.text]).toEqual([200, 'text/plain; charset=utf-8', told.key]);
  expect(receiver.asked.map(({ text }) => text).join()).not.toContain('not-ready');
  expect(site.output()).not.toContain(receiver.url);
});
