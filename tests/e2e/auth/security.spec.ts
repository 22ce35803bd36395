import { createHash } from 'node:crypto';
import { expect, storeArticle, test } from '../support/admin.ts';

const NOBODY = { cookies: [], origins: [] };
const SPELLINGS = [
  '/ADMIN/articles',
  '/%61dmin/articles',
  '/./admin/articles/',
  '/x/../admin/articles',
  '/admin/articles/1.data?_routes=routes%2Fadmin%2Fform',
];

test('[ADM-1] no spelling of the admin’s addresses goes past the guard or into a cache', async ({ playwright, site }) => {
  const stranger = await playwright.request.newContext({ baseURL: site.url, storageState: NOBODY });
  for (const spelling of SPELLINGS) {
    const answer = await stranger.get(spelling);
    expect(answer.status(), spelling).toBe(403);
    expect(answer.headers()['cache-control'], spelling).toBe('private, no-store');
    expect(await answer.text(), spelling).not.toMatch(/African strategy/);
  }
  await stranger.dispose();
});

test('[AUTH-6] what an admin is shown of a public page is kept for nobody else', async ({ api, playwright, site }) => {
  const form = { title: 'Only for me', content: '<p>hidden words</p>', excerpt: '', imageUrl: '/pictures/1.svg', isActive: '' };
  const { item } = await (await api.post('/admin/do/content.save', { data: { kind: 'solution', form: form } })).json();
  await api.post('/admin/do/content.save', { data: { kind: 'solution', id: item.id, form: { ...form, version: String(item.version) } } }); // a new one is always visible
  const stranger = await playwright.request.newContext({ baseURL: site.url, storageState: NOBODY });
  for (const round of [1, 2]) {
    const own = await api.get(`/solution/${item.id}`);
    expect(await own.text()).toContain('hidden words');
    expect(own.headers()['cache-control']).toMatch(/^private/);
    const others = await stranger.get(`/solution/${item.id}`);
    expect(others.status(), `round ${round}`).toBe(404);
    expect(await others.text()).not.toContain('hidden words');
  }
  await stranger.dispose();
});

test('[ADM-1] a form on another site changes nothing, whatever type its body has', async ({ playwright, site, adminState }) => {
  for (const origin of ['http://evil.test', 'null', undefined]) {
    const victim = await playwright.request.newContext({ baseURL: site.url, storageState: adminState });
    const answer = await victim.post('/admin/do/content.trash', {
      headers: { 'content-type': 'text/plain', ...(origin && { origin }) },
      data: JSON.stringify({ kind: 'article', id: '1' }),
    });
    expect(answer.status(), String(origin)).toBe(403);
    await victim.dispose();
  }
});

test('[DATA-7] words in an article that look like a script do not get it into the page’s policy', async ({ api, playwright, site }) => {
  const { id } = await storeArticle(api, {
    title: 'Quoting </title><script>steal()</script>',
    content: '<p><a href="/about" title="<script>steal()</script>">Link</a></p>',
  });
  const stranger = await playwright.request.newContext({ baseURL: site.url, storageState: NOBODY });
  await stranger.head(`/blog/${id}`);
  const answer = await stranger.get(`/blog/${id}`);
  expect(await answer.text()).toContain('title="<script>steal()</script>"');
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain(createHash('sha256').update('steal()').digest('base64'));
  await stranger.dispose();
});
