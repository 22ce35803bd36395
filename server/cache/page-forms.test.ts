import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { counting, LONG } from '#tests/support/counting-app.ts';
import { type Ask, page, serve } from '#tests/support/serve.ts';

const LINK = '<link rel="stylesheet" href="/assets/a.css"/>';
const HEADERS = { link: '</assets/a.css>; rel=preload; as=style' };

async function serveSheet() {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'byline-forms-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  mkdirSync(path.join(clientDir, 'assets'));
  writeFileSync(path.join(clientDir, 'assets/a.css'), 'h1{color:red}');
  const app = counting(() =>
    page(`<head><link rel="expect" href="#main" blocking="render"/>${LINK}</head><body><h1>A</h1>${LONG}</body>`, { headers: HEADERS }),
  );
  return { ...app, ...(await serve({ handler: app.handler, clientDir })) };
}

const isFirst = (text: string) => text.includes('<style>h1{color:red;}</style>') && text.endsWith(`${LINK}</body>`);

test.each<[string, Ask['headers'], boolean]>([
  ['that says nothing', {}, true],
  ['that comes from elsewhere', { 'sec-fetch-site': 'cross-site' }, true],
  ['that comes from a page of the site', { 'sec-fetch-site': 'same-origin' }, false],
  ['that a page has asked for its hint', { 'sec-fetch-site': 'none', 'sec-ch-ua-wow64': '?0' }, false],
])('[LINE-1] a browser %s gets the form that it needs, from one render', async (_name, headers = {}, expected) => {
  const { ask, seen } = await serveSheet();
  for (const encoding of ['identity', 'br']) {
    const answer = await ask('/about', { headers: { ...headers, 'accept-encoding': encoding } });
    const text = encoding === 'br' ? brotliDecompressSync(answer.body).toString() : answer.text;
    expect(isFirst(text)).toBe(expected);
    expect(text.includes(`${LINK}</head>`)).toBe(!expected);
    expect(answer.headers.link).not.toContain('as=style'); // the page names it, and a first one has to come before it
    expect(answer.headers['accept-ch']).toBe('Sec-CH-UA-WoW64');
    expect(answer.headers.vary).toBe('Accept-Encoding, Accept, Sec-Fetch-Site, Sec-CH-UA-WoW64, Save-Data');
    expect(answer.headers['content-security-policy']).toMatch(expected ? /style-src 'self' 'sha256-[^']+'/ : /style-src 'self';/);
  }
  expect(seen).toHaveLength(1);
});

test('[LINE-1] the two forms are told apart when a browser asks whether its own has changed', async () => {
  const { ask } = await serveSheet();
  const later = { 'sec-fetch-site': 'same-origin' };
  const [first, second] = [await ask('/about'), await ask('/about', { headers: later })];
  expect(first.headers.etag).not.toBe(second.headers.etag);
  const again = (headers: Ask['headers'], etag = '') => ask('/about', { headers: { ...headers, 'if-none-match': etag } });
  expect((await again({}, first.headers.etag)).status).toBe(304);
  expect((await again(later, second.headers.etag)).status).toBe(304);
  expect((await again(later, first.headers.etag)).status).toBe(200);
});

test('[LINE-2] a page is told that its reader saves data, and only then', async () => {
  const { ask } = await serveSheet();
  expect((await ask('/about')).headers['server-timing']).toBeUndefined();
  expect((await ask('/about', { headers: { 'save-data': 'on' } })).headers['server-timing']).toBe('save-data');
  const etag = (await ask('/about')).headers.etag ?? '';
  const unchanged = await ask('/about', { headers: { 'save-data': 'on', 'if-none-match': etag } });
  expect([unchanged.status, unchanged.headers['server-timing']]).toEqual([304, 'save-data']);
  expect((await ask('/about', { method: 'POST', headers: { 'save-data': 'on' } })).headers['server-timing']).toBe('save-data');
});
