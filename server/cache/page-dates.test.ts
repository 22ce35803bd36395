import { expect, test } from 'vitest';
import { page, serve, signedCookie } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';

const DAY = 'Wed, 15 Jan 2025 09:00:00 GMT';
const BEFORE = 'Wed, 15 Jan 2025 08:59:59 GMT';
const AFTER = 'Thu, 16 Jan 2025 09:00:00 GMT';

/** A site of one page that says what it is told to. */
async function serveDated(first: { text: string; date?: string }) {
  const shown = { ...first };
  const handler: AppHandler = async () => page(shown.text, { headers: shown.date ? { 'last-modified': shown.date } : {} });
  const { ask, content } = await serve({ handler });
  const change = (next: Partial<typeof shown>) => {
    Object.assign(shown, next);
    content.version += 1;
  };
  return { ask, change };
}

test.each<[since: string, status: number]>([
  [DAY, 304],
  [AFTER, 304],
  ['Wednesday, 15-Jan-25 09:00:00 GMT', 304],
  ['Wed Jan 15 09:00:00 2025', 304],
  [BEFORE, 200],
  ['Fri, 01 Jan 2125 00:00:00 GMT', 200],
  ['2025-01-16', 200],
  ['', 200],
])('[SEO-1] a page of January 15 is answered to If-Modified-Since "%s" with %i', async (since, status) => {
  const { ask } = await serveDated({ text: 'one', date: DAY });
  for (const method of ['GET', 'HEAD']) {
    await ask('/about');
    const answer = await ask('/about', { method, headers: { 'if-modified-since': since } });
    expect(answer.status).toBe(status);
    expect(answer.headers['last-modified']).toBe(DAY);
    if (status === 304) expect(answer.text).toBe('');
  }
});

test('[SEO-1] of an ETag and a date the ETag alone counts', async () => {
  const { ask } = await serveDated({ text: 'one', date: DAY });
  const { etag = '' } = (await ask('/about')).headers;
  const send = async (ifNoneMatch: string, since: string) =>
    (await ask('/about', { headers: { 'if-none-match': ifNoneMatch, 'if-modified-since': since } })).status;
  expect([await send('"other"', AFTER), await send(String(etag), BEFORE), await send('', AFTER)]).toEqual([200, 304, 200]);
});

test('[SEO-1] a page without a date, or one that is not found, is never answered by date', async () => {
  const { ask } = await serveDated({ text: 'one' });
  const answer = await ask('/about', { headers: { 'if-modified-since': AFTER } });
  expect([answer.status, answer.headers['last-modified']]).toEqual([200, undefined]);
  const missing = await serve({ handler: async () => page('none', { status: 404, headers: { 'last-modified': DAY } }) });
  expect(await missing.ask('/about', { headers: { 'if-modified-since': AFTER } })).toMatchObject({ status: 404 });
});

test('[SEO-1] a change moves the date, and a save that changes nothing leaves it', async () => {
  const { ask, change } = await serveDated({ text: 'one', date: DAY });
  await ask('/about');
  change({});
  expect((await ask('/about')).headers['last-modified']).toBe(DAY);
  change({ text: 'two', date: AFTER });
  expect((await ask('/about')).headers['last-modified']).toBe(AFTER);
  expect((await ask('/about', { headers: { 'if-modified-since': DAY } })).text).toContain('two');
});

test('[SEO-1] a page that changes with no later date of its own, as a list loses an entry, is as new as the change', async () => {
  const { ask, change } = await serveDated({ text: 'one, two', date: AFTER });
  await ask('/about');
  change({ text: 'one', date: DAY });
  const started = Date.now();
  const answer = await ask('/about', { headers: { 'if-modified-since': AFTER } });
  expect(answer.status).toBe(200);
  const date = Date.parse(String(answer.headers['last-modified']));
  expect(date).toBeGreaterThan(started - 2000);
  expect(date).toBeLessThanOrEqual(Date.now());
  change({});
  expect(Date.parse(String((await ask('/about')).headers['last-modified']))).toBe(date);
});

test('[SEO-1] what a client is sent for itself alone has no date by which it could ask for what others are sent', async () => {
  const handler: AppHandler = async () => page('secret', { headers: { 'last-modified': DAY, 'cache-control': 'private, no-cache' } });
  const { ask } = await serve({ handler });
  const answer = await ask('/solution/one', { headers: { cookie: `${signedCookie()}` } });
  expect(answer.text).toContain('secret');
  expect(answer.headers['last-modified']).toBeUndefined();
});
