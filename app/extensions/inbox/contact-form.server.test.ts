import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/site.ts';
import { startBrokenSmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createToken } from './message-token.server.ts';

const WRITTEN = { name: 'Ama Owusu', email: 'ama@example.org', subject: 'Tea & cake', message: 'First “line”' };
const SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
const AT_REST = { timeout: 20_000, interval: 50 };

async function open(smtp: { url: string }) {
  const site = await startSite({ settings: { SESSION_SECRET: SECRET, SMTP_URL: smtp.url, MAIL_FROM: 'site@example.org' } });
  onTestFinished(() => site.stop());
  const admin = await signIn(site);
  const readForm = () => sendRequest(site, '/contact');
  const readPrivacy = async () => (await sendRequest(site, '/privacy')).text;
  async function post(fields: Record<string, string>) {
    const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
    return sendRequest(site, '/contact', { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }
  async function switchOn() {
    await save(mailing, { takesMessages: 'on' }, 1);
  }
  const ask = (path: string, body: object) => sendRequest(site, path, { method: 'POST', headers: admin, body: JSON.stringify(body) });
  async function save(kind: SettingsKind, changes: FieldValues, version: number) {
    const fields = { ...kind.form.empty, ...changes, intent: 'publish', version: String(version) };
    const saved = await ask('/admin/do/content.save', { kind: kind.name, id: kind.name, form: fields });
    if (saved.status !== 200) throw new Error(saved.text);
  }
  async function rename(table: string, name: string) {
    const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
    await sql.raw(`alter table ${table} rename to ${name}`).execute(db);
    await db.destroy();
  }
  const list = (folder = 'inbox') => sendRequest(site, `/admin/messages?folder=${folder}`, { headers: admin });
  return {
    site,
    readForm,
    post,
    switchOn,
    switchOff: () => save(mailing, {}, 2),
    saveIdentity: () => save(identity, { email: 'owner@example.org' }, 1),
    readPrivacy,
    rename,
    ask,
    list,
  };
}

test('[CONF-1] a message is thanked for once it is stored, also while the mail server is silent, arrives when it talks, and switched off the page is as before', async () => {
  const silent = await startBrokenSmtpServer('silent');
  onTestFinished(silent.stop);
  const { site, readForm, post, switchOn, switchOff, saveIdentity, readPrivacy, rename, ask, list } = await open(silent);
  await saveIdentity();
  const [off, offPrivacy] = [await readForm(), await readPrivacy()];
  await switchOn();
  expect(await readPrivacy()).toContain('A message is deleted after 12 months');
  const [first, second] = [await readForm(), await readForm()];
  const tokens = [first, second].map(({ text }) => /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '');
  expect([first.headers['cache-control'], new Set(tokens).size]).toEqual(['private, no-cache', 2]);

  const empty = await post({ ...WRITTEN, message: ' ', token: tokens[0] ?? '' });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('Please write your message.');
  expect(empty.text).toContain(`value="${tokens[0]}"`);
  expect(empty.text).toContain('value="Tea &amp; cake"');

  const suspected = await post({ ...WRITTEN, token: '' });
  expect([suspected.status, suspected.text.includes('list of suspected spam')]).toEqual([200, true]);
  expect((await list('spam')).text).toContain('The form wasn’t opened on this site');

  const token = createToken(SECRET, new Date(Date.now() - 60_000));
  const thanks = [await post({ ...WRITTEN, message: 'Second', token }), await post({ ...WRITTEN, message: 'Second', token })];
  for (const { status, text, headers } of thanks) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toMatch(/Your message has arrived.*I’ll reply to .*<bdi>[^<]+<\/bdi>.*, within 24 hours on business days/);
  }
  const inbox = await list();
  expect(inbox.text).toContain('Tea &amp; cake');
  expect(inbox.text).toMatch(/class="tab-count">1<span/);
  expect(site.output()).not.toMatch(/Owusu|ama@example/);

  await silent.stop();
  const smtp = await startSmtpServer({ port: silent.port });
  onTestFinished(smtp.stop);
  const tryAgain = () => ask('/admin/do/job.retry', { name: 'email' });
  await expect.poll(async () => (await tryAgain()) && smtp.letters.length, AT_REST).toBe(1);
  expect(smtp.letters).toMatchObject([{ to: 'owner@example.org', replyTo: WRITTEN.email, subject: WRITTEN.subject }]);

  await rename('messages', 'away');
  const failed = await post({ ...WRITTEN, message: 'Third' });
  await rename('away', 'messages');
  const sent: number[] = [];
  for (let count = 0; count < 8; count += 1) sent.push((await post({ ...WRITTEN, message: `Text ${count}` })).status);
  const refused = await post({ ...WRITTEN, message: 'Third' });
  expect([sent, failed.status, refused.status]).toEqual([Array(8).fill(200), 503, 429]);
  for (const { text } of [failed, refused]) {
    expect(text).toContain('Your message was not sent');
    expect(text).toMatch(/>Third<\/textarea>/);
    expect(text).toContain('href="mailto:owner@example.org?subject=Tea%20%26%20cake&amp;body=Third');
    expect(text).toContain('https://wa.me/');
  }

  await switchOff();
  expect((await readForm()).body.equals(off.body)).toBe(true);
  expect((await readForm()).headers['cache-control']).toBe(off.headers['cache-control']);
  expect(await readPrivacy()).toBe(offPrivacy);
  expect((await post(WRITTEN)).text).toContain('This form does not send yet');
});
