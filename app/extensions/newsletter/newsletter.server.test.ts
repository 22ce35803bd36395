import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { mailing } from '#features/settings/parts/mailing.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { readPage } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';
import { type NewsletterSite, startNewsletterSite } from './newsletter-site.testing.ts';
import { addSubscribers } from './subscribers/import-subscribers.server.ts';

const PATIENTLY = { timeout: 30_000 };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('[CONF-2] while the newsletter is off, nothing can be subscribed to', async () => {
  const { url } = await openSharedSite('demo');
  for (const path of ['/', '/about', '/follow']) {
    const page = await readPage(url + path);
    expect(page.findAll('form[action="/newsletter"]'), path).toEqual([]);
    expect(page.find('footer.site-footer').find('[inert]').attribute('ariaHidden'), path).toBe('true');
  }
  expect((await fetch(`${url}/newsletter`)).status).toBe(404);
  const body = 'email=ama%40example.org&source=footer';
  expect((await sendRequest({ url }, '/newsletter', { method: 'POST', headers: FORM, body })).status).toBe(404);
  expect((await readPage(`${url}/privacy`)).text).toContain('The newsletter has not started yet.');
});

describe('a site with its newsletter on', () => {
  let site: NewsletterSite;
  let admin: Record<string, string>;
  beforeAll(async () => {
    site = await startNewsletterSite();
    admin = await signIn(site);
  });
  afterAll(() => site.stop());

  const post = (path: string, fields: Record<string, string> = {}) =>
    sendRequest(site, path, { method: 'POST', headers: { ...FORM, origin: site.url }, body: new URLSearchParams(fields).toString() });
  const change = async (name: 'add' | 'import' | 'remove', body: object) => {
    const { status, text } = await sendRequest(site, `/admin/do/subscriber.${name}`, {
      method: 'POST',
      headers: admin,
      body: JSON.stringify(body),
    });
    return { status, ...JSON.parse(text) };
  };
  const exported = async () => (await sendRequest(site, '/admin/subscribers/export', { headers: admin })).text;

  test('[CONF-2] has the field on every page, the same for everyone, and says in its privacy page what it stores', async () => {
    for (const path of ['/', '/about', '/blog/1', '/follow']) {
      const response = await fetch(site.url + path);
      expect(response.headers.get('cache-control'), path).toContain('public');
      expect((await readPage(site.url + path)).find('footer.site-footer').findAll('form[action="/newsletter"]'), path).toHaveLength(1);
    }
    const steps = (await readPage(`${site.url}/blog/1`)).find('.next-steps'); // [ART-13]
    expect([steps.findAll('form[action="/newsletter"]').length, steps.findAll('a[href="/follow"]').length]).toEqual([1, 0]);
    const footer = (await readPage(`${site.url}/about`)).find('footer.site-footer');
    expect(footer.text).toContain('New articles on marketing, brand and technology by email.');
    for (const path of ['/newsletter', '/newsletter/confirm?token=a'])
      expect((await readPage(site.url + path)).find('footer.site-footer').findAll('form'), path).toEqual([]);
    const { text } = await readPage(`${site.url}/privacy`);
    expect(text).toContain('If you want to know what is stored about you');
    expect(text).not.toContain('because there is nothing');
    expect(text).toContain('A keyed hash of it is kept');
    expect(text).not.toContain('has not started');
    expect((await readPage(site.url)).text).not.toContain('once the newsletter begins');
  });

  test('[CONF-2] subscribes who presses the button, not who opens the link with scripts or without, and lets an email program leave with one click', async () => {
    const asked = await post('/newsletter', { email: 'ama@example.org', source: 'footer', website: '' });
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Check your email');
    await expect.poll(() => site.findLink('ama@example.org'), PATIENTLY).toBeDefined();
    const link = site.findLink('ama@example.org') ?? '';
    const fetched = await sendRequest(site, link);
    expect([fetched.status, fetched.headers['cache-control'], fetched.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'strict-origin',
    ]);
    for (const path of [link, link.replace('confirm', 'leave')]) {
      const page = await readPage(new URL(path, site.url).href);
      expect(page.find('main').findAll('script')).toEqual([]);
      expect(page.find('main form[method="post"]').findAll('button')).toHaveLength(1);
    }
    expect(await exported()).toContain('ama@example.org,pending');
    expect((await post(link)).text).toContain('You are subscribed');
    expect((await post(link, { category: 'brand' })).text).toContain('Your choice is saved');
    expect(await exported()).toContain('ama@example.org,confirmed,brand,footer');

    const leaveLink = link.replace('confirm', 'leave');
    await sendRequest(site, leaveLink);
    expect(await exported()).toContain('ama@example.org');
    for (const time of ['first', 'second']) {
      const left = await sendRequest(site, leaveLink, {
        method: 'POST',
        headers: { ...FORM, 'sec-fetch-mode': 'cors' }, // as Node’s fetch sends it
        body: 'List-Unsubscribe=One-Click',
      });
      expect(left.status, time).toBe(200);
    }
    expect(await exported()).not.toContain('ama@example.org');
    expect((await post(link)).status).toBe(404);
    expect(site.output()).not.toContain(link.split('=')[1]);
    expect(site.output()).not.toContain('ama@');
  });

  test('[CONF-2] gives one answer to a known and to an unknown address, and none to a program', async () => {
    const answer = async (email: string, website = '') => {
      const { status, text } = await post('/newsletter', { email, source: 'home', website });
      return `${status} ${text}`.replaceAll(email, '').replaceAll(/sha\d+-[^'"]+|nonce="[^"]*"/g, '');
    };
    await change('add', { email: 'known@example.org', consent: 'asked by letter' });
    expect(await answer('known@example.org')).toBe(await answer('other@example.org'));
    await answer('robot@example.org', 'https://example.org');
    const list = await exported();
    expect(list).toContain('other@example.org,pending');
    expect(list).not.toContain('robot');
    const wrong = await post('/newsletter', { email: 'a@x.org\r\nBcc: b@x.org', source: 'home' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Please enter an email address');
  });

  test('[CONF-2] imports with consent, reports each line, and brings nobody back', async () => {
    expect(await change('add', { email: 'gone@example.org', consent: 'by letter' })).toMatchObject({ status: 200 });
    const page = await sendRequest(site, '/admin/subscribers.data?q=gone', { headers: admin });
    const id = /[\da-f]{8}-[\da-f-]{27}/.exec(page.text)?.[0];
    expect(await change('remove', { id })).toMatchObject({ status: 200 });
    const rows = ['gone@example.org', 'one@example.org', 'nobody', 'one@example.org'].map((text, at) => [at + 2, text]);
    const { report } = await change('import', { rows, consent: '=1+1' });
    expect(report).toEqual({ added: 1, known: 0, repeated: 1, left: 1, invalid: 1, lines: [{ line: 4, text: 'nobody' }], notes: [] });
    const listed = [
      [2, 'two@example.org', ['left', 'status: cleaned']],
      [3, 'three@example.org', ['unclear', 'status: vip']],
    ];
    expect(await change('import', { rows: listed, consent: 'x' })).toMatchObject({ report: { added: 0, notes: { length: 2 } } });
    expect(await change('import', { rows: [[2, 'two@example.org', ['gone', '']]], consent: 'x' })).toMatchObject({ status: 400 });
    expect(await exported()).toMatch(/one@example\.org,confirmed,,import,.*,'=1\+1\r\n/);
    expect(await change('add', { email: 'gone@example.org', consent: 'x' })).toMatchObject({ status: 400 });
    expect(await change('import', { rows: [[0, '']], consent: '' })).toMatchObject({ status: 400 });
    expect((await sendRequest(site, '/admin/subscribers/export')).status).toBe(401);
    await change('add', { email: 'asked@example.org', consent: '' });
    await expect.poll(() => site.findLink('asked@example.org'), PATIENTLY).toContain('/newsletter/confirm');
  });

  test('[CONF-2] asks who was imported before as soon as it is switched on again', async () => {
    const save = async ({ name, form }: SettingsKind, changes: object, version = '1') => {
      const body = JSON.stringify({ kind: name, id: name, form: { ...form.empty, ...changes, intent: 'publish', version } });
      expect((await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body })).status).toBe(200);
    };
    await save(identity, { email: 'owner@example.org' });
    await save(mailing, {});
    const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
    await addSubscribers(db, [{ email: 'waits@example.org', source: 'import' }], new Date());
    await db.destroy();
    await save(mailing, { hasNewsletter: 'on', postalAddress: 'Accra' }, '2');
    await expect.poll(() => site.findLink('waits@example.org'), PATIENTLY).toContain('/newsletter/confirm');
  });
});
