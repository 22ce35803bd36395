import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startJobs } from '#tests/support/jobs.ts';
import { createAnnounceHandlers } from './announce.server.ts';
import { deriveIndexNowKey } from './announcers.ts';

const SHORT = { gapMs: 50, callMs: 500, budgetMs: 1000, pausesMs: [30, 30] };
const GATHER_MS = 150;
const PATIENT = { timeout: 20_000 };
const SITE_URL = 'https://www.example.com';
const SESSION_SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';

/** A search engine and a hub, answered by whatever the test says. */
async function startReceiver() {
  const receiver = {
    asked: [] as { url: string; headers: IncomingHttpHeaders; text: string }[],
    status: 200,
    failing: '',
    isSilent: false,
    url: '',
  };
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    receiver.asked.push({ url: request.url ?? '', headers: request.headers, text });
    if (!receiver.isSilent) response.writeHead(request.url === receiver.failing ? 500 : receiver.status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's address is never a string
  return receiver;
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

async function startProcess(db: Db, { url }: Pick<Receiver, 'url'>, on: { indexNow?: boolean; webSub?: boolean } = {}) {
  const { indexNow = true, webSub = false } = on;
  const lines: string[] = [];
  const note = (event: string, fields?: object) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const log = { info: note, warn: note, error: note };
  const now = () => new Date();
  const contentVersion = await watchContentVersion(db);
  const settings = { SITE_URL, SESSION_SECRET, INDEXNOW: indexNow ? `${url}/indexnow` : '', WEBSUB_HUB: webSub ? `${url}/hub` : '' };
  const handlers = createAnnounceHandlers({ settings, db, kinds: contentKinds, log, now, timing: SHORT });
  const jobs = startJobs(db, handlers, { log, now, timing: { leaseMs: 1000 } });
  contentVersion.onChange(() => {
    for (const { name } of handlers) jobs.request(name, GATHER_MS);
  });
  const stop = async () => {
    await jobs.stop();
    contentVersion.stop();
  };
  onTestFinished(stop);
  await vi.waitFor(async () => {
    const begun = await db.selectFrom('jobs').select('name').where('payload', '!=', '').execute();
    expect(begun.length).toBe(handlers.length);
  }, PATIENT);
  return { lines, stop, contentVersion, change: <T>(work: (tx: Db) => Promise<T>) => runContentTransaction({ db, contentVersion }, work) };
}

function listUrls({ asked }: Receiver): string[][] {
  return asked.filter(({ url }) => url === '/indexnow').map(({ text }) => JSON.parse(text).urlList);
}

function listTopics({ asked }: Receiver): (string | null)[] {
  return asked.filter(({ url }) => url === '/hub').map(({ text }) => new URLSearchParams(text).get('hub.topic'));
}

/** Every announcer is up to date with the content. */
async function isNothingWaiting(db: Db) {
  const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  const jobs = await db.selectFrom('jobs').select(['payload', 'dueAt', 'lease']).execute();
  for (const { payload, ...job } of jobs) expect([JSON.parse(payload).version, job]).toEqual([version, { dueAt: null, lease: null }]);
}
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeOnEachDatabase('search engines', (open) => {
  test('[SEO-7] are told of many changes at once in one request, with the key, and of each once', async () => {
    const receiver = await startReceiver();
    const db = await open();
    await insertArticle(db, { id: 'before' });
    const { change, lines } = await startProcess(db, receiver);
    await change(async (tx) => {
      for (let at = 0; at < 10; at += 1) await insertArticle(tx, { id: `tea ${at}` });
      await insertSolution(tx, { id: 'plan' });
    });
    await vi.waitFor(() => expect(listUrls(receiver).flat()).toHaveLength(11), PATIENT);
    await pass(300);
    expect(receiver.asked).toHaveLength(1);
    const key = deriveIndexNowKey(SESSION_SECRET);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(receiver.asked[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(receiver.asked[0]?.text ?? '')).toMatchObject({
      host: 'www.example.com',
      key,
      keyLocation: `${SITE_URL}/${key}.txt`,
    });
    expect(listUrls(receiver)[0]).toContain(`${SITE_URL}/blog/tea%200`);
    expect(listUrls(receiver)[0]).toContain(`${SITE_URL}/solution/plan`);
    await isNothingWaiting(db);
    expect(lines.join()).not.toContain('127.0.0.1');
  });

  test('[SEO-7] are told of what is changed, deleted and restored, and not of drafts, hidden, noindex, elsewhere or unchanged', async () => {
    const receiver = await startReceiver();
    const db = await open();
    for (const id of ['changed', 'deleted', 'restored', 'same', 'unpublished', 'noindexed'])
      await insertArticle(db, { id, ...(id === 'restored' && { deletedAt: new Date().toISOString() }) });
    await insertSolution(db, { id: 'shown', isActive: false });
    await insertSolution(db, { id: 'hidden-now' });
    const { change } = await startProcess(db, receiver);
    const now = new Date().toISOString();
    await change(async (tx) => {
      const set = (id: string, values: object) => tx.updateTable('articles').set(values).where('id', '=', id).execute();
      await set('changed', { updatedAt: now });
      await set('deleted', { deletedAt: now });
      await set('restored', { deletedAt: null });
      await set('same', { lastSaveId: 'x', draftRevisionId: 'r' });
      await set('unpublished', { isDraft: true });
      await set('noindexed', { isNoindex: true });
      await insertArticle(tx, { id: 'draft', isDraft: true });
      await insertArticle(tx, { id: 'noindex', isNoindex: true });
      await insertArticle(tx, { id: 'elsewhere', canonicalUrl: 'https://elsewhere.example/a' });
      await insertArticle(tx, { id: 'at-home', canonicalUrl: `${SITE_URL}/blog/at-home` });
      await insertArticle(tx, { id: 'draft-deleted', isDraft: true, deletedAt: now });
      await insertSolution(tx, { id: 'hidden', isActive: false });
      await tx.updateTable('growthSolutions').set({ isActive: true }).where('id', '=', 'shown').execute();
      await tx.updateTable('growthSolutions').set({ isActive: false }).where('id', '=', 'hidden-now').execute();
    });
    await vi.waitFor(() => expect(receiver.asked).toHaveLength(1), PATIENT);
    const paths = ['/blog/at-home', '/blog/changed', '/blog/deleted', '/blog/restored', '/solution/shown'];
    expect(listUrls(receiver)[0]?.toSorted()).toEqual(paths.map((path) => SITE_URL + path));
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
  });

  test('[SEO-7] are told of a scheduled article at its hour and not before, also after a restart', async () => {
    const receiver = await startReceiver();
    const db = await open();
    const first = await startProcess(db, receiver);
    const publishedAt = new Date(Date.now() + 1500).toISOString();
    await first.change((tx) => insertArticle(tx, { id: 'later', publishedAt }));
    await pass(300);
    expect(receiver.asked).toEqual([]);
    await first.stop();
    await startProcess(db, receiver);
    await vi.waitFor(() => expect(listUrls(receiver)).toEqual([[`${SITE_URL}/blog/later`]]), PATIENT);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedAt));
  });

  test('[SEO-7] that fail are asked again a bounded number of times, and a change meanwhile is told', async () => {
    const receiver = await startReceiver();
    const db = await open();
    const { change, lines } = await startProcess(db, receiver);
    receiver.status = 503;
    await change((tx) => insertArticle(tx, { id: 'lost' }));
    await vi.waitFor(() => expect(lines.join('\n')).toContain('given up'), PATIENT);
    await pass(200);
    expect(receiver.asked).toHaveLength(3);
    await isNothingWaiting(db);
    receiver.isSilent = true;
    await change((tx) => insertArticle(tx, { id: 'found' }));
    await vi.waitFor(() => expect(lines.join('\n')).toContain('it does not answer in time'), PATIENT);
    receiver.isSilent = false;
    receiver.status = 202;
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
    expect(listUrls(receiver).at(-1)).toEqual([`${SITE_URL}/blog/found`]);
    expect(lines.join('\n')).not.toContain('127.0.0.1');
  });

  test('[SEO-7] are told by one of two processes, and by the other where the first has died', async () => {
    const receiver = await startReceiver();
    const db = await open();
    const [one, other] = [await startProcess(db, receiver), await startProcess(db, receiver)];
    await one.change((tx) => insertArticle(tx, { id: 'a' }));
    await other.contentVersion.refresh();
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
    await pass(300);
    expect(receiver.asked).toHaveLength(1);
    await one.stop();
    const leasedUntil = new Date(Date.now() + 600).toISOString(); // as one that is killed has left it
    await db.updateTable('jobs').set({ lease: 'killed', leasedUntil }).execute();
    await other.change((tx) => insertArticle(tx, { id: 'b' }));
    await vi.waitFor(() => expect(listUrls(receiver)).toHaveLength(2), PATIENT);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(leasedUntil));
  });

  test('[SEO-7] a change while they are told of the one before is told after it', async () => {
    const receiver = await startReceiver();
    const db = await open();
    const { change } = await startProcess(db, receiver);
    receiver.isSilent = true;
    await change((tx) => insertArticle(tx, { id: 'a' }));
    await vi.waitFor(() => expect(receiver.asked).toHaveLength(1), PATIENT);
    await change((tx) => tx.updateTable('articles').set({ updatedAt: new Date().toISOString() }).execute());
    receiver.isSilent = false;
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
    expect(listUrls(receiver).length).toBeGreaterThan(1);
  });

  test('[SEO-7] nothing is told or kept where no setting says so', async () => {
    const receiver = await startReceiver();
    const db = await open();
    const on = await startProcess(db, { url: 'http://127.0.0.1:9' });
    await on.change((tx) => insertArticle(tx, { id: 'waits' }));
    await on.stop();
    const { change } = await startProcess(db, receiver, { indexNow: false });
    await change((tx) => insertArticle(tx));
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
    await pass(300);
    expect(receiver.asked).toEqual([]);
  });
});

describeOnEachDatabase('a feed hub', (open) => {
  test('[SEO-7] is told of the feeds that an article has changed, and of none for a solution', async () => {
    const receiver = await startReceiver();
    const db = await open();
    const { change } = await startProcess(db, receiver, { indexNow: false, webSub: true });
    await change((tx) => insertSolution(tx));
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
    await change((tx) => insertArticle(tx, { category: 'PERSONAL DEVELOPMENT' }));
    await vi.waitFor(() => isNothingWaiting(db), PATIENT);
    const feeds = ['/feed.xml', '/feed.json', '/category/personal-development/feed.xml', '/category/personal-development/feed.json'];
    expect(listTopics(receiver)).toEqual(feeds.map((path) => SITE_URL + path));
    expect(receiver.asked[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(receiver.asked[0]?.text))).toMatchObject({
      'hub.mode': 'publish',
      'hub.url': `${SITE_URL}/feed.xml`,
    });
  });

  test('[SEO-7] and search engines are told apart from each other: one that fails holds up none', async () => {
    const receiver = await startReceiver();
    const db = await open();
    receiver.failing = '/indexnow';
    const { change } = await startProcess(db, receiver, { webSub: true });
    await change((tx) => insertArticle(tx));
    await vi.waitFor(() => expect([listUrls(receiver).length, listTopics(receiver).length]).toEqual([3, 4]), PATIENT);
  });
});
