import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { readPage } from '#tests/support/page.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';

const SPEAKING = {
  title: 'Speaking & workshops',
  excerpt: 'Talks on trade, for rooms of twenty or two thousand.',
  content: '<h2>Topics</h2><p>I speak about <b>loomcraft</b>.</p><script>alert(1)</script>',
  address: 'speaking',
};

describe('pages of one’s own', () => {
  let site: RunningSite;
  let admin: Record<string, string>;

  beforeAll(async () => {
    site = await startSite();
    admin = await signIn(site);
  });
  afterAll(() => site?.stop());

  const get = (path: string, headers = {}) => sendRequest(site, path, { headers });
  const act = async (name: string, body: object) =>
    JSON.parse((await sendRequest(site, `/admin/do/${name}`, { method: 'POST', headers: admin, body: JSON.stringify(body) })).text);
  const save = (form: object, id?: string) => act('content.save', { kind: 'page', id, form });

  test('[PAGE-10] one is a draft first, then stands wherever the site names its pages, and as Markdown', async () => {
    const draft = await save({ ...SPEAKING, intent: 'draft' });
    expect(draft).toMatchObject({ ok: true, item: { path: '/speaking' } });
    expect((await get('/speaking')).status).toBe(404);
    const { item } = await save({ ...SPEAKING, version: draft.item.version }, draft.item.id);

    const page = await readPage(`${site.url}/speaking`);
    expect([page.status, page.heading, page.find('.deck').text]).toEqual([200, SPEAKING.title, SPEAKING.excerpt]);
    expect(page.html).toContain('I speak about <b>loomcraft</b>');
    expect(page.html).not.toContain('alert(1)');
    expect(page.html).not.toContain('<time');
    expect(page.find('link[rel="canonical"]').attribute('href')).toMatch(/\/speaking$/);
    expect(page.meta('description')).toBe(SPEAKING.excerpt);
    expect((await get('/speaking.md')).text).toContain('I speak about **loomcraft**');
    expect((await get('/speaking', { accept: 'text/markdown' })).text).toContain('I speak about **loomcraft**');
    expect((await get('/speaking/share.png')).status).toBe(200);
    for (const path of ['/sitemap.xml', '/sitemap', '/llms.txt', '/llms-full.txt', '/search?q=loomcraft', '/admin/pages'])
      expect((await get(path, admin)).text, path).toContain('/speaking');
    expect((await get('/feed.xml')).text).not.toContain('/speaking');
    expect((await get('/SPEAKING')).headers.location).toBe('/speaking');
    expect((await readPage(`${site.url}/speakin`)).find('main').link(SPEAKING.title).href).toBe('/speaking');

    const moved = await save({ ...SPEAKING, address: 'talks', version: item.version }, item.id);
    expect(moved).toMatchObject({ ok: true, item: { path: '/talks' } });
    expect(await get('/speaking')).toMatchObject({ status: 301, headers: { location: '/talks' } });
    await act('content.trash', { kind: 'page', id: item.id });
    expect((await get('/talks')).status).toBe(410);
    expect((await readPage(`${site.url}/talks`)).heading).toBe('This page has been removed');
  });

  test('[PAGE-10] an address of the site is refused at the field, and its own pages answer as before', async () => {
    expect(await save({ ...SPEAKING, address: 'about' })).toMatchObject({
      ok: false,
      fieldErrors: { address: 'The site uses this address itself. Choose another' },
    });
    expect((await readPage(`${site.url}/about`)).status).toBe(200);
    expect((await readPage(`${site.url}/leadreship`)).heading).toBe('Oops! Page not found');
    expect((await get('/wp-login.php')).status).toBe(404);
    expect((await get('/blog')).headers.location).toBe('/articles');
    expect((await get('/search', { accept: 'text/markdown' })).status).toBe(200);
  });

  test('[PAGE-10] a private link shows a draft of one, and a preview one that is not saved', async () => {
    const { item } = await save({ title: 'Press kit', content: '<p>Photographs.</p>', intent: 'draft' });
    const { url } = await act('private-link.create', { kind: 'page', id: item.id, days: null });
    expect((await get(new URL(url).pathname)).text).toContain('Photographs.');
    const body = JSON.stringify({ fields: { title: 'Landing', content: '<p>Hello there.</p>' } });
    expect((await sendRequest(site, '/admin/preview/page', { method: 'POST', headers: admin, body })).text).toContain('Hello there.');
  });
});
