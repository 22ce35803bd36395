import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import { sendRequest, signIn } from '../support/admin-client.ts';
import { startSite } from '../support/site.ts';
import { startSmtpServerToEnter } from '../support/smtp-server.ts';

const MAIL_PASSWORD = 'only-the-mail-server-knows';
const AT_REST = { timeout: 20_000, interval: 50 };

test('[CONF-1] an admin sets email up in a plain form: the running site sends, and the password is nowhere to be read', async () => {
  let isOpen = false;
  const smtp = await startSmtpServerToEnter({ refuse: (step) => (step === 'AUTH' && !isOpen ? 535 : undefined) });
  const site = await startSite();
  onTestFinished(async () => void (await Promise.all([site.stop(), smtp.stop()])));
  const admin = await signIn(site);
  const responses: string[] = [];
  const get = async (at: string) => {
    const { text } = await sendRequest(site, at, { headers: admin });
    responses.push(text);
    return text;
  };
  const post = async (at: string, fields: Record<string, string>, headers: Record<string, string> = admin) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    const response = await sendRequest(site, at, { method: 'POST', headers: { ...headers, ...type }, body });
    responses.push(response.text);
    return response;
  };
  const switchOn = () => {
    const form = { ...mailing.form.empty, takesMessages: 'on', intent: 'publish', version: '1' };
    const body = JSON.stringify({ kind: mailing.name, id: mailing.name, form });
    return sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body });
  };
  const identity = { kind: 'identity', id: 'identity', form: { intent: 'publish', version: '1', email: 'owner@example.org' } };
  const form = {
    ...{ intent: 'save', host: smtp.host, port: '2525', user: 'ama', password: MAIL_PASSWORD },
    ...{ from: 'site@example.org', currentPassword: 'seven green rivers' },
  };

  expect(await get('/admin/email')).toContain('The site can’t send email yet.');
  expect((await switchOn()).text).toContain('Set it up first: Email, under Site.');
  const refused = await post('/admin/email', form);
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(/refuses the login \(535[^<]*Correct the user name and password/);
  expect(refused.text).toContain(`value="${smtp.host}"`);
  expect(refused.text).toContain('value="site@example.org"');
  expect(refused.text).toMatch(/<option selected=""[^>]*>2525</);
  expect(await get('/admin/email')).toContain('The site can’t send email yet.');

  const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
  onTestFinished(() => db.destroy());
  const setRole = (role: 'admin' | 'editor') => db.updateTable('userRoles').set({ role }).execute();
  await setRole('editor');
  expect((await post('/admin/email', form)).status).toBe(403);
  await setRole('admin');

  isOpen = true;
  const saved = await post('/admin/email', form);
  expect(saved.status).toBe(200);
  expect(saved.text).toContain('Saved. A test is on its way to owner@example.org: check that it arrives.');
  expect(saved.text).toContain(`Email works through ${smtp.host} as site@example.org.`);
  expect(smtp.letters[0]).toMatchObject({ to: 'owner@example.org', subject: 'Email works' });
  await post('/auth/recover', { email: 'owner@example.org' }, { origin: site.url });
  await expect.poll(() => smtp.letters.map(({ subject }) => subject), AT_REST).toContain('Choose a new password');
  await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body: JSON.stringify(identity) });
  expect((await switchOn()).text).not.toContain('Set it up first');

  for (const at of ['/admin/email', '/admin/activity', '/admin/status', '/admin/site/mailing', '/admin/people']) await get(at);
  const check = await sendRequest(site, '/admin/do/site.check', { method: 'POST', headers: admin, body: '{}' });
  expect(check.text).toContain('accepts the site’s login');
  const files = readdirSync(site.dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.sqlite/.test(file));
  const stored = files.map((file) => readFileSync(path.join(site.dataDir, file), 'latin1')).join('');
  for (const text of [...responses, check.text, site.output(), stored]) expect(text.includes(MAIL_PASSWORD)).toBe(false);
});
