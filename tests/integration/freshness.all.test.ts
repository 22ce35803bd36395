import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { AGE_NOTE, YEAR_MS } from '#features/publishing/dates.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { insertArticle } from '../factories/article.ts';
import { sendRequest, signIn } from '../support/admin-client.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;
let admin: Record<string, string>;

beforeAll(async () => {
  site = await startSite({ demo: true });
  admin = await signIn(site);
});

afterAll(() => site.stop());

/** What the admin sends, as its owner's browser does. */
async function tell(path: string, fields: object) {
  const answer = await sendRequest(site, path, { method: 'POST', headers: admin, body: JSON.stringify(fields) });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text);
}

/** Each page as anybody gets it, asked for twice, so that it is in the cache. */
async function read(paths: string[]): Promise<Record<string, string>> {
  const pages = await Promise.all(paths.map(async (path) => [path, (await sendRequest(site, path)).text] as const));
  return Object.fromEntries(pages);
}

async function expectOnAll(paths: string[], text: string, isThere: boolean) {
  const pages = await read(paths);
  expect(Object.keys(pages).filter((path) => pages[path]?.includes(text) !== isThere)).toEqual([]);
}

const article = (title: string, rest: object = {}) => ({
  title,
  category: 'BRAND',
  excerpt: `What ${title} says.`,
  tags: 'fresh',
  imageUrl: '/pictures/1.svg',
  content: `<p>${title}, in full.</p>`,
  ...rest,
});

test('an article that is made, changed or deleted is so on every page of the next request', async () => {
  const lists = ['/', '/category/brand', '/sitemap', '/feed.xml', '/feed.json', '/category/brand/feed.xml', '/llms.txt'];
  const search = ['/search?q=fresh+bread', '/api/search?q=fresh%20bread'];
  await read([...lists, ...search, '/blog/fresh-bread', '/blog/fresh-bread.md', '/sitemap.xml']);

  const { item } = await tell('/admin/do/content.save', { kind: 'article', form: article('Fresh bread') });
  const own = [`/blog/${item.id}`, `/blog/${item.id}.md`];
  await expectOnAll([...lists, ...search, ...own], 'Fresh bread', true);
  await expectOnAll(['/sitemap.xml'], `/blog/${item.id}`, true);
  const picture = await sendRequest(site, `/blog/${item.id}/share.png`);

  await tell('/admin/do/content.save', { kind: 'article', id: item.id, form: article('Warm rolls', { version: item.version }) });
  await expectOnAll([...lists, ...own, '/search?q=warm+rolls'], 'Warm rolls', true);
  await expectOnAll([...lists, ...own], 'Fresh bread', false);
  expect((await sendRequest(site, `/blog/${item.id}/share.png`)).body.equals(picture.body)).toBe(false);

  await tell('/admin/do/content.trash', { kind: 'article', id: item.id });
  await expectOnAll(lists, 'Warm rolls', false);
  await expectOnAll(['/sitemap.xml'], `/blog/${item.id}`, false);
  expect(
    (await Promise.all([...own, `/blog/${item.id}/share.png`].map((path) => sendRequest(site, path)))).map(({ status }) => status),
  ).toEqual([410, 410, 410]);
});

test('a solution that is made, hidden or shown is so at the next request', async () => {
  await read(['/', '/sitemap.xml', '/solution/fresh-start']);
  const solution = { title: 'Fresh start', excerpt: 'Six weeks.', content: '<p>Work.</p>', imageUrl: '/pictures/1.svg', isActive: 'on' };
  const { item } = await tell('/admin/do/content.save', { kind: 'solution', form: solution });
  await expectOnAll(['/', `/solution/${item.id}`], 'Fresh start', true);
  await expectOnAll(['/sitemap.xml'], `/solution/${item.id}`, true);
  await tell('/admin/do/content.save', {
    kind: 'solution',
    id: item.id,
    form: { ...solution, isActive: '', version: item.version },
  });
  await expectOnAll(['/', `/solution/${item.id}`], 'Fresh start', false);
  await expectOnAll(['/sitemap.xml'], `/solution/${item.id}`, false);
});

test('a video that is hidden, shown or deleted is so at the next request', async () => {
  const id = 'demo-video1';
  await expectOnAll(['/'], id, true);
  await tell('/admin/do/content.show', { kind: 'video', id, isActive: false });
  await expectOnAll(['/'], id, false);
  await tell('/admin/do/content.show', { kind: 'video', id, isActive: true });
  await expectOnAll(['/'], id, true);
  await tell('/admin/do/content.trash', { kind: 'video', id });
  await expectOnAll(['/'], id, false);
});

test('a picture that is uploaded is there at the next request, and on the pages that are given it', async () => {
  const png = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#864' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([png], 'bread.png', { type: 'image/png' }));
  const { 'content-type': _, ...headers } = admin;
  const encoded = new Response(form);
  const { text } = await sendRequest(site, '/admin/images/upload', {
    method: 'POST',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  const { image } = JSON.parse(text);
  const { url, id } = image;
  expect((await sendRequest(site, url)).status).toBe(200);
  const { item } = await tell('/admin/do/content.save', {
    kind: 'article',
    form: article('Bread with a picture', { imageUrl: url }),
  });
  const { '/': home, [`/blog/${item.id}`]: own } = await read(['/', `/blog/${item.id}`]);
  expect([home?.includes(id), own?.includes(id)]).toEqual([true, true]);
});

test('[ART-9] an article says that its last date is more than a year back from the moment on when it is, cached or not, as Markdown too', async () => {
  const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
  onTestFinished(() => db.destroy());
  const turnsInTenSeconds = new Date(Date.now() - YEAR_MS + 10_000).toISOString();
  await insertArticle(db, { id: 'old', publishedAt: new Date(Date.now() - YEAR_MS).toISOString() });
  await insertArticle(db, { id: 'turning', publishedAt: turnsInTenSeconds });
  await insertArticle(db, {
    id: 'updated',
    publishedAt: new Date(Date.now() - YEAR_MS / 12).toISOString(),
    firstPublishedAt: '2020-01-15T09:00:00.000Z',
  });
  const paths = ['old', 'turning', 'updated'].flatMap((id) => [`/blog/${id}`, `/blog/${id}.md`]);
  const listOld = async () => {
    const pages = await read(paths);
    return paths.filter((path) => pages[path]?.includes(AGE_NOTE));
  };
  await vi.waitFor(async () => expect((await sendRequest(site, '/blog/updated')).status).toBe(200), { timeout: 8000 });
  expect(await listOld()).toEqual(['/blog/old', '/blog/old.md']);
  await vi.waitFor(async () => expect(await listOld()).toEqual(['/blog/old', '/blog/old.md', '/blog/turning', '/blog/turning.md']), {
    timeout: 60_000,
    interval: 500,
  });
});

test('[SITE-8] after a failover to an earlier state of the database its texts and settings are on every page', async () => {
  const { item } = await tell('/admin/do/content.save', { kind: 'article', form: article('Before the failover') });
  const blank = { ...identity.form.empty, name: 'Ama Mensah' };
  await tell('/admin/do/content.save', { kind: 'identity', id: 'identity', form: { ...blank, intent: 'publish', version: '1' } });
  const paths = ['/', '/about', `/blog/${item.id}`];
  await expectOnAll(paths, 'Ama Mensah', true);
  const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
  onTestFinished(() => db.destroy());
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('articles').set({ title: 'After the failover' }).where('id', '=', item.id).execute();
    await tx
      .updateTable('siteDocuments')
      .set({ fields: JSON.stringify({ ...blank, name: 'Esi Boateng' }) })
      .execute();
    await tx.updateTable('contentVersion').set({ version: 3 }).execute();
  });
  await vi.waitFor(() => expectOnAll(paths, 'Esi Boateng', true), 5000);
  await expectOnAll(paths, 'Ama Mensah', false);
  await expectOnAll(['/', `/blog/${item.id}`], 'After the failover', true);
});
