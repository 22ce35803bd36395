import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDatabase } from '#db/client.server.ts';
import { EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { type MoodySmtpServer, REFUSED_EVERY, startMoodySmtpServer } from '#torture/mail/moody-smtp-server.ts';
import { amount, isShort, print, report } from '#torture/report.ts';

const MESSAGES = amount(1000, 110);
const KILLS = isShort ? 1 : 10;
const DIES_EVERY = isShort ? 80 : 300;
const HANGS_AFTER = isShort ? Number.POSITIVE_INFINITY : 500;
const VISITORS = 4;
const COPIED_EVERY = 10;
/** One in so many gives up after a refusal, or after no answer. */
const GIVES_UP_EVERY = 5;
const OWNER = 'owner@example.org';
const TICK_MS = 100;
/** A form that is sent sooner is suspected. */
const WRITING_MS = 3500;
/** A lease that is as old as this belongs to a process that was killed: no email is under way for so long. */
const DEAD_LEASE_MS = isShort ? 12_000 : 20_000;
const END_WITHIN_MS = 20 * 60_000;

/** Messages of the contact form by a mail server that refuses, delays, hangs and dies, while the site is killed: none that was thanked for is lost. */
async function main() {
  const faults: string[] = [];
  await run('SQLite', { faults, processes: 1, databaseUrl: '' });
  for (const processes of isShort ? [2] : [1, 2]) {
    const postgres = await startPostgresCluster();
    try {
      await run(`PostgreSQL, ${processes} processes`, { faults, processes, databaseUrl: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
  report(faults);
}

interface Place {
  faults: string[];
  processes: number;
  databaseUrl: string;
}

async function run(name: string, { faults, processes, databaseUrl }: Place) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-messages-'));
  const smtp = await startMoodySmtpServer({
    pattern: /Message number (\d+)\./,
    judges: 'text',
    diesEvery: DIES_EVERY,
    hangsAfter: HANGS_AFTER,
  });
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.org', DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' };
  const start = () => startSite(dataDir, settings);
  const startedAt = performance.now();
  const servers: Server[] = [await start()];
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    await takeMessages(db);
    await servers[0]?.stop();
    for (let at = 0; at < processes; at += 1) servers[at] = await start();
    const told = new Map<number, Told>();
    const tokens = await openForms(servers);
    await Promise.all([sendAll(servers, { db, tokens, told }), killOnTheWay(servers, { start, told })]);
    await sendEmails(db);
    await examine(db, { told, smtp, add: (fault) => void faults.push(`${name}: ${fault}`) });
    print(`${name}: ${KILLS} kills, ${smtp.deaths()} deaths, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  } finally {
    for (const server of servers) await server.stop();
    await db.destroy();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function takeMessages(db: Db) {
  for (const [id, fields] of Object.entries({ mailing: { takesMessages: 'on' }, identity: { email: OWNER } }))
    await db
      .updateTable('siteDocuments')
      .set((eb) => ({ fields: JSON.stringify(fields), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
}

/** Everyone has opened the form before the first one sends it. */
async function openForms([server]: Server[]): Promise<string[]> {
  const tokens: string[] = [];
  while (server && tokens.length < MESSAGES) {
    const { text } = await sendRequest(server, '/contact');
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1];
    if (!token) throw new Error('the contact form does not send');
    tokens.push(token);
  }
  await wait(WRITING_MS);
  return tokens;
}

/** What a visitor saw last. */
type Told = 'thanked' | 'stored' | 'not stored' | 'nothing';

interface Sending {
  db: Db;
  tokens: string[];
  told: Map<number, Told>;
}

/** Each visitor sends one message after the other, and the same form again after a refusal or no answer, or gives up. */
async function sendAll(servers: Server[], { db, tokens, told }: Sending) {
  const numbers = tokens.keys();
  await Promise.all(Array.from({ length: VISITORS }, sendSome));

  async function sendSome() {
    for (const number of numbers) {
      const givesUp = Math.random() < 1 / GIVES_UP_EVERY;
      for (let time = 0; ; time += 1) {
        const server = servers[(number + time) % servers.length];
        const seen = server ? toTold(await sendMessage(server, number, tokens[number] ?? '').catch(() => undefined)) : 'nothing';
        told.set(number, seen);
        await wait(TICK_MS);
        if (seen === 'thanked' || seen === 'stored' || givesUp) break;
        if (seen === 'not stored') await passHour(db);
      }
    }
  }
}

/** From an address of its own. */
function sendMessage(server: Server, number: number, token: string): Promise<ClientResponse> {
  const body = new URLSearchParams({
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.org`,
    subject: 'Tea',
    message: `Message number ${number}.`,
    token,
    ...(number % COPIED_EVERY === 0 && { copy: 'on' }),
  }).toString();
  const address = `10.0.${number >> 8}.${number & 255}`;
  const headers = { origin: server.url, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address };
  return sendRequest(server, '/contact', { method: 'POST', headers, body });
}

function toTold(answer: ClientResponse | undefined): Told {
  if (!answer) return 'nothing';
  if (answer.text.includes('>Thank you<')) return 'thanked';
  if (answer.text.includes('>Your message has been stored<')) return 'stored';
  return answer.status === 429 ? 'not stored' : 'nothing';
}

async function passHour(db: Db) {
  await db
    .updateTable('attempts')
    .set({ blockedUntil: new Date(Date.now() - 1000).toISOString() })
    .execute();
}

async function killOnTheWay(servers: Server[], { start, told }: { start: () => Promise<Server>; told: Map<number, Told> }) {
  for (let kills = 0; kills < KILLS; kills += 1) {
    while (told.size < (MESSAGES * (kills + 1)) / (KILLS + 2)) await wait(TICK_MS);
    await wait(Math.random() * 2 * TICK_MS);
    const at = kills % servers.length;
    await servers[at]?.stop('SIGKILL');
    servers[at] = await start();
  }
}

/** Until none waits; what was put off is due without its pause, and what a killed process had begun without its lease. */
async function sendEmails(db: Db) {
  const seen = new Map<string, number>();
  for (const until = Date.now() + END_WITHIN_MS; Date.now() < until; await wait(TICK_MS)) {
    const rows = await db.selectFrom('jobs').select('lease').where('name', '=', EMAIL_JOB).execute();
    if (rows.length === 0) return;
    const past = new Date(Date.now() - 1000).toISOString();
    const emails = db.updateTable('jobs').where('name', '=', EMAIL_JOB);
    await emails.set({ dueAt: past }).where('lease', 'is', null).where('attempts', '>', 0).execute();
    for (const { lease } of rows) {
      if (lease === null) continue;
      const since = seen.get(lease) ?? Date.now();
      seen.set(lease, since);
      if (Date.now() - since > DEAD_LEASE_MS) await emails.set({ leasedUntil: past }).where('lease', '=', lease).execute();
    }
  }
  throw new Error('emails still wait');
}

interface Examination {
  told: Map<number, Told>;
  smtp: MoodySmtpServer;
  add: (fault: string) => void;
}

async function examine(db: Db, { told, smtp, add }: Examination) {
  const rows = await db.selectFrom('messages').select(['id', 'message', 'folder', 'isEmailed', 'isCopied', 'refusal']).execute();
  const stored = Map.groupBy(rows, ({ message }) => Number(/\d+/.exec(message)?.[0]));
  const arrived = Map.groupBy(smtp.taken, ({ to, number }) => (to === OWNER ? number : `copy ${number}`));
  for (const [number, saw] of told) {
    const [row, ...others] = stored.get(number) ?? [];
    if (others.length > 0) add(`message ${number} is stored ${others.length + 1} times`);
    if (!row && (saw === 'thanked' || saw === 'stored')) add(`message ${number} was thanked for, and is not stored`);
    if (row && saw === 'not stored') add(`message ${number} is stored, and its visitor was told that it is not`);
    if (row && saw === 'thanked' && !row.isEmailed) add(`message ${number} is said to be emailed, and is not`);
    if (row && row.folder !== 'inbox') add(`message ${number} is suspected`);
  }
  for (const [number, [row]] of stored) {
    const isRefused = number % REFUSED_EVERY === 0;
    const [owners, copies] = [arrived.get(number) ?? [], arrived.get(`copy ${number}`) ?? []];
    if (row?.isEmailed && !isRefused && owners.length === 0) add(`the email of message ${number} has not arrived`);
    if (row?.isEmailed && isRefused && !row.refusal) add(`nothing says why the email of message ${number} was refused`);
    if (row?.isCopied && !isRefused && copies.length === 0) add(`the copy of message ${number} has not arrived`);
    if (!row?.isEmailed && owners.length > 0) add(`message ${number} was emailed, and is said not to be`);
    for (const emails of [owners, copies])
      if (new Set(emails.map(({ messageId }) => messageId)).size > 1) add(`the repeats of message ${number} are not one email`);
  }
  const repeats = [...arrived.values()].reduce((sum, emails) => sum + emails.length - 1, 0);
  const answeredTwice = [...arrived.values()].reduce(
    (sum, emails) => sum + Math.max(0, emails.filter(({ isAnswered }) => isAnswered).length - 1),
    0,
  );
  if (answeredTwice > KILLS) add(`${answeredTwice} emails were sent again that the server had taken, by ${KILLS} kills`);
  const counts = Object.groupBy(told.values(), (saw) => saw);
  const words = Object.entries(counts).map(([saw, all]) => `${all?.length} ${saw}`);
  print(
    `${words.join(', ')}; ${rows.length} stored, ${smtp.taken.length} emails, ${repeats} of them repeats, ${answeredTwice} after an answer`,
  );
}

await main();
