import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/site.ts';
import { createHealth, listenForHealth } from './health.ts';
import { showUpdateNotice } from './update-notice.ts';

const SETTINGS = { SITE_URL: 'https://example.com', HOST: '127.0.0.1', PORT: 0, TRUSTED_PROXIES: [] };

async function show(others: { HEALTH_PORT?: number } = {}) {
  const notice = await showUpdateNotice({ ...SETTINGS, ...others });
  onTestFinished(() => {
    notice.server.close();
    notice.healthServer?.close();
  });
  const { port } = notice.server.address() as AddressInfo; // a TCP server's address is never a string
  return { notice, port, ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) };
}

test('[OPS-8] while the database is updated people are asked to come back, and a supervisor sees a process that lives', async () => {
  const { ask } = await show();
  const page = await ask('/blog/ink', { headers: { accept: 'text/html,*/*' } });
  expect(page.status).toBe(503);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await page.text()).toContain('<p>The site is being updated and will be back shortly.</p>');
  const save = await ask('/admin/do/content.save', { method: 'POST', body: '{}' });
  expect([save.status, await save.text()]).toEqual([503, 'The site is being updated and will be back shortly.']);
  expect(await (await ask('/', { method: 'HEAD' })).text()).toBe('');
  const health = await ask('/healthz');
  expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
  const ready = await ask('/readyz');
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready: update\n']);
});

test('[OPS-8] the port for supervisors answers during the update, and is taken over too', async () => {
  const HEALTH_PORT = await freePort();
  const { notice } = await show({ HEALTH_PORT });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${HEALTH_PORT}${path}`)).status;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
  const taken = await listenForHealth(
    notice.healthServer ?? 0,
    createHealth(async () => []),
  );
  onTestFinished(() => void taken.close());
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
});

test('[OPS-8] the site takes over its port, and every connection is answered by the one or the other', async () => {
  const { notice, ask } = await show();
  const before = await ask('/');
  const waiting = Array.from({ length: 20 }, () => ask('/'));
  const site = createServer((_request, response) => response.end('site')).listen(notice.server);
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const answers = await Promise.all([...waiting, ask('/')]);
  expect(before.status).toBe(503);
  expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 503]))).toBe(true);
  expect(await answers.at(-1)?.text()).toBe('site');
});

test('[OPS-8] a port that is taken is an error', async () => {
  const { port } = await show();
  await expect(showUpdateNotice({ ...SETTINGS, PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
