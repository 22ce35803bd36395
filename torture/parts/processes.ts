import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { isNginxInstalled, NO_NGINX } from '#tests/support/cluster/nginx.ts';
import { isPgBouncerInstalled, NO_PGBOUNCER, startPgBouncer } from '#tests/support/cluster/pgbouncer.ts';
import { type SiteCluster, startSiteCluster, withDatabase } from '#tests/support/cluster/site-cluster.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { compareEmails, countStoredViews, findLost } from '../processes/compare.ts';
import { startCrowd, type Told } from '../processes/crowd.ts';
import { type Delays, measureFreshness } from '../processes/freshness.ts';
import { amount, print, report, within } from '../report.ts';

const WRITES = amount(100, 10);
const SEEN_WITHIN_MS = within(2000);
const STOPS = amount(10, 1);
const LOAD_MS = 1500;
/** An email that a killed process was sending is another's after two minutes. */
const EMAILS_WITHIN_MS = 180_000;
const TICK_MS = 100;

/**
 * Two processes on one PostgreSQL and one store, behind nginx: how soon one sees what the other has written, and that stops and kills
 * under load lose nothing; then the same behind PgBouncer in transaction mode. `node torture/parts/processes.ts 4` stops and kills four times.
 */
async function main(stops: number) {
  if (!isNginxInstalled()) return print(`skipped: ${NO_NGINX}`);
  const faults: string[] = [];
  const postgres = await startPostgresCluster();
  try {
    await run('PostgreSQL', { postgresUrl: postgres.url }, { stops, faults });
    if (!isPgBouncerInstalled()) print(NO_PGBOUNCER);
    else {
      const pooler = await startPgBouncer(postgres.url);
      await run('PgBouncer', { postgresUrl: postgres.url, toPooled: pooler.toPooled }, { stops, faults });
      await pooler.stop();
    }
  } finally {
    await postgres.stop();
    report(faults);
  }
}

type Place = Pick<Parameters<typeof startSiteCluster>[0], 'postgresUrl' | 'toPooled'>;

async function run(name: string, place: Place, { stops, faults }: { stops: number; faults: string[] }) {
  const smtp = await startSmtpServer();
  const site = await startSiteCluster({ ...place, settings: { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.org' } });
  const add = (fault: string) => void faults.push(`${name}: ${fault}`);
  try {
    while (!site.output().includes('/auth/set-up#')) await wait(TICK_MS);
    const headers = await signIn(site);
    tellDelays(name, await measureFreshness(site, headers, WRITES), add);
    await shareAttempts(site, add);
    const trial = { name, site, headers, smtp, add, rounds: stops };
    await endUnderLoad({ ...trial, signal: 'SIGTERM' });
    await endUnderLoad({ ...trial, signal: 'SIGKILL' });
  } finally {
    await site.stop();
    await smtp.stop();
  }
}

function tellDelays(name: string, delays: Delays, add: (fault: string) => void) {
  for (const [who, times] of Object.entries(delays)) {
    const sorted = [...times].sort((a: number, b: number) => a - b);
    const most = sorted.at(-1) ?? 0;
    print(`${name}: ${sorted.length} times seen by ${who}: ${toMs(sorted[sorted.length >> 1])} at p50, ${toMs(most)} at most`);
    if (most > SEEN_WITHIN_MS) add(`${who} saw a change after ${toMs(most)}`);
  }
}

/** Wrong passwords for one account, all at once and through both: five are judged. */
async function shareAttempts({ members }: SiteCluster, add: (fault: string) => void) {
  const form = new URLSearchParams({ intent: 'password', email: 'somebody@example.org', password: 'no such password' }).toString();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const { url } = members[at % members.length] ?? { url: '' };
      const from = { 'x-forwarded-for': `203.0.113.${at}` };
      const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded', ...from };
      return sendRequest({ url }, '/auth/reauthenticate', { method: 'POST', headers, body: form });
    }),
  );
  const judged = answers.filter(({ status }) => status !== 429 && status !== 503).length;
  print(`30 wrong passwords at once through both: ${judged} judged`);
  if (judged > 5) add(`${judged} wrong passwords were judged`);
}

interface Trial {
  name: string;
  site: SiteCluster;
  headers: Record<string, string>;
  smtp: TestSmtpServer;
  signal: 'SIGTERM' | 'SIGKILL';
  rounds: number;
  add(fault: string): void;
}

/** Ends one process after the other under load, and starts it again. */
async function endUnderLoad({ name, site, headers, smtp, signal, rounds, add }: Trial) {
  const isGraceful = signal === 'SIGTERM';
  const viewsBefore = await withDatabase(site.databaseUrl, countStoredViews);
  const crowd = await startCrowd(site, headers);
  for (let round = 0; round < rounds; round += 1) {
    const member = site.members[round % site.members.length];
    await wait(LOAD_MS);
    await member?.stop(signal);
    await wait(LOAD_MS / 2);
    await member?.start();
  }
  await wait(LOAD_MS);
  await crowd.stop();
  const { told } = crowd;
  if (isGraceful) await compareViews(site, { told, viewsBefore, add });
  await waitForEmails(site);
  const lost = await withDatabase(site.databaseUrl, (db) => findLost(db, told, site.images));
  const { missing, doubled } = compareEmails(told, smtp.letters);
  const { read, form } = told.faults;
  print(
    `${name}: ${rounds} times ${signal} under load: ${told.answers} answered (${told.putOff} more put off), of them ${told.saveCount} saves, ${told.images.length} uploads, ` +
      `${told.signIns} sign-ins, ${told.signUps.length} emails; ${lost.length} lost, ${read.length} reads and ${form.length} forms unanswered, ` +
      `${missing.length} emails missing, ${doubled} sent twice`,
  );
  for (const fault of [...lost, ...read, ...missing.map((email) => `no email to ${email}`)]) add(`${signal}: ${fault}`);
  if (isGraceful && doubled) add(`${signal}: ${doubled} emails were sent twice`);
  if (doubled > rounds) add(`${signal}: ${doubled} emails were sent twice in ${rounds} rounds`);
  if (isGraceful) for (const fault of form) add(`${signal}: ${fault}`);
  else for (const fault of form) if (!/: 502$/.test(fault)) add(`${signal}: ${fault}`);
}

/** Both are stopped, so that both have stored what they counted. */
async function compareViews(site: SiteCluster, { told, viewsBefore, add }: { told: Told; viewsBefore: number[]; add: Trial['add'] }) {
  for (const member of site.members) await member.stop();
  for (const [at, stored] of (await withDatabase(site.databaseUrl, countStoredViews)).entries()) {
    const views = stored - (viewsBefore[at] ?? 0);
    print(`views: ${told.views} pages sent, ${views} counted`);
    if (views !== told.views) add(`${told.views} articles were opened and ${views} views counted`);
  }
  for (const member of site.members) await member.start();
}

async function waitForEmails({ databaseUrl }: SiteCluster) {
  const until = performance.now() + EMAILS_WITHIN_MS;
  await withDatabase(databaseUrl, async (db) => {
    while ((await db.selectFrom('jobs').select('key').where('name', '=', 'email').execute()).length > 0 && performance.now() < until)
      await wait(TICK_MS);
  });
}

function toMs(ms: number | undefined): string {
  return `${Math.round(ms ?? 0)} ms`;
}

await main(STOPS);
