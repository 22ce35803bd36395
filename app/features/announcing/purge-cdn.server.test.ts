import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startJobs } from '#tests/support/jobs.ts';
import { createPurgeHandlers, createPurgeRequest, PURGE_JOB } from './purge-cdn.server.ts';

const SHORT = { callMs: 1000, gapMs: 20, againMs: 60, pausesMs: [20, 40] };
const PATIENT = { timeout: 10_000 };
const TOKEN = 'only-for-tests-0123456789';

/** What a CDN is asked, answered by whatever the test says. */
async function startCdn() {
  const asked: { at: number; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const cdn = { asked, status: 200, isSilent: false, url: '' };
  const server = createServer(async (request, response) => {
    asked.push({ at: Date.now(), headers: request.headers, body: JSON.parse(Buffer.concat(await request.toArray()).toString()) });
    if (!cdn.isSilent) response.writeHead(cdn.status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?key=secret`; // a TCP server's address is never a string
  return cdn;
}

/** One process that tells the CDN, and what it has logged. */
async function startProcess(db: Db, url: string, { findNextDate = async () => Number.POSITIVE_INFINITY } = {}) {
  const lines: string[] = [];
  const note = (event: string, fields?: object) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const log = { info: note, warn: note, error: note };
  const now = () => new Date();
  const contentVersion = await watchContentVersion(db);
  const settings = { PURGE_URL: url, PURGE_TOKEN: TOKEN };
  const handlers = createPurgeHandlers({ settings, contentVersion, log, now, findNextDate, timing: SHORT });
  const jobs = startJobs(db, handlers, { log, now, timing: { leaseMs: 1000 } });
  contentVersion.onChange(() => jobs.request(PURGE_JOB));
  const stop = async () => {
    await jobs.stop();
    contentVersion.stop();
  };
  onTestFinished(stop);
  const change = () => runContentTransaction({ db, contentVersion }, (tx) => insertArticle(tx));
  return { contentVersion, faults: jobs.faults, lines, change, stop };
}

function listVersions({ asked }: Awaited<ReturnType<typeof startCdn>>) {
  return asked.map(({ body }) => Object(body).version);
}

describeOnEachDatabase('a CDN', (open) => {
  test('is told at the start, and twice of many changes at once', async () => {
    const cdn = await startCdn();
    const db = await open();
    const { contentVersion, change } = await startProcess(db, cdn.url);
    await vi.waitFor(() => expect(listVersions(cdn)).toEqual(Array(2).fill(contentVersion.current())), PATIENT);
    expect(cdn.asked[0]).toMatchObject({ headers: { authorization: `Bearer ${TOKEN}` }, body: { all: true } });
    await Promise.all(Array.from({ length: 20 }, change));
    await vi.waitFor(() => expect(listVersions(cdn).slice(-2)).toEqual(Array(2).fill(contentVersion.current())), PATIENT);
    expect(cdn.asked.length).toBeLessThan(20);
    const { length } = cdn.asked;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(cdn.asked.length).toBe(length);
  });

  test('[SITE-8] is told of everything when the site itself changes, whichever part of it and in whichever process', async () => {
    const cdn = await startCdn();
    const db = await open();
    const { contentVersion } = await startProcess(db, cdn.url);
    await vi.waitFor(() => expect(cdn.asked.length).toBe(2), PATIENT); // at the start
    const documents = await db.selectFrom('siteDocuments').select('id').execute();
    expect(documents.length).toBeGreaterThan(8);
    for (const { id } of documents) {
      const before = contentVersion.current();
      await db.updateTable('siteDocuments').set({ fields: '{"name":"Ama"}' }).where('id', '=', id).execute();
      await contentVersion.refresh();
      expect(contentVersion.current(), id).toBeGreaterThan(before);
    }
    await vi.waitFor(() => expect(listVersions(cdn).slice(-2)).toEqual(Array(2).fill(contentVersion.current())), PATIENT);
    expect(cdn.asked.at(-1)?.body).toMatchObject({ all: true });
  });

  test('[OPS-12] is told of everything where the state of the job is damaged', async () => {
    const sent = vi.fn();
    for (const payload of ['{"version":', '{"version":"x"}', 'null']) {
      const cdn = await startCdn();
      const [handler] = createPurgeHandlers({
        ...{ settings: { PURGE_URL: cdn.url, PURGE_TOKEN: TOKEN }, contentVersion: { current: () => 7 } },
        ...{ log: { info: sent, warn: sent, error: sent }, now: () => new Date(), findNextDate: async () => Number.POSITIVE_INFINITY },
      });
      const job = { name: PURGE_JOB, key: '', payload, attempts: 1, createdAt: '2026-01-01T00:00:00.000Z' };
      const next = await handler?.run(job as Parameters<typeof handler.run>[0], { signal: new AbortController().signal });
      expect([payload, cdn.asked.length, JSON.parse(next?.payload ?? '{}').version]).toEqual([payload, 1, 7]);
    }
  });

  test('that fails is asked again until it answers, and the fault names the setting and no secret', async () => {
    const cdn = await startCdn();
    cdn.status = 500;
    const { contentVersion, change, faults, lines } = await startProcess(await open(), cdn.url);
    await vi.waitFor(() => expect(faults.list()).toMatchObject([{ part: 'cdn', isReadOnly: false }]), PATIENT);
    expect(faults.list()[0]?.message).toContain('PURGE_URL');
    await change();
    cdn.isSilent = true;
    await vi.waitFor(() => expect(lines.join('\n')).toContain('it does not answer in time'), PATIENT);
    cdn.isSilent = false;
    cdn.status = 204;
    await vi.waitFor(() => expect(faults.list()).toEqual([]), PATIENT);
    expect(listVersions(cdn).at(-1)).toBe(contentVersion.current());
    expect(lines.join('\n')).not.toMatch(/secret|only-for-tests/);
  });

  test('is told of one change by one of two processes, and by the other where the first has died', async () => {
    const cdn = await startCdn();
    const db = await open();
    const one = await startProcess(db, cdn.url);
    await vi.waitFor(() => expect(cdn.asked.length).toBe(2), PATIENT);
    const other = await startProcess(db, cdn.url);
    await vi.waitFor(() => expect(cdn.asked.length).toBe(4), PATIENT); // each at its start
    await one.change();
    await other.contentVersion.refresh();
    await vi.waitFor(() => expect(cdn.asked.length).toBe(6), PATIENT);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(cdn.asked.length).toBe(6); // twice, by one of them
    await one.stop();
    await db
      .updateTable('jobs')
      .set({ lease: 'killed', leasedUntil: new Date(Date.now() + 600).toISOString() })
      .execute(); // as one that is killed has left it
    await other.change();
    await vi.waitFor(() => expect(listVersions(cdn).at(-1)).toBe(other.contentVersion.current()), PATIENT);
  });

  test('is told when a date comes, and after a restart of what it could not be told', async () => {
    const cdn = await startCdn();
    const db = await open();
    const comesAt = Date.now() + 400;
    const findNextDate = async () => (Date.now() < comesAt ? comesAt : Number.POSITIVE_INFINITY);
    const first = await startProcess(db, cdn.url, { findNextDate });
    await vi.waitFor(() => expect(cdn.asked.some(({ at }) => at >= comesAt)).toBe(true), PATIENT);
    cdn.status = 503;
    const { length } = cdn.asked;
    await first.change();
    await vi.waitFor(() => expect(cdn.asked.length).toBeGreaterThan(length), PATIENT);
    await first.stop();
    cdn.status = 200;
    const second = await startProcess(db, cdn.url);
    await vi.waitFor(() => expect(second.lines.join('\n')).toContain('CDN purged'), PATIENT);
    expect(listVersions(cdn).at(-1)).toBe(second.contentVersion.current());
  });
});

test('three CDNs are asked in their own words', () => {
  const ask = (url: string) => createPurgeRequest(url, TOKEN, 7);
  const json = { 'content-type': 'application/json' };
  expect(ask('https://api.cloudflare.com/client/v4/zones/z/purge_cache')).toMatchObject({
    headers: { ...json, authorization: `Bearer ${TOKEN}` },
    body: '{"purge_everything":true}',
  });
  expect(ask('https://api.fastly.com/service/s/purge_all').headers).toEqual({ ...json, 'fastly-key': TOKEN });
  expect(ask('https://api.bunny.net/pullzone/1/purgeCache').headers).toEqual({ ...json, accesskey: TOKEN });
  expect(createPurgeRequest('https://cdn.example.com/purge', '', 7)).toEqual({
    url: 'https://cdn.example.com/purge',
    headers: json,
    body: '{"all":true,"version":7}',
  });
});
