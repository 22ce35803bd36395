import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { createPageParser } from '#server/cache/shareable-page.ts';
import { getBodyLimit } from '#server/http/limits.ts';
import { PASSWORD } from '../factories/accounts.ts';
import { type AttackedSite, startAttackedSite } from './support/attacked-site.ts';

const PAGES = ['/admin/security', '/admin/connections'];

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

const post = (path: string, fields: Record<string, string>, headers = site.admin) =>
  site.ask(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe.each(PAGES)('%s keeps the rules of /auth', (path) => {
  const spellings = [path, `${path}.data`, `${path}/`, `${path}?x=1`, path.toUpperCase()];

  test('[AUTH-9] a body has the same limit, and is read after the guard as there', () => {
    for (const each of spellings) expect(getBodyLimit(each), each).toEqual(getBodyLimit('/auth/security'));
  });

  test('[AUTH-6] no cache shares the page, and its answers are stored nowhere and listed by no search engine', async () => {
    const parsePage = createPageParser(contentKinds);
    for (const each of spellings) expect(parsePage(each, undefined), each).toBeUndefined();
    for (const each of [path, `${path}.data`]) {
      for (const headers of [{ cookie: site.admin.cookie ?? '' }, {}]) {
        const answer = await site.ask(each, { headers });
        expect(answer.headers['cache-control'], each).toMatch(/no-store/);
      }
    }
    const { headers } = await site.ask(path, { headers: { cookie: site.admin.cookie ?? '' } });
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('[AUTH-6] a form of another site is refused, and so is nobody', async () => {
    const fields = { intent: 'end-token', id: 'x' };
    const { cookie = '' } = site.admin;
    for (const each of [path, `${path}.data`]) {
      expect((await post(each, fields, { cookie, origin: 'https://evil.example' })).status, each).toBe(403);
      expect((await post(each, fields, { origin: site.url })).status, each).toBe(401);
    }
  });
});

test('[AUTH-11] who has a role finds Security in the admin: a link is led there with its query, a form with what it holds', async () => {
  const { cookie = '' } = site.admin;
  const asked = await site.ask('/auth/security?from=mail', { headers: { cookie } });
  expect([asked.status, asked.headers.location]).toEqual([307, '/admin/security?from=mail']);
  expect(asked.headers['cache-control']).toBe('private, no-store');
  const sent = await post('/auth/security', { intent: 'change-password', currentPassword: PASSWORD, newPassword: 'nine blue mountains' });
  expect([sent.status, sent.headers.location, sent.cookies]).toEqual([307, '/admin/security', []]);
  const nobody = await site.ask('/auth/security');
  expect([nobody.status, nobody.headers.location]).toEqual([302, '/auth?to=/auth/security']);
});

test('[AUTH-11] sessions come back to the page that lists them, in the admin and out of it', async () => {
  const end = () => post('/auth/sessions', { intent: 'end-others' });
  expect((await end()).headers.location).toBe('/admin/security#sessions');
  const roles = await site.db.selectFrom('userRoles').selectAll().execute();
  await site.db.deleteFrom('userRoles').execute();
  expect((await end()).headers.location).toBe('/auth/security#sessions');
  expect((await site.ask('/auth/security', { headers: { cookie: site.admin.cookie ?? '' } })).status).toBe(200);
  for (const path of PAGES) expect((await site.ask(path, { headers: { cookie: site.admin.cookie ?? '' } })).status, path).toBe(403);
  await site.db.insertInto('userRoles').values(roles).execute();
});

test('[AUTH-9] the password is asked once and then not for ten minutes, on a page without scripts too', async () => {
  const { cookie = '' } = site.admin;
  const begin = { intent: 'start-two-factor' };
  const read = async (proof = '') => (await site.ask('/admin/security', { headers: { cookie: cookie + proof } })).text;
  const countFields = (html: string) => html.match(/name="currentPassword"/g)?.length ?? 0;
  const refused = await post('/admin/security', begin);
  expect([refused.status, refused.cookies]).toEqual([400, []]);
  expect(refused.text).toContain('Enter your password.');
  const asked = countFields(await read());
  expect(asked).toBeGreaterThan(1);
  for (const path of ['/admin/security', '/admin/security.data']) {
    const proven = await post(path, { ...begin, currentPassword: PASSWORD });
    const [line = ''] = proven.headers['set-cookie'] ?? [];
    expect([proven.status, line]).toEqual([
      200,
      expect.stringMatching(/^byline\.proof=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    if (!path.endsWith('.data')) expect(countFields(proven.text), 'the page that follows').toBe(1);
    const proof = `; ${line.split(';')[0]}`;
    expect(countFields(await read(proof)), 'only to change it').toBe(1);
    const headers = { ...site.admin, cookie: cookie + proof };
    expect((await post(path, begin, headers)).status).toBe(200);
    expect((await post('/admin/security', { intent: 'change-password', newPassword: 'nine blue mountains' }, headers)).status).toBe(400);
    const token = { intent: 'create-token', name: 'x', days: '30', 'drafts:read': 'on' };
    expect((await post('/admin/connections', token, headers)).text).toMatch(/byl_[\w-]{43}/);
    const ended = await post('/admin/connections', token, { ...site.admin, cookie: `${cookie}${proof}x` });
    expect([ended.status, ended.text]).toEqual([400, expect.stringContaining('Enter your password.')]);
  }
});

test('[AUTH-9] guesses at the password wait at the new address after five, and the right one does too', async () => {
  const tries = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    tries.push((await post('/admin/security', { intent: 'start-two-factor', currentPassword: attempt < 5 ? 'wrong' : PASSWORD })).status);
  }
  expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
});

test('[AUTH-4] [AUTH-9] signing out takes the proof along', async () => {
  const { headers } = await post('/auth/sign-out', {});
  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^byline\.proof=; Max-Age=0; Path=\//));
});
