import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

let site: RunningSite;
let admin: Record<string, string>;

beforeAll(async () => {
  site = await startSite({ demo: true });
  admin = await signIn(site);
});

afterAll(() => site.stop());

const PATHS = ['/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt', '/llms-full.txt'];
const fields = { title: 'Salt', category: 'BRAND', excerpt: 'e', content: '<p>One.</p>', imageUrl: '/pictures/1.svg', tags: '' };

async function save(changes: object, at?: { id: string; version: number }) {
  const form = { ...fields, ...changes, ...(at && { version: at.version, showAsNewest: '' }) };
  const body = JSON.stringify({ kind: 'article', id: at?.id, form });
  const { status, text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body });
  expect(status, text).toBe(200);
  return JSON.parse(text).item as { id: string; version: number };
}

/** Every date that machines are told of an article, to the second as HTTP has it. */
async function readDates(id: string) {
  const page = await sendRequest(site, `/blog/${id}`);
  const toSecond = (date: string | undefined) => Math.floor(Date.parse(date ?? '') / 1000);
  const find = (text: string, pattern: RegExp) => toSecond(pattern.exec(text)?.[1]);
  const [feed, json, sitemap] = await Promise.all(['/feed.xml', '/feed.json', '/sitemap.xml'].map((path) => sendRequest(site, path)));
  const own = new RegExp(`/blog/${id}</link>[\\s\\S]*?<atom:updated>([^<]+)`);
  return {
    page: toSecond(page.headers['last-modified']),
    markdown: toSecond((await sendRequest(site, `/blog/${id}.md`)).headers['last-modified']),
    jsonLd: find(page.text, /"dateModified":"([^"]+)"/),
    openGraph: find(page.text, /property="article:modified_time" content="([^"]+)"/),
    sitemap: find(sitemap?.text ?? '', new RegExp(`/blog/${id}</loc><lastmod>([^<]+)`)),
    rss: find(feed?.text ?? '', own),
    json: toSecond(JSON.parse(json?.text ?? '').items.find(({ url }: { url: string }) => url.endsWith(`/blog/${id}`)).date_modified),
  };
}

test('[SEO-1] an edit with the date kept moves every date that machines are told, and an untouched save moves none', async () => {
  const made = await save({});
  const first = await readDates(made.id);
  expect(new Set(Object.values(first)).size).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1100)); // HTTP's dates are exact to the second
  const edited = await save({ content: '<p>Two.</p>' }, made);
  const second = await readDates(made.id);
  expect(new Set(Object.values(second)).size).toBe(1);
  expect(second.page).toBeGreaterThan(first.page);
  const before = (await sendRequest(site, '/feed.xml')).headers['last-modified'];
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await save({ content: '<p>Two.</p>' }, edited);
  expect(await readDates(made.id)).toEqual(second);
  expect((await sendRequest(site, '/feed.xml')).headers['last-modified']).toBe(before);
});

test('[SEO-1] who asks by date for what was not changed since gets 304, and the text once it was', async () => {
  const made = await save({ title: 'Pepper' });
  const paths = [...PATHS, `/blog/${made.id}`, `/blog/${made.id}.md`, '/solution/the-growth-year-on-one-page'];
  const ask = async (path: string, since: string) => (await sendRequest(site, path, { headers: { 'if-modified-since': since } })).status;
  const dates = await Promise.all(paths.map(async (path) => String((await sendRequest(site, path)).headers['last-modified'])));
  expect(await Promise.all(paths.map((path, at) => ask(path, dates[at] ?? '')))).toEqual(paths.map(() => 304));
  expect(await Promise.all(paths.map((path) => ask(path, 'Fri, 01 Jan 2010 00:00:00 GMT')))).toEqual(paths.map(() => 200));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await save({ title: 'Pepper', excerpt: 'Hot.' }, made);
  const changed = paths.filter((path) => !path.startsWith('/solution'));
  expect(await Promise.all(changed.map((path) => ask(path, dates[paths.indexOf(path)] ?? '')))).toEqual(changed.map(() => 200));
  const { status } = await sendRequest(site, '/admin/do/content.trash', {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ kind: 'article', id: made.id }),
  });
  expect(status).toBe(200);
  const now = new Date(Date.now() - 1000).toUTCString();
  expect((await sendRequest(site, '/feed.xml', { headers: { 'if-modified-since': now } })).text).not.toContain('Pepper');
});

test('[ART-6] every public text may be read by scripts of other sites, also where nothing has changed', async () => {
  const texts = [...PATHS, '/.well-known/llms.txt', '/category/brand/feed.xml', '/blog/1.md', '/about.md', '/services.md', '/contact.md'];
  for (const path of [...texts, '/solution/the-growth-year-on-one-page.md', '/services/brand-development.md', '/terms.md']) {
    const { status, headers } = await sendRequest(site, path);
    expect([status, headers['access-control-allow-origin']], path).toEqual([200, '*']);
    const again = await sendRequest(site, path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers['access-control-allow-origin']], path).toEqual([304, '*']);
  }
  for (const path of ['/', '/blog/1', '/api/search?q=tea']) {
    expect((await sendRequest(site, path)).headers['access-control-allow-origin'], path).toBeUndefined();
  }
});

test('[ART-6] each page that can be had as Markdown names it, and gives it to who prefers it', async () => {
  for (const path of ['/blog/1', '/solution/the-growth-year-on-one-page', '/about', '/services', '/services/brand-development', '/terms']) {
    const page = await sendRequest(site, path);
    expect(page.headers.link, path).toContain(`<${path}.md>; rel="alternate"; type="text/markdown"`);
    const asked = await sendRequest(site, path, { headers: { accept: 'text/markdown' } });
    expect(asked.headers['content-type'], path).toContain('text/markdown');
    expect(asked.text).toBe((await sendRequest(site, `${path}.md`)).text);
  }
});
