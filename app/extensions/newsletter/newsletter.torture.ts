import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDatabase } from '#db/client.server.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { type MoodySmtpServer, startMoodySmtpServer } from '#torture/mail/moody-smtp-server.ts';
import { amount, isShort, print, report } from '#torture/report.ts';
import { NEWSLETTER_JOB } from './sending/newsletter.ts';
import { insertDueNote, insertSubscribers, readState } from './stored-newsletters.testing.ts';

const SUBSCRIBERS = amount(5000, 200);
const KILLS = isShort ? 2 : 10;
/** In each so-manieth email the server dies after it has taken it, or hangs. */
const DIES_EVERY = isShort ? 150 : 1200;
const HANGS_AFTER = isShort ? Number.POSITIVE_INFINITY : 2500;
const TICK_MS = 200;
const END_WITHIN_MS = 30 * 60_000;

/** A newsletter by a mail server that refuses, delays, hangs and dies, while the sending process is killed: nobody gets two, nobody is left out. */
async function main() {
  const faults: string[] = [];
  await run('SQLite', { faults, processes: 1, databaseUrl: '' });
  const postgres = await startPostgresCluster();
  try {
    await run('PostgreSQL', { faults, processes: 2, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
  report(faults);
}

interface Place {
  faults: string[];
  processes: number;
  databaseUrl: string;
}

async function run(name: string, { faults, processes, databaseUrl }: Place) {
  const add = (fault: string) => void faults.push(`${name}: ${fault}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-newsletter-'));
  const smtp = await startMoodySmtpServer({ pattern: /-(\d+)@/, judges: 'recipient', diesEvery: DIES_EVERY, hangsAfter: HANGS_AFTER });
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.org', DATABASE_URL: databaseUrl };
  const startedAt = performance.now();
  const servers: Server[] = [await startSite(dataDir, settings)];
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    await prepare(db);
    const subscribers = await insertSubscribers(db, SUBSCRIBERS);
    const id = await insertDueNote(db);
    while (servers.length < processes) servers.push(await startSite(dataDir, settings));
    await restart(servers, { at: 0, dataDir, settings }); // a start makes the job due
    for (let kills = 0; kills < KILLS; kills += 1) {
      await reach(db, smtp, Math.floor((SUBSCRIBERS * (kills + 1)) / (KILLS + 2)), add);
      await wait(Math.random() * TICK_MS);
      await restart(servers, { at: kills % processes, dataDir, settings });
      await endLeases(db);
    }
    await reach(db, smtp, Number.POSITIVE_INFINITY, add, () => readState(db, id));
    await examine(db, { id, emails: subscribers.map(({ email }) => email), smtp, add });
    print(
      `${name}: ${SUBSCRIBERS} subscribers, ${KILLS} kills, ${smtp.deaths()} deaths, ${Math.round((performance.now() - startedAt) / 1000)} s`,
    );
  } finally {
    for (const server of servers) await server.stop();
    await db.destroy();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prepare(db: Db) {
  const fields = JSON.stringify({ hasNewsletter: 'on', postalAddress: '1 Ring Road, Accra', emailsPerMinute: '6000' });
  await db
    .updateTable('siteDocuments')
    .set((eb) => ({ fields, version: eb('version', '+', 1) }))
    .where('id', '=', 'mailing')
    .execute();
}

async function restart(servers: Server[], { at, dataDir, settings }: { at: number; dataDir: string; settings: Record<string, string> }) {
  await servers[at]?.stop('SIGKILL');
  servers[at] = await startSite(dataDir, settings);
}

/** As two minutes after a kill. */
async function endLeases(db: Db) {
  const past = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('jobs').set({ leasedUntil: past }).where('name', '=', NEWSLETTER_JOB).where('lease', 'is not', null).execute();
}

/** Until so many emails were taken, or the newsletter is sent; emails that were put off are due without their pause. */
async function reach(
  db: Db,
  smtp: MoodySmtpServer,
  emails: number,
  add: (fault: string) => void,
  readState?: () => Promise<string | undefined>,
) {
  for (const until = Date.now() + END_WITHIN_MS; smtp.taken.length < emails; await wait(TICK_MS)) {
    if ((await readState?.()) === 'sent') return;
    if (Date.now() > until) return add(`only ${smtp.taken.length} emails were taken`);
    const now = new Date().toISOString();
    await db.updateTable('deliveries').set({ dueAt: now }).where('state', '=', 'waiting').where('dueAt', '>', now).execute();
    await db
      .updateTable('jobs')
      .set({ dueAt: now })
      .where('name', '=', NEWSLETTER_JOB)
      .where('lease', 'is', null)
      .where('attempts', '=', 0)
      .execute();
  }
}

async function examine(
  db: Db,
  { id, emails, smtp, add }: { id: string; emails: string[]; smtp: MoodySmtpServer; add: (fault: string) => void },
) {
  const taken = new Map<string, number>();
  for (const { to } of smtp.taken) taken.set(to, (taken.get(to) ?? 0) + 1);
  const rows = await db
    .selectFrom('deliveries as d')
    .leftJoin('subscribers as s', 's.id', 'd.subscriberId')
    .select(({ fn }) => ['d.state', 'd.reason', fn.coalesce('d.email', 's.email').as('email')])
    .where('d.newsletterId', '=', id)
    .execute();
  const states = new Map(rows.map(({ email, state }) => [email, state]));
  const counts: Record<string, number> = {};
  for (const email of emails) {
    const state = states.get(email) ?? 'none';
    const times = taken.get(email) ?? 0;
    counts[state] = (counts[state] ?? 0) + 1;
    if (times > 1) add(`${email} got ${times}`);
    if (state === 'sent' && times !== 1) add(`${email} is said to have got it, and got ${times}`);
    if (state === 'refused' && times !== 0) add(`${email} was refused, and got ${times}`);
    if (!['sent', 'refused', 'doubtful'].includes(state)) add(`${email} is ${state}`);
  }
  const { ended } = await db
    .selectFrom('unsubscribes')
    .select(({ fn }) => fn.countAll<number>().as('ended'))
    .executeTakeFirstOrThrow();
  if (ended !== counts.refused) add(`${counts.refused} were refused, and ${ended} subscriptions ended`);
  const untold = rows.filter(({ state, reason }) => state !== 'sent' && !reason);
  for (const { email } of untold) add(`nothing says why ${email} got none`);
  print(
    Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', '),
  );
}

await main();
