import type { lookup } from 'node:dns';
import { expect, test, vi } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { encryptToStore } from '#features/accounts/better-auth/private-api.server.ts';
import { createCipher } from '#platform/encryption/cipher.server.ts';
import type { Rules } from '#platform/http/public-fetch.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startJobs } from '#tests/support/jobs.ts';
import {
  deleteOldDeliveries,
  hasUnseenFailures,
  insertDeliveries,
  listDeliveries,
  markFailuresSeen,
  queueTest,
  sendAgain,
} from './deliveries.server.ts';
import { TEST_TYPE } from './webhook.ts';
import { CHANGES_JOB, createWebhookHandlers } from './webhook-jobs.server.ts';
import { WEBHOOK_USE } from './webhooks.server.ts';
import { insertWebhook, LOOPBACK, SESSION_SECRET, startWebhookReceiver, WEBHOOK_SECRET } from './webhooks.testing.ts';
import { checkWebhooks } from './webhooks-check.server.ts';

const SITE_URL = 'https://www.example.com';
const SHORT = { pausesMs: [20, 20], gapMs: 0, graceMs: 0, sendMs: 5000, batchMs: 0 };
const PATIENT = { timeout: 10_000 };
const SOON_MS = 2 * 60 * 1000; // receivers refuse what is signed five minutes away from their clock

function start(
  db: Db,
  {
    rules = LOOPBACK,
    secret = SESSION_SECRET,
    timing = {},
    now = () => new Date(),
  }: { rules?: Rules; secret?: string; timing?: object; now?: () => Date } = {},
) {
  const lines: string[] = [];
  const note = (event: string, fields?: object) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const log = { info: note, warn: note, error: note };
  const settings = { SITE_URL, SESSION_SECRET: secret };
  const handlers = createWebhookHandlers({ settings, db, log, now, kinds: contentKinds, rules, timing: { ...SHORT, ...timing } });
  const jobs = startJobs(db, handlers, { log, now, timing: { busyMs: 20 } });
  return { ...jobs, lines, look: () => jobs.request(CHANGES_JOB) };
}

const readStates = async (db: Db) => (await listDeliveries(db)).items.map(({ state }) => state);
const findRunOf = async (db: Db, name: string) =>
  (await db.selectFrom('jobs').select('dueAt').where('name', '=', name).executeTakeFirst())?.dueAt;
const findProblem = async (db: Db) => (await db.selectFrom('webhooks').select('problem').executeTakeFirstOrThrow()).problem;
const hasNoJobs = (db: Db) =>
  vi.waitFor(async () => expect(await db.selectFrom('jobs').select('key').where('name', '=', 'webhook').execute()).toEqual([]), PATIENT);

describeOnEachDatabase('[API-4] a webhook', (open) => {
  test('[API-4] whose secret is in its former form is signed by it, and has it in the new one from then on', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    await insertWebhook(db, { url: `${receiver.url}/hook` });
    const former = await encryptToStore(SESSION_SECRET, WEBHOOK_SECRET);
    await db.updateTable('webhooks').set({ secret: former }).execute();
    start(db);
    for (const sent of [1, 2]) {
      await queueTest(db, 'hook', new Date());
      await vi.waitFor(() => expect(receiver.received).toHaveLength(sent), PATIENT); // it verifies the signature
    }
    const { secret } = await db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    expect(secret).not.toBe(former);
    expect(createCipher(SESSION_SECRET, WEBHOOK_USE).decrypt(secret, 'hook')).toBe(WEBHOOK_SECRET);
  });

  test('[API-4] is told of what is published, signed, and of nothing from before or that it did not ask for', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    await insertArticle(db, { id: 'before' });
    await insertWebhook(db, { url: `${receiver.url}/hook`, events: ['published'] });
    const { look, lines } = start(db);
    await insertArticle(db, { id: 'tea', address: 'on tea', title: 'On tea', updatedAt: '2026-01-02T03:04:05.000Z' });
    await db.updateTable('articles').set({ updatedAt: new Date().toISOString() }).where('id', '=', 'before').execute();
    look();
    await vi.waitFor(async () => expect(await readStates(db)).toEqual(['sent']), PATIENT);
    const [{ payload, headers, id } = {}] = receiver.received;
    expect(payload).toEqual({
      type: 'article.published',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { kind: 'article', id: 'tea', url: `${SITE_URL}/blog/on%20tea`, title: 'On tea', updatedAt: '2026-01-02T03:04:05.000Z' },
    });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Byline (webhooks)' });
    const [logged] = (await listDeliveries(db)).items;
    expect(logged).toMatchObject({ id, type: 'article.published', title: 'On tea', attempts: 1, status: 204, dueAt: null });
    await hasNoJobs(db);
    expect(receiver.received).toHaveLength(1);
    expect(lines.join()).not.toContain('127.0.0.1');
  });

  test('[API-4] is told of a scheduled article when its date comes, also where it was added after that', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    let aheadMs = 0;
    const { look, wake } = start(db, { now: () => new Date(Date.now() + aheadMs) });
    const publishedAt = new Date(Date.now() + SOON_MS).toISOString();
    await insertArticle(db, { id: 'later', publishedAt });
    look();
    await vi.waitFor(async () => expect(await findRunOf(db, CHANGES_JOB)).toBe(publishedAt), PATIENT);
    await insertWebhook(db, { url: receiver.url });
    aheadMs = SOON_MS;
    wake(CHANGES_JOB);
    await vi.waitFor(() => expect(receiver.received.map(({ payload }) => payload.type)).toEqual(['article.published']), PATIENT);
  });

  test('[API-4] that answers 500 is told again under the same id; after the last attempt it is failed, reported, and can be sent again', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    await insertWebhook(db, { url: receiver.url });
    const { wake } = start(db);
    let failures = 2;
    receiver.answer = (response) => {
      failures -= 1;
      response.writeHead(failures < 0 ? 200 : 500).end(`It\u0000 broke.\n${'x'.repeat(100_000)}`);
    };
    await queueTest(db, 'hook', new Date());
    wake('webhook');
    await vi.waitFor(async () => expect(await readStates(db)).toEqual(['sent']), PATIENT);
    expect([receiver.received.length, new Set(receiver.received.map(({ id }) => id)).size]).toEqual([3, 1]);

    failures = 3;
    await insertArticle(db, { id: 'lost' });
    await queueTest(db, 'hook', new Date());
    wake('webhook');
    await vi.waitFor(async () => expect((await readStates(db)).toSorted()).toEqual(['failed', 'sent']), PATIENT);
    const failed = (await listDeliveries(db)).items.find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ attempts: 3, status: 500, dueAt: null });
    expect(failed?.answer).toMatch(/^It broke\. x{190}$/);
    const look = async () => (await checkWebhooks({ openDb: async () => db })).map(({ level }) => level);
    expect(await look()).toEqual(['wrong']);
    await markFailuresSeen(db, new Date().toISOString());
    expect([await look(), await hasUnseenFailures(db)]).toEqual([['well'], false]);

    expect(await sendAgain(db, failed?.id ?? '', new Date())).toBe(true);
    wake('webhook');
    await vi.waitFor(async () => expect(await readStates(db)).toEqual(['sent', 'sent']), PATIENT);
    expect(receiver.received.at(-1)?.id).toBe(failed?.id);
  });

  test('[API-4] that answers 410 is told nothing more until it is resumed', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    await insertWebhook(db, { url: receiver.url });
    const { look } = start(db);
    receiver.answer = (response) => void response.writeHead(410).end();
    await db.transaction().execute(async (tx) => {
      for (const id of ['a', 'b', 'c']) await insertArticle(tx, { id });
    });
    look();
    await vi.waitFor(async () => expect(await readStates(db)).toEqual(['failed', 'failed', 'failed']), PATIENT);
    expect(receiver.received).toHaveLength(1);
    expect(await findProblem(db)).toContain('410');
    const [delivery] = (await listDeliveries(db)).items;
    expect([await queueTest(db, 'hook', new Date()), await sendAgain(db, delivery?.id ?? '', new Date())]).toEqual([false, false]);
    await hasNoJobs(db);
  });

  test('[API-4] that hangs delays no other, and is not told of it by an attempt that the stop of the site broke off', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    for (const id of ['slow', 'quick']) await insertWebhook(db, { id, url: `${receiver.url}/${id}` });
    receiver.answer = (response, path) => void (path === '/quick' && response.writeHead(200).end());
    const { look, stop } = start(db, { timing: { sendMs: 60_000 } });
    for (const id of ['a', 'b', 'c']) await insertArticle(db, { id });
    look();
    await vi.waitFor(() => expect(receiver.received.filter(({ path }) => path === '/quick')).toHaveLength(3), PATIENT);
    expect(receiver.received.filter(({ path }) => path === '/slow')).toHaveLength(1);
    await stop();
    const waiting = (await listDeliveries(db)).items.filter(({ webhookId }) => webhookId === 'slow');
    expect(waiting).toMatchObject(Array(3).fill({ state: 'waiting', attempts: 0 }));
  });

  test('[API-4] is not followed to where it redirects, nor into a private network', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    receiver.answer = (response) => void response.writeHead(307, { location: `${receiver.url}/inside` }).end();
    await insertWebhook(db, { id: 'redirects', url: receiver.url });
    const inside = ((_host: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
      callback(null, [{ address: '10.0.0.7', family: 4 }])) as unknown as typeof lookup; // the one overload that is called
    await insertWebhook(db, { id: 'private', url: `http://hooks.example:${new URL(receiver.url).port}/` });
    const { wake } = start(db, { rules: { ...LOOPBACK, resolve: inside } });
    for (const id of ['redirects', 'private']) await queueTest(db, id, new Date());
    wake('webhook');
    await vi.waitFor(async () => expect(await readStates(db)).toEqual(['failed', 'failed']), PATIENT);
    const { items: deliveries } = await listDeliveries(db);
    expect(deliveries.find(({ webhookId }) => webhookId === 'redirects')).toMatchObject({ status: 307, attempts: 3 });
    expect(deliveries.find(({ webhookId }) => webhookId === 'private')).toMatchObject({ status: null, attempts: 1 });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/', '/', '/']);
  });

  test('[API-4] whose secret can no longer be read is paused and says why', async () => {
    const db = await open();
    const receiver = await startWebhookReceiver();
    await insertWebhook(db, { url: receiver.url });
    const { wake } = start(db, { secret: `${SESSION_SECRET}-another` });
    await queueTest(db, 'hook', new Date());
    wake('webhook');
    await vi.waitFor(async () => expect(await findProblem(db)).toContain('SESSION_SECRET'), PATIENT);
    expect(receiver.received).toEqual([]);
  });

  test('[API-4] has 2,000 deliveries waiting at most, of all 500 are kept, none for longer than 30 days', async () => {
    const db = await open();
    await insertWebhook(db, { url: 'http://127.0.0.1:9' });
    const tests = (count: number) => Array.from({ length: count }, () => ({ type: TEST_TYPE, timestamp: '', data: {} }));
    const now = new Date();
    for (let at = 0; at < 10; at += 1) await insertDeliveries(db, 'hook', tests(200), now);
    expect(await findProblem(db)).toBeNull();
    await deleteOldDeliveries(db, now);
    const count = async () => (await db.selectFrom('webhookDeliveries').select('id').execute()).length;
    expect(await count()).toBe(2000);
    await insertDeliveries(db, 'hook', tests(1), now);
    expect(await findProblem(db)).toContain('2,000');
    await deleteOldDeliveries(db, now);
    expect(await count()).toBe(500);
    await deleteOldDeliveries(db, new Date(now.getTime() + 31 * 24 * 3_600_000));
    expect(await count()).toBe(0);
  });
});
