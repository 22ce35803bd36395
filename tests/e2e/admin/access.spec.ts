import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext } from '@playwright/test';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { drawPicture } from '../../factories/photograph.ts';
import type { RunningSite } from '../../support/site.ts';
import { linkTo } from '../support/accounts.ts';
import { ADMIN, expect, test } from '../support/admin.ts';
import { changeDatabase, type StartedSite } from '../support/site.ts';

const PAGES = [
  '',
  '/status',
  '/articles',
  '/articles/new',
  '/articles/1',
  '/solutions',
  '/solutions/new',
  '/solutions/a-solution',
  '/videos',
  '/videos/new',
];

interface Try {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  data?: object;
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
}

/** Everything that the admin answers to, as an admin would ask it. */
async function everyRequest(): Promise<Try[]> {
  const article = { title: 'Broken in', content: '<p>x</p>', category: 'BRAND', excerpt: 'x', imageUrl: '/pictures/1.svg', tags: '' };
  const solution = { title: 'Broken in', content: '<p>x</p>', imageUrl: '/pictures/1.svg', excerpt: '', isActive: 'on' };
  const image = { name: 'a.png', mimeType: 'image/png', buffer: await drawPicture() };
  const act = (name: string, data: object): Try => ({ method: 'POST', path: `/admin/do/${name}`, data });
  const endpoints: Try[] = [
    { method: 'GET', path: '/admin/live' },
    { method: 'GET', path: '/admin/status.json' },
    { method: 'POST', path: '/admin/preview', data: { content: '<p>x</p>' } },
    { method: 'POST', path: '/admin/preview/article', data: { id: '1', fields: { title: 'x', content: '<p>x</p>' } } },
    { method: 'POST', path: '/admin/images/upload', multipart: { image, alt: 'x' } },
    { method: 'GET', path: '/admin/share-card.png?title=x' },
    { method: 'GET', path: '/admin/titles/article?text=x' },
    { method: 'GET', path: '/admin/private-links/article/1' },
    act('private-link.create', { kind: 'article', id: '1', days: 14 }),
    act('private-link.withdraw', { kind: 'article', id: '1', link: 'x' }),
    act('image.fetch', { url: 'https://example.com/a.png' }),
    act('video.describe', { youtubeId: 'aaaaaaaaaa1' }),
    act('content.save', { kind: 'article', form: article }),
    act('content.save', { kind: 'article', id: '1', form: { ...article, version: '1' } }),
    act('content.trash', { kind: 'article', id: '1' }),
    act('content.save', { kind: 'solution', form: solution }),
    act('content.save', { kind: 'solution', id: 'the-growth-year-on-one-page', form: { ...solution, version: '1' } }),
    act('content.trash', { kind: 'solution', id: 'the-growth-year-on-one-page' }),
    act('video.add', { urls: 'https://youtu.be/aaaaaaaaaa1' }),
    act('content.show', { kind: 'video', id: 'demo-video1', isActive: false }),
    act('content.trash', { kind: 'video', id: 'demo-video1' }),
  ];
  const pages = PAGES.flatMap((page): Try[] => [
    { method: 'GET', path: `/admin${page}` },
    { method: 'GET', path: `/admin${page}.data` },
    { method: 'POST', path: `/admin${page}`, data: article },
  ]);
  const asData = endpoints.map((request) => ({ ...request, path: `${request.path}.data` }));
  const otherMethods = endpoints
    .filter(({ method }) => method === 'POST')
    .flatMap((request): Try[] => [
      { ...request, method: 'PUT' },
      { ...request, method: 'PATCH' },
    ]);
  return [...pages, ...endpoints, ...asData, ...otherMethods];
}

/** Those that will run while a test does. */
function countDueJobs(site: StartedSite) {
  const soon = new Date(Date.now() + 60_000).toISOString();
  return changeDatabase(site, async (db) => {
    const jobs = await db.selectFrom('jobs').select(['dueAt', 'lease']).execute();
    return jobs.filter(({ dueAt, lease }) => lease !== null || (dueAt !== null && dueAt <= soon)).length;
  });
}

test('[ADM-1] [AUTH-6] nobody but an admin gets anything from the admin, or changes anything', { tag: '@all' }, async ({
  adminState,
  playwright,
  site,
}) => {
  const requests = await everyRequest();
  const open = (cookies: typeof adminState.cookies = []) =>
    playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url }, storageState: { cookies, origins: [] } });
  const plain = await open();
  await signUp(plain, site, 'visitor@example.com');
  await signIn(plain, 'visitor@example.com');
  const stale = await open();
  await signIn(stale, ADMIN.email);
  const before = await stale.storageState();
  expect((await stale.get('/admin/articles')).status()).toBe(200);
  await stale.post('/auth/sign-out', { form: {} });
  const forged = adminState.cookies.map((cookie) => ({
    ...cookie,
    value: `${cookie.value.startsWith('x') ? 'y' : 'x'}${cookie.value.slice(1)}`,
  }));
  const visitors = {
    'signed out': await open(),
    'a plain user': plain,
    'a stale session': await open(before.cookies),
    forged: await open(forged),
  };

  await expect.poll(() => countDueJobs(site), { timeout: 30_000 }).toBe(0); // what the tests before have published is announced
  const untouched = await fingerprint(site);
  for (const [who, visitor] of Object.entries(visitors)) {
    for (const { method, path: address, ...body } of requests) {
      const response = await visitor.fetch(address, { method, maxRedirects: 0, ...body });
      const what = `${who}: ${method} ${address}`;
      expect(isRefused(response.status(), method), `${what} answered ${response.status()}`).toBe(true);
      expect(await response.text(), what).not.toMatch(/African strategy|growth year on one page|author@example/i);
    }
    expect(await fingerprint(site), who).toEqual(untouched);
  }
  const page = await visitors['a plain user'].get('/admin');
  expect(page.status()).toBe(403);
  const html = await page.text();
  for (const words of ['Access Denied', 'You need admin privileges to access this page.', 'Sign in', 'Back to Website']) {
    expect(html).toContain(words);
  }
  expect(await readRoles(site)).toHaveLength(1);
});

test('[AUTH-6] an admin whose role is taken away is out at the next request', async ({ playwright, site }) => {
  const admin = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { origin: site.url },
    storageState: { cookies: [], origins: [] }, // signing in would end the session of the other tests
  });
  await signIn(admin, ADMIN.email);
  expect((await admin.get('/admin/articles')).status()).toBe(200);
  const roles = await readRoles(site);
  await changeDatabase(site, (db) => db.deleteFrom('userRoles').execute());
  expect((await admin.get('/admin/articles')).status()).toBe(403);
  expect((await admin.post('/admin/do/content.trash', { data: { kind: 'article', id: '1' } })).status()).toBe(403);
  await changeDatabase(site, (db) => db.insertInto('userRoles').values(roles).execute());
  expect((await admin.get('/admin/articles')).status()).toBe(200);
  await admin.dispose();
});

function isRefused(status: number, method: string): boolean {
  return [401, 403].includes(status) || (status >= 300 && status < 400) || (method !== 'GET' && status === 405);
}

/** Every row and every file of the bucket, without what signing in writes by itself. */
async function fingerprint(site: StartedSite): Promise<Record<string, string>> {
  const rows = site.databaseUrl ? await changeDatabase(site, readPostgres) : readSqlite(site);
  return Object.fromEntries([
    ...rows.map(([name, text]) => [`table ${name}`, hashOf(text)]),
    ...listFiles(site).map(([name, bytes]) => [`file ${name}`, hashOf(bytes)]),
  ]);
}

type TableText = readonly [name: string, text: string];

function readSqlite({ dataDir }: StartedSite): TableText[] {
  const db = new DatabaseSync(path.join(dataDir, 'byline.sqlite'), { readOnly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").all();
  const rows = tables.map(({ name }) => {
    const all = db.prepare(`select * from "${name}"`);
    all.setReadBigInts(true); // the search index counts higher than a JavaScript number can
    return [String(name), JSON.stringify(all.all(), (_, value) => (typeof value === 'bigint' ? String(value) : value))] as const;
  });
  db.close();
  return rows;
}

async function readPostgres(db: Db): Promise<TableText[]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const read = (name: string) =>
    sql<{ text: string }>`select coalesce(string_agg(t::text, '' order by t::text), '') as text from ${sql.table(name)} t`.execute(db);
  return Promise.all(tables.map(async (name) => [name, (await read(name)).rows[0]?.text ?? ''] as const));
}

function listFiles({ dataDir, images }: StartedSite): (readonly [string, Buffer])[] {
  if (images) return [...images].map(([name, { body }]) => [name, body] as const);
  return readdirSync(path.join(dataDir, 'content-images'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name))] as const);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function readRoles(site: StartedSite) {
  return changeDatabase(site, (db) => db.selectFrom('userRoles').selectAll().where('role', '=', 'admin').execute());
}

async function signIn(visitor: APIRequestContext, email: string) {
  const answer = await visitor.post('/auth/reauthenticate', { form: { intent: 'password', email, password: ADMIN.password } });
  expect(await answer.json()).toMatchObject({ ok: true, step: 'signed-in' });
}

async function signUp(visitor: APIRequestContext, site: RunningSite, email: string) {
  const answer = await visitor.post('/auth?mode=sign-up', { form: { intent: 'sign-up', email, password: ADMIN.password, to: '' } });
  expect(answer.status()).toBe(200);
  await visitor.get(await linkTo(site, email, 'Confirm your email address'));
}
