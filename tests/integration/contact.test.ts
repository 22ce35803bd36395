import { expect, onTestFinished, test } from 'vitest';
import { createToken } from '#features/contact/message-token.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { sendRequest, signIn } from '../support/admin-client.ts';
import { startSite } from '../support/site.ts';
import { startBrokenSmtpServer, startSmtpServer } from '../support/smtp-server.ts';

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
  async function save(kind: SettingsKind, changes: FieldValues, version: number) {
    const body = JSON.stringify({ ...kind.form.empty, ...changes, intent: 'publish', version: String(version) });
    const saved = await sendRequest(site, `/admin/save/${kind.name}/${kind.name}`, { method: 'POST', headers: admin, body });
    if (saved.status !== 200) throw new Error(saved.text);
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
    list,
  };
}

test('[CONF-1] a message is thanked for once it is stored, also while the mail server is silent, arrives when it talks, and switched off the page is as before', async () => {
  const silent = await startBrokenSmtpServer('silent');
  onTestFinished(silent.stop);
  const { site, readForm, post, switchOn, switchOff, saveIdentity, readPrivacy, list } = await open(silent);
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
  expect((await list('spam')).text).toContain('The form was not opened on this site');

  const token = createToken(SECRET, new Date(Date.now() - 60_000));
  const thanks = [await post({ ...WRITTEN, message: 'Second', token }), await post({ ...WRITTEN, message: 'Second', token })];
  for (const { status, text, headers } of thanks) {
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toMatch(/Your message has been stored and is being emailed to <bdi>/);
  }
  const inbox = await list();
  expect(inbox.text).toContain('Tea &amp; cake');
  expect(inbox.text).toMatch(/class="tab-count">1<span/);
  expect(site.output()).not.toMatch(/Owusu|ama@example/);

  await switchOff();
  expect((await readForm()).body.equals(off.body)).toBe(true);
  expect((await readForm()).headers['cache-control']).toBe(off.headers['cache-control']);
  expect(await readPrivacy()).toBe(offPrivacy);
  expect((await post(WRITTEN)).text).toContain('This form does not send yet');

  await silent.stop();
  const smtp = await startSmtpServer({ port: silent.port });
  onTestFinished(smtp.stop);
  await expect.poll(() => smtp.letters.length, AT_REST).toBe(1);
  expect(smtp.letters).toMatchObject([{ to: 'owner@example.org', replyTo: WRITTEN.email, subject: WRITTEN.subject }]);
});
