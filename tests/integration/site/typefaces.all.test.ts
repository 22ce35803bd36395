import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { looks } from '#features/settings/parts/looks.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { createOwner, type Owner } from './owner-client.ts';

const PAGES = ['/', '/blog/1', '/about', '/not-there'];

let site: RunningSite;
let owner: Owner;

beforeAll(async () => {
  site = await startSite({ demo: true });
  owner = createOwner(site, await signIn(site), { looks: looks.defaults });
}, 120_000);

afterEach(() => owner.reset('looks'));

afterAll(() => site?.stop());

const read = (path: string) => sendRequest(site, path, { headers: { 'sec-fetch-site': 'same-origin' } }); // a first page has styles of its own

test('[SITE-8] chosen typefaces are in every page and sharing picture at the next request, and the defaults bring back every byte', async () => {
  const before = await Promise.all([...PAGES, '/blog/1/share.png'].map(read));
  for (const types of ['schibsted', 'instrument']) {
    expect(await owner.save('looks', { types })).toBeNull();
    const fonts = new RegExp(`/assets/${types}-[\\w-]+\\.woff2`);
    for (const path of PAGES) {
      const { text } = await read(path);
      expect([path, fonts.test(text), /\/grotesque-/.test(text), text.includes('<style')]).toEqual([path, true, false, false]);
      const [style = ''] = /\/assets\/fonts-[\w-]+\.css/.exec(text) ?? [];
      const { text: css } = await read(style);
      expect(css).toMatch(fonts);
      expect(css).not.toMatch(/grotesque-\w{8}|grotesque-latin/);
    }
    expect((await read('/blog/1/share.png')).body.equals(before.at(-1)?.body ?? Buffer.alloc(0))).toBe(false);
  }
  await owner.reset('looks');
  for (const [at, path] of [...PAGES, '/blog/1/share.png'].entries()) {
    const { body } = await read(path);
    if (path !== '/not-there') expect([path, body.equals(before[at]?.body ?? Buffer.alloc(0))]).toEqual([path, true]);
  }
});

test('[SITE-8] typefaces that do not ship with the site are refused at their field', async () => {
  expect(await owner.save('looks', { types: 'comic' })).toEqual({ types: 'Choose typefaces' });
});

test.each(['logo', 'logoDark'])('[SITE-8] a %s that nobody uploaded is refused at its field', async (name) => {
  for (const path of [
    'https://elsewhere.example/logo.png',
    '/pictures/1.svg',
    '/images/aaaaaaaaaaaaaaaa-900x200-446688.png',
    'a'.repeat(100_000),
  ]) {
    expect(Object.keys((await owner.save('looks', { [name]: path })) ?? {})).toEqual([name]);
  }
});
