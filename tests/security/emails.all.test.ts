import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allMigrations } from '#app/all-migrations.server.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createEmailHandler, EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import { openMail, toMessage } from '#platform/mail/open-mail.server.ts';
import { createTestDeps } from '#tests/factories/accounts.ts';
import { makeDataFolder } from '#tests/factories/content-folder.ts';
import { sendRequest, signIn } from '../support/admin-client.ts';
import { createPlace } from '../support/databases.ts';
import { extensionTests } from '../support/extensions.ts';
import { startSite } from '../support/site.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { readStrings } from './support/prove-strings.ts';
import { findActiveHtml, readComposed, readConversation } from './support/smtp-conversation.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWNER = 'owner@example.org';
const VISITOR = 'ama@example.org';
const SITE = 'site@example.org';
/** Each so-manieth string goes by HTTP, and to a mail server; all go by the functions behind the forms, whose limits another day frees. */
const SENT_EVERY = 40;

vi.setConfig({ testTimeout: 900_000 }); // some ten thousand emails, beside other tests

const strings = readStrings();
const texts = (strings ?? []).flatMap((text) => [
  text,
  `x\r\nBcc: v@evil.example\r\n\r\n<script>1</script>${text}\n.\nMAIL FROM:<v@evil.example>\r.\rRCPT TO:<v@evil.example>`,
]);
/** Without the quotes of a local part that needs them. */
const toPlain = (address: string) => address.replace(/^<?"([^"\\]*)"@([^>]*)>?$/, '$1@$2').toLowerCase();
const toAddresses = (text: string) => [text, `${text}@example.org`, `${VISITOR}${text}`, `${VISITOR}\r\nBcc: ${text}@example.org`];

test.skipIf(!strings)('[CONF-1] [CONF-2] [CONF-3] no string in a field becomes a header, a recipient or a script of an email', async () => {
  const { deps, readEmails, setSite, deliver, getMail } = await openMailingSite();
  const expected = new Set([OWNER, VISITOR]);
  for (const [at, text] of texts.entries()) {
    deps.passTime(DAY_MS + MINUTE_MS);
    await setSite(text);
    const isSent = at % SENT_EVERY === 1;
    const given = { text, emails: toAddresses(text), reader: VISITOR, clientAddress: `192.0.2.${at % 250}` };
    for (const { hostileEmails } of extensionTests)
      for (const email of (await hostileEmails?.write({ ...deps, mail: getMail(isSent) }, given)) ?? []) expected.add(email);
    await deliver(isSent);
  }
  const { emails, faults } = readEmails();
  expect([...new Set(faults)]).toEqual([]);
  expect(emails.length).toBeGreaterThan(3 * texts.length);
  expect(emails.filter(({ envelope }) => envelope.from !== SITE || !expected.has(toPlain(envelope.to.join())))).toEqual([]);
  expect(emails.filter(({ replyTo }) => replyTo && !expected.has(toPlain(replyTo)))).toEqual([]);
  expect(emails.filter(({ html }) => html.length > 0).length).toBeGreaterThan(0.9 * texts.length);
  expect([...new Set(emails.flatMap(({ html }) => html.flatMap(findActiveHtml)))]).toEqual([]);
});

test.skipIf(!strings)('[CONF-1] [CONF-2] [CONF-3] nor does a string that is posted in the forms of a running site', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);
  const secret = 'only-for-tests-0123456789-abcdefghijklmnop';
  const dataDir = await makeDataFolder((filled) => storeSettings(filled, { name: 'Ama', email: OWNER }));
  const site = await startSite({
    dataDir,
    settings: { SMTP_URL: smtp.url, MAIL_FROM: SITE, SESSION_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1' },
  });
  onTestFinished(() => site.stop());
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(() => db.destroy());
  const admin = await signIn(site);
  const type = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
  const post = async (path: string, fields: Record<string, string>) =>
    (await sendRequest(site, path, { method: 'POST', headers: type, body: new URLSearchParams(fields).toString() })).status;
  const change = async (path: string, body: object) =>
    (await sendRequest(site, path, { method: 'POST', headers: admin, body: JSON.stringify(body) })).status;
  const statuses = new Set<number>();
  for (const text of ['A plain text', ...texts.filter((_, at) => at % SENT_EVERY === 1)]) {
    await db.deleteFrom('attempts').execute();
    const given = { text, emails: toAddresses(text), reader: VISITOR };
    for (const { hostileEmails } of extensionTests)
      for (const status of (await hostileEmails?.post({ db, secret, post, change }, given)) ?? []) statuses.add(status);
  }
  await expect.poll(() => countWaiting(db), { timeout: 120_000 }).toBe(0);
  const { emails, faults } = merge(smtp.received().map(readConversation));
  expect([...new Set(faults)]).toEqual([]);
  expect([...statuses].toSorted()).toEqual([200, 400]);
  expect(emails.length).toBeGreaterThan((3 * texts.length) / SENT_EVERY);
  expect(emails.filter(({ envelope }) => envelope.from !== SITE || /evil|Bcc/.test(envelope.to.join()))).toEqual([]);
  expect([...new Set(emails.flatMap(({ html }) => html.flatMap(findActiveHtml)))]).toEqual([]);
});

/** The functions behind the forms, a real mail server, emails that are only composed, and settings that hold what they are told. */
async function openMailingSite() {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);
  const place = await createPlace('sqlite');
  const db = await openDatabase(place);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  await migrate(db, allMigrations);
  await sql`pragma synchronous = off`.execute(db); // nothing here outlives the test
  const deps = createTestDeps(db, { SITE_URL: 'https://www.example.com', SMTP_URL: smtp.url, MAIL_FROM: SITE });
  const readName = async () => (await deps.site.read()).site.author.name;
  const composed: ReturnType<typeof readComposed>[] = [];
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sending = openMail({ ...deps, readName });
  onTestFinished(sending.close);
  const composing: Pick<Mail, 'send'> = {
    async send(email, identity) {
      const { message, envelope } = await composer.sendMail(toMessage(email, { name: await readName(), address: SITE }, identity));
      composed.push(readComposed(message as Buffer, envelope)); // `buffer: true` makes it one
    },
  };
  const getMail = (isSent: boolean) => (isSent ? sending : composing);
  return {
    db,
    deps,
    readEmails: () => merge([...smtp.received().map(readConversation), ...composed]),
    /** Every setting of which an email has something; one that the admin would refuse stays at its default. */
    setSite: (text: string) =>
      storeSettings(db, { name: text.slice(0, 80), email: OWNER }, { postalAddress: text.slice(0, 300) || 'Accra' }),
    getMail,
    async deliver(isSent: boolean) {
      const handler = createEmailHandler({ ...deps, mail: getMail(isSent) });
      for (const { key, payload } of await db.selectFrom('jobs').selectAll().where('name', '=', EMAIL_JOB).execute())
        await run(handler, { key, payload });
      await db.deleteFrom('jobs').where('name', '=', EMAIL_JOB).execute();
    },
  };
  function run(handler: JobHandler, { key, payload }: { key: string; payload: string }) {
    const job = { name: handler.name, key, payload, attempts: 1, createdAt: deps.now().toISOString(), revision: 1, lease: randomUUID() };
    return handler.run(job, { signal: new AbortController().signal });
  }
}

async function storeSettings(db: Db, author: { name: string; email: string }, mailing: { postalAddress?: string } = {}) {
  const on = { takesMessages: 'on', hasNewsletter: 'on', postalAddress: 'Accra', emailsPerMinute: '6000', ...mailing };
  for (const [id, fields] of Object.entries({ identity: author, mailing: on }))
    await db
      .updateTable('siteDocuments')
      .set({ fields: JSON.stringify(fields) })
      .where('id', '=', id)
      .execute();
}

async function countWaiting(db: Db): Promise<number> {
  return (await db.selectFrom('jobs').select('key').where('name', '=', EMAIL_JOB).execute()).length;
}

function merge(read: ReturnType<typeof readConversation>[]) {
  return { emails: read.flatMap(({ emails }) => emails), faults: read.flatMap(({ faults }) => faults) };
}
