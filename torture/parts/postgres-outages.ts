import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#db/client.server.ts';
import { withPatience } from '#db/postgres/query-limits.server.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { createArticle, startLoad } from '../postgres/load.ts';
import { amount, isShort, print, report, within } from '../report.ts';

/** Half of them are restarts. */
const ROUNDS = amount(100, 4);
const FREEZE_MS = isShort ? 10_000 : 35_000;
const LOCK_MS = isShort ? 10_000 : 40_000;
/** What a request may take while PostgreSQL does not answer. */
const LONGEST_MS = within(8000);
/** A few on a quiet machine; one that waited for PostgreSQL would take longer. */
const HELD_MS = within(2000);

type Trouble = (cluster: PostgresCluster) => Promise<void>;

const TROUBLES: [string, Trouble][] = [
  ['fast shutdown', (cluster) => cluster.restart('fast', 200)],
  ['immediate shutdown', (cluster) => cluster.restart('immediate', 200)],
  ['every backend terminated', terminateBackends],
  ['frozen for a second', (cluster) => freeze(cluster, 1000)],
];

/**
 * PostgreSQL restarted, killed, frozen and locked under saves, reads, the admin and sign-ins: the process lives, whatever was answered with
 * 200 is stored, and nothing but 503 tells of the outage. `node torture/parts/postgres-outages.ts 8` does eight rounds.
 */
async function main(rounds: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-postgres-part-'));
  const cluster = await startPostgresCluster();
  const faults: string[] = [];
  try {
    const site = await startSite(dataDir, { DATABASE_URL: cluster.url, TRUSTED_PROXIES: '127.0.0.1' });
    try {
      await trouble({ site, cluster, faults, rounds });
    } finally {
      await site.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(faults);
}

async function trouble({ site, cluster, faults, rounds }: { site: Server; cluster: PostgresCluster; faults: string[]; rounds: number }) {
  while (!site.output().includes('/auth/set-up#')) await wait(50);
  const admin = await signIn(site);
  const live = watchLiveChannel(site, admin);
  const load = startLoad(site, admin);
  let lived = 0;
  for (const [name, cause] of TROUBLES) {
    const recoveries: number[] = [];
    for (let round = 0; round < rounds / TROUBLES.length; round++) {
      await wait(500);
      await cause(cluster);
      recoveries.push(await getRecovery(site, admin));
      if (isAlive(site.pid)) lived++;
    }
    recoveries.sort((a, b) => a - b);
    print(
      `${name}: ${recoveries.length} times; first good save after ${toMs(recoveries.at(recoveries.length >> 1))} in the middle, ${toMs(recoveries.at(-1))} at most`,
    );
  }
  const all = TROUBLES.length * Math.ceil(rounds / TROUBLES.length);
  print(`the process lives ${lived} of ${all}`);
  if (lived !== all) throw new Error(`the process died: ${site.output().slice(-3000)}`);

  for (const [name, ms, cause] of [
    [`frozen for ${FREEZE_MS / 1000} s`, FREEZE_MS, () => freeze(cluster, FREEZE_MS)],
    [`articles locked for ${LOCK_MS / 1000} s`, LOCK_MS, () => lockArticles(cluster)],
  ] as const) {
    let trouble = Promise.resolve();
    await load.pauseWriters(async () => {
      await sendRequest(site, '/blog/1');
      trouble = cause();
      await wait(200);
    });
    const { slowestHeldMs, backends } = await watchHeld(site, cluster, { ms, trouble });
    const recovery = await getRecovery(site, admin);
    const { slowest } = load.seen;
    print(
      `${name}: held pages in ${toMs(slowestHeldMs)} at most, every other answer within ${toMs(slowest.ms)} (${slowest.what}), first good save after ${toMs(recovery)}, ${backends} connections right after`,
    );
    if (slowest.ms > LONGEST_MS) faults.push(`${name}: ${slowest.what} took ${toMs(slowest.ms)}`);
    if (slowestHeldMs > HELD_MS) faults.push(`${name}: a held page took ${toMs(slowestHeldMs)}`);
  }
  await load.stop();
  const { statuses, savedKeys } = load.seen;
  faults.push(...load.seen.faults);
  print(
    `answers: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ')}`,
  );
  const rows = await countRows(cluster, savedKeys);
  print(`answered saves: ${savedKeys.length}, each with one row: ${rows}`);
  if (rows !== savedKeys.length) faults.push(`${savedKeys.length} answered saves have ${rows} rows`);
  const before = live.events();
  await save(site, admin);
  await wait(2000);
  print(`the live channel of before tells of a save: ${live.events() > before ? 'yes' : 'no'}`);
  if (live.events() === before) faults.push('the live channel has not survived');
  live.stop();
}

async function freeze(cluster: PostgresCluster, ms: number) {
  cluster.freeze();
  await wait(ms);
  cluster.thaw();
}

async function terminateBackends(cluster: PostgresCluster) {
  await withDatabase(cluster, (db) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      db,
    ),
  );
}

/** As somebody does who rewrites the table. */
async function lockArticles(cluster: PostgresCluster) {
  await withDatabase(cluster, (db) =>
    withPatience(() =>
      db.transaction().execute(async (tx) => {
        await sql`lock table articles in access exclusive mode`.execute(tx);
        await wait(LOCK_MS);
      }),
    ),
  );
}

/** How long a page of the cache takes at most while the cause lasts, and how many connections the server has then. */
async function watchHeld(site: Server, cluster: PostgresCluster, { ms, trouble }: { ms: number; trouble: Promise<void> }) {
  let slowestHeldMs = 0;
  const until = performance.now() + ms - 1000;
  while (performance.now() < until) {
    const { ms: heldMs, status } = await sendRequest(site, '/blog/1');
    slowestHeldMs = Math.max(slowestHeldMs, status === 200 ? heldMs : Number.POSITIVE_INFINITY);
    await wait(100);
  }
  await trouble;
  const { rows } = await withDatabase(cluster, (db) =>
    sql<{ count: number }>`select count(*) as count from pg_stat_activity where backend_type = 'client backend'`.execute(db),
  );
  return { slowestHeldMs, backends: rows[0]?.count ?? 0 };
}

async function countRows(cluster: PostgresCluster, keys: readonly string[]) {
  return withDatabase(cluster, async (db) => {
    const rows = await db.selectFrom('articles').select('lastSaveId').execute();
    const stored = rows.flatMap(({ lastSaveId }) => lastSaveId ?? []);
    return keys.filter((key) => stored.includes(key)).length - (stored.length - new Set(stored).size);
  });
}

async function withDatabase<T>(cluster: PostgresCluster, work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  return work(db).finally(() => db.destroy());
}

/** Milliseconds until a save is answered with 200. */
async function getRecovery(site: Server, admin: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  while ((await save(site, admin)) !== 200) {
    if (!isAlive(site.pid)) return Number.POSITIVE_INFINITY;
    await wait(20);
  }
  return performance.now() - startedAt;
}

async function save(site: Server, admin: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ kind: 'article', form: { ...createArticle('First again'), creationKey: randomUUID() } });
  const answer = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body }).catch(() => undefined);
  return answer?.status ?? 0;
}

function watchLiveChannel({ port, url }: Server, { cookie = '' }: Record<string, string>) {
  let text = '';
  const asking = get({ port, host: '127.0.0.1', path: '/admin/live', headers: { host: new URL(url).host, cookie } }, (response) => {
    response.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    response.on('error', () => undefined);
  });
  asking.on('error', () => undefined);
  return { events: () => text.split('event: change').length - 1, stop: () => void asking.destroy() };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function toMs(ms: number | undefined): string {
  return `${Math.round(ms ?? 0)} ms`;
}

await main(ROUNDS);
