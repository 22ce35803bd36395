import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#db/client.server.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { startSite as startWhole } from '#tests/support/site.ts';
import { amount, print, report } from '../report.ts';

const SESSION_SECRET = 'writers that meet on one PostgreSQL';
const FIRST_STARTS = amount(20, 2);
const EQUAL_SUBMISSIONS = [
  [amount(10, 2), 50],
  [1, amount(500, 150)],
] as const;
const ROUNDS = amount(20, 4);
const ALLOWED = [200, 302, 409, 503];

/**
 * Writers that meet on PostgreSQL, through two processes: equal submissions, equal titles, saves against deletes, equal sign-ups, and two
 * first starts on one empty database. Fails on an answer that no writer should see, and where a key has not exactly one row.
 */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-writers-'));
  const cluster = await startPostgresCluster();
  const faults: string[] = [];
  try {
    await meet(folder, cluster.url, faults);
    await startTogether(cluster.url, faults);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  report(faults);
}

async function meet(folder: string, databaseUrl: string, faults: string[]) {
  const settings = { DATABASE_URL: databaseUrl, SESSION_SECRET, TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startSite(mkdtempSync(path.join(folder, 'one-')), settings);
  while (!first.output().includes('/auth/set-up#')) await wait(50);
  const signedIn = await signIn(first); // before another start prints another link
  const second = await startSite(mkdtempSync(path.join(folder, 'two-')), settings);
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const sites = [first, second];
    const send = (n: number, method: 'POST' | 'DELETE', to: string, fields: object) => {
      const site = sites[n % sites.length] ?? first;
      return sendRequest(site, to, { method, headers: { ...signedIn, origin: site.url }, body: JSON.stringify(fields) });
    };
    const create = (n: number, title: string, creationKey: string) =>
      send(n, 'POST', '/admin/do/content.save', { kind: 'article', form: { ...article(title), creationKey, saveId: creationKey } });
    const countRows = async (keys: readonly string[]) =>
      (await db.selectFrom('articles').select('lastSaveId').where('lastSaveId', 'in', keys).execute()).length;

    for (const [rounds, size] of EQUAL_SUBMISSIONS) {
      const keys = Array.from({ length: rounds }, () => randomUUID());
      const statuses: number[] = [];
      for (const key of keys) statuses.push(...(await getStatuses(times(size, (n) => create(n, `One key ${size}`, key)))));
      tell(`${rounds} x ${size} equal submissions, one key each`, statuses, faults);
      const rows = await countRows(keys);
      if (rows !== rounds) faults.push(`${rounds} keys of ${size} submissions have ${rows} rows`);
    }
    for (const size of [30, 100]) {
      const keys = times(size, () => randomUUID());
      const answers = await Promise.all(keys.map((key, n) => create(n, `One title ${size}`, key)));
      tell(
        `${size} creates of one title, own keys`,
        answers.map(({ status }) => status),
        faults,
      );
      const rows = await countRows(keys);
      const saved = answers.filter(({ status }) => status === 200).length;
      if (rows < saved) faults.push(`${saved} creates of one title were answered, ${rows} rows`);
    }
    const mixed: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const key = randomUUID();
      const made = await create(0, `Saved and deleted ${round}`, key);
      const { item } = JSON.parse(made.text);
      const saves = times(10, (n) => [
        create(n, `Saved and deleted ${round}`, key),
        send(n, 'POST', '/admin/do/content.save', {
          kind: 'article',
          id: item.id,
          form: { ...article(`Changed ${n}`), version: 1, saveId: `${round}-${n}` },
        }),
      ]).flat();
      if (round % 2) saves.push(send(round, 'POST', '/admin/do/content.trash', { kind: 'article', id: item.id }));
      mixed.push(...(await getStatuses(saves)));
    }
    tell(`${ROUNDS} x creates again, saves and deletes of one row`, mixed, faults, [404]);
    const signUps: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const form = new URLSearchParams({ intent: 'sign-up', email: `writer.${round}@example.org`, password: 'seven green rivers', to: '' });
      signUps.push(...(await getStatuses(times(10, (n) => post(sites[n % 2] ?? first, form, `198.51.${round}.${n}`)))));
    }
    tell(`${ROUNDS} x 10 sign-ups with one address`, signUps, faults);
  } finally {
    await db.destroy();
    await second.stop();
    await first.stop();
  }
}

/** Two processes that both find the database empty. */
async function startTogether(clusterUrl: string, faults: string[]) {
  let started = 0;
  const admin = await openDatabase({ databaseUrl: clusterUrl, dataDir: '' });
  for (let round = 0; round < FIRST_STARTS; round++) {
    await sql.raw(`create database first_${round}`).execute(admin);
    const url = new URL(clusterUrl);
    url.pathname = `first_${round}`;
    const settings = { DATABASE_URL: url.href, SESSION_SECRET };
    const both = await Promise.allSettled([0, 1].map(() => startWhole({ settings })));
    for (const outcome of both) {
      if (outcome.status === 'fulfilled') await outcome.value.stop();
      else faults.push(`first start ${round}: ${String(outcome.reason).slice(0, 600)}`);
    }
    if (both.every(({ status }) => status === 'fulfilled')) started++;
  }
  await admin.destroy();
  print(`two first starts at once: both run in ${started} of ${FIRST_STARTS}`);
}

function tell(what: string, statuses: readonly number[], faults: string[], alsoAllowed: readonly number[] = []) {
  const counts = Map.groupBy(statuses, (status) => status);
  const told = [...counts].toSorted(([a], [b]) => a - b).map(([status, all]) => `${all.length} x ${status}`);
  print(`${what}: ${told.join(', ')}`);
  for (const status of counts.keys()) {
    if (![...ALLOWED, ...alsoAllowed].includes(status)) faults.push(`${what}: ${counts.get(status)?.length} answers of ${status}`);
  }
}

async function getStatuses(answers: readonly Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status);
}

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

function post(site: Pick<Server, 'url'>, form: URLSearchParams, address: string) {
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address };
  return sendRequest(site, '/auth', { method: 'POST', headers, body: form.toString() });
}

function article(title: string) {
  return { title, category: 'BRAND', excerpt: `What ${title} says.`, tags: 'met', imageUrl: '/pictures/1.svg', content: `<p>${title}</p>` };
}

await main();
