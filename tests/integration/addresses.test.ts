import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_ADDRESSES } from '#features/seo/well-known.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { type AttackedSite, startAttackedSite } from '../security/support/attacked-site.ts';

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

async function getStatus(path: string, method = 'GET') {
  const { status, headers } = await site.ask(path, { method });
  return headers.location === undefined ? String(status) : `${status} ${headers.location}`;
}

test('[SEO-5] [PAGE-9] an address that other programs use leads to what is meant in one step, with or without a slash', async () => {
  const known = { ...KNOWN_ADDRESSES, 'category/brand/feed': '/category/brand/feed.xml' };
  for (const [path, to] of Object.entries(known)) {
    for (const asked of [`/${path}`, `/${path}/`, `/${path.toUpperCase()}`]) expect(await getStatus(asked), asked).toBe(`301 ${to}`);
    expect(await getStatus(`/${path}/?utm_source=x`)).toBe(`301 ${to}?utm_source=x`);
    expect(await getStatus(to), to).toBe('200');
    expect(await getStatus(`/${path}`, 'POST')).toMatch(/^40[35]$/);
  }
  expect(await getStatus('/category/slow-food/feed')).toBe('404');
});

test('[SEO-5] security.txt says whom to tell, until when, and where it stands; password managers find the form', async () => {
  const { status, headers, text } = await site.ask('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  expect(await getStatus('/.well-known/change-password')).toBe('302 /auth/security');
  expect(await getStatus('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).toBe('404');
});

test('[SEO-5] a deleted article and solution are 410 until they are restored, and say that they were removed', async () => {
  await insertArticle(site.db, { id: 'Short-Lived' });
  expect(await getStatus('/blog/Short-Lived')).toBe('200');
  expect(await getStatus('/blog/short-lived/?utm_source=x')).toBe('301 /blog/Short-Lived?utm_source=x');
  expect(await getStatus('/BLOG/Short-Lived')).toBe('301 /blog/Short-Lived');
  expect(await getStatus('/blog/1.MD')).toBe('301 /blog/1.md');
  expect(await getStatus('/blog/short-lived.md')).toBe('301 /blog/Short-Lived.md');
  expect(await getStatus('/blog/short-lived/share.png')).toBe('301 /blog/Short-Lived/share.png');
  const act = (name: string, kind: string, id: string) =>
    site.askAsAdmin(`/admin/do/content.${name}`, { method: 'POST', body: { kind, id } });
  await act('trash', 'article', 'Short-Lived');
  const gone = await site.ask('/blog/Short-Lived');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('This article has been removed');
  expect(gone.text).toContain('<meta name="robots" content="noindex"/>');
  expect(gone.headers['cache-control']).toMatch(/^private/);
  for (const path of ['.md', '/cover.svg', '/share.png']) expect(await getStatus(`/blog/Short-Lived${path}`), path).toBe('410');
  expect((await site.ask('/blog/Short-Lived', { headers: { accept: 'text/markdown' } })).status).toBe(410);
  expect(await getStatus('/blog/short-lived')).toBe('404');
  await act('restore', 'article', 'Short-Lived');
  expect(await getStatus('/blog/Short-Lived')).toBe('200');
  await act('trash', 'article', 'Short-Lived');
  await act('delete', 'article', 'Short-Lived');
  expect(await getStatus('/blog/Short-Lived')).toBe('410');
  await act('trash', 'solution', 'the-growth-year-on-one-page');
  const solution = await site.ask('/solution/the-growth-year-on-one-page');
  expect([solution.status, solution.text.includes('This solution has been removed')]).toEqual([410, true]);
});

test('[OPS-6] an old address leads to an article that readers can see, and not to a draft', async () => {
  for (const [id, isDraft] of [
    ['hidden', true],
    ['shown', false],
  ] as const) {
    await insertArticle(site.db, { id, isDraft });
    const redirect = { address: `/2019/${id}`, target: `/blog/${id}`, createdAt: '2026-01-01T00:00:00.000Z' };
    await site.db.insertInto('redirects').values(redirect).execute();
  }
  expect(await getStatus('/2019/hidden')).toBe('404');
  expect(await getStatus('/2019/Shown/?utm_source=x')).toBe('301 /blog/shown?utm_source=x');
});
