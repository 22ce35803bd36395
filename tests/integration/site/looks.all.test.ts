import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PIXEL_ICONS } from '#features/artwork/site-icon.ts';
import { colours } from '#features/colours/brand-colours.ts';
import { looks } from '#features/settings/parts/looks.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { createOwner, type Owner } from './owner-client.ts';

const PAGES = ['/', '/blog/1', '/category/brand', '/about', '/contact', '/solutions', '/not-there'];
const PICTURES = [
  '/pictures/1.svg',
  '/pictures/pulled.svg',
  '/pictures/the-growth-year-on-one-page.svg',
  '/blog/1/cover.svg',
  '/blog/1/share.png',
  '/category/brand/share.png',
  '/share.png',
  '/favicon.svg',
  ...Object.keys(PIXEL_ICONS),
];
/** A first page has styles of its own. */
const LATER = { headers: { 'sec-fetch-site': 'same-origin' } };
const ALL = [...PAGES, ...PICTURES, '/manifest.webmanifest'];
const NIGHT = oklchToHex(...colours.paper.dark);

let site: RunningSite;
let owner: Owner;

beforeAll(async () => {
  site = await startSite({ demo: true });
  owner = createOwner(site, await signIn(site), { looks: looks.defaults });
}, 120_000);

afterEach(() => owner.reset('looks'));

afterAll(() => site?.stop());

async function readAll(paths: string[]) {
  const found = new Map<string, Awaited<ReturnType<typeof sendRequest>>>();
  for (const path of paths) found.set(path, await sendRequest(site, path, LATER)); // one by one: many at once may be told to come again
  return found;
}

test('[SITE-8] colours are on every page, picture and icon of the next request, and the defaults bring back every byte', async () => {
  const before = await readAll(ALL);
  for (const path of PAGES) expect([path, before.get(path)?.text.includes('<style')]).toEqual([path, false]);

  expect(await owner.save('looks', { palette: 'kente', accent: 'forest' })).toBeNull();
  const after = await readAll(ALL);
  for (const path of ALL) expect([path, after.get(path)?.headers.etag !== before.get(path)?.headers.etag]).toEqual([path, true]);
  for (const path of PAGES) {
    const { text = '', headers } = after.get(path) ?? {};
    const [, css = ''] = /<style>([^<]+)<\/style>/.exec(text) ?? [];
    expect(css).toMatch(/^:root\{--accent: light-dark\(oklch\(39% /);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers?.['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(text).toContain('href="/favicon.svg?v=kente"');
  }
  for (const [path, { size }] of Object.entries(PIXEL_ICONS).map(([path, icon]) => [path, icon ?? { size: 0 }] as const)) {
    const { status, headers, body } = after.get(path) ?? { body: Buffer.alloc(0) };
    expect([path, status, headers?.['content-type']]).toEqual([path, 200, path.endsWith('.ico') ? 'image/x-icon' : 'image/png']);
    if (path.endsWith('.png')) expect(await sharp(body).metadata()).toMatchObject({ width: size, height: size });
    expect((await sendRequest(site, `${path}?v=kente`)).headers.etag).toBe(headers?.etag);
  }
  const manifest = JSON.parse(after.get('/manifest.webmanifest')?.text ?? '{}');
  expect(manifest.icons.map(({ src }: { src: string }) => src.endsWith('?v=kente'))).toEqual(Array(5).fill(true));

  await owner.reset('looks');
  for (const [path, { text, headers }] of await readAll(ALL)) {
    const { text: first, headers: firstHeaders } = before.get(path) ?? {};
    expect([path, text === first, headers.etag]).toEqual([path, true, firstHeaders?.etag]);
  }
});

test('[SITE-8] one theme has no switch and no script of it, and a colour of the browser’s frame that is its own', async () => {
  expect(await owner.save('looks', { theme: 'dark' })).toBeNull();
  for (const [path, { text }] of await readAll(PAGES)) {
    expect([path, /<html[^>]* class="theme-dark"/.test(text)]).toEqual([path, true]);
    expect(text).not.toMatch(/theme-switch|localStorage/);
    if (path !== '/not-there')
      expect(text.match(/<meta[^>]*theme-color[^>]*>/g)).toEqual([`<meta name="theme-color" content="${NIGHT}"/>`]);
  }
  expect((await sendRequest(site, '/manifest.webmanifest')).text).toContain(`"theme_color":"${NIGHT}"`);
  expect((await sendRequest(site, '/auth')).text).not.toContain('class="theme-dark"');
});

test('[SITE-8] an own accent that cannot be read is refused at its field, with what was measured', async () => {
  expect(await owner.save('looks', { accent: '#ff8800' })).toEqual({ accent: expect.stringMatching(/contrast of \d(\.\d)? to 1/) });
  expect(await owner.save('looks', { accent: '#33509e', accentDark: '#33509e' })).toEqual({
    accentDark: expect.stringMatching(/dark theme.* to 1/),
  });
  expect(await owner.save('looks', { accent: '#33509E' })).toBeNull();
  expect((await sendRequest(site, '/')).text).toContain('--accent: light-dark(oklch(');
});
