import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/site.ts';
import { signWebhook } from './webhook-jobs.server.ts';
import { WEBHOOK_SECRET } from './webhooks.testing.ts';

const PATIENTLY = { timeout: 20_000 };

test('[API-4] the receiver of docs/webhooks.md takes what the site signs, once, and refuses what is forged, changed or old', async () => {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];
  const port = await freePort();
  const env = { PATH: process.env.PATH, WEBHOOK_SECRET, PORT: String(port) };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  const body = JSON.stringify({ type: 'article.published', data: { url: 'https://www.example.com/blog/on-tea' } });
  const post = async (headers: Record<string, string>, sent = body) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
  await expect.poll(() => post({}).catch(() => 0), PATIENTLY).toBe(401);
  const sign = (now: Date, secret = WEBHOOK_SECRET) => signWebhook(secret, { id: 'message-1', body, now });
  const signed = sign(new Date());
  expect([await post(signed), await post(sign(new Date()))]).toEqual([204, 204]);
  expect(await post(signed, body.replace('on-tea', 'on-coffee'))).toBe(401);
  expect(await post({ ...signed, 'webhook-id': 'message-2' })).toBe(401);
  expect(await post(sign(new Date(Date.now() - 600_000)))).toBe(401);
  expect(await post(sign(new Date(), `whsec_${Buffer.alloc(32, 8).toString('base64')}`))).toBe(401);
  await expect.poll(() => output, PATIENTLY).toBe('article.published https://www.example.com/blog/on-tea\n');
});
