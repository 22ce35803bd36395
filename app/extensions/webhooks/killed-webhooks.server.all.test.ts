import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createFolder } from '#tests/backup/backups.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/processes.ts';
import { insertWebhook, SESSION_SECRET, startWebhookReceiver } from './webhooks.testing.ts';

const PATIENTLY = { timeout: 30_000 };
const ARTICLES = 12;
const KILLS = 4;

function startProcess(dataDir: string) {
  const child = fork('app/extensions/webhooks/webhook-process.testing.ts', [dataDir, SESSION_SECRET], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => stop('SIGKILL'));
  return { stop };
}

test('[API-4] a webhook is told of everything although the process is killed, each time between a request and its record', async () => {
  const dataDir = createFolder();
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => db.destroy());
  await migrate(db);
  const receiver = await startWebhookReceiver();
  await insertWebhook(db, { url: receiver.url });
  receiver.answer = () => undefined;
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (let at = 0; at < ARTICLES / KILLS; at += 1) await insertArticle(db, { id: `a${kill}-${at}` });
    const before = receiver.received.length;
    const { stop } = startProcess(dataDir);
    await expect.poll(() => receiver.received.length, PATIENTLY).toBeGreaterThan(before);
    await stop('SIGKILL');
  }
  const failed = new Set<string>();
  receiver.answer = (response) => {
    const id = receiver.received.at(-1)?.id ?? '';
    response.writeHead(failed.has(id) ? 200 : 500).end();
    failed.add(id);
  };
  startProcess(dataDir);
  const sent = () => db.selectFrom('webhookDeliveries').select('id').where('state', '=', 'sent').execute();
  await expect.poll(async () => (await sent()).length, PATIENTLY).toBe(ARTICLES);
  const told = new Map(receiver.received.map(({ id, payload }) => [id, payload.data.id]));
  expect(told.size).toBe(ARTICLES);
  expect(new Set(told.values()).size).toBe(ARTICLES);
  expect(receiver.received.length).toBeGreaterThan(ARTICLES);
});

test('[API-4] the running site sends what was published within a minute, and to no private address', async () => {
  const dataDir = createFolder();
  const site = await startSite(dataDir, { SESSION_SECRET });
  onTestFinished(() => site.stop());
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => db.destroy());
  await insertWebhook(db, { url: 'https://127.0.0.1/hook' });
  await expect.poll(site.output, PATIENTLY).toContain('/auth/set-up#'); // a moment after the first answer
  const headers = await signIn(site);
  const article = { title: 'On tea', category: 'BRAND', excerpt: 'e', imageUrl: '/pictures/1.svg', tags: '', content: '<p>It.</p>' };
  const { status } = await sendRequest(site, '/admin/do/content.save', {
    method: 'POST',
    headers,
    body: JSON.stringify({ kind: 'article', form: article }),
  });
  expect(status).toBe(200);
  const read = () => db.selectFrom('webhookDeliveries').select(['type', 'state', 'answer']).execute();
  const refused = { type: 'article.published', state: 'failed', answer: expect.stringContaining('private network') };
  await expect.poll(read, { timeout: 60_000 }).toEqual([refused]);
});
