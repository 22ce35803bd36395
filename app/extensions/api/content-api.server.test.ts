import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { callApi, createToken } from './api-client.testing.ts';

let site: RunningSite;
let admin: Record<string, string>;
let token: string;

beforeAll(async () => {
  site = await startSite({ demo: true });
  admin = await signIn(site);
  token = await createToken(site, admin, ['drafts:read', 'drafts:write', 'images:write']);
});
afterAll(() => site.stop());

const ask: (path: string, options?: Parameters<typeof callApi>[2]) => ReturnType<typeof callApi> = (path, options) =>
  callApi(site, path, options);
const write = (method: string, path: string, body: unknown, headers = {}) => ask(path, { method, token, body, headers });

const ARTICLE = {
  title: 'From the notes',
  category: 'BRAND',
  excerpt: 'In short.',
  content: '<p>One <strong>two</strong>.</p>',
  imageUrl: '/pictures/1.svg',
  tags: ['one', 'two words'],
};

test('[API-1] every kind has a list and its items, and each that is written is listed as such', async () => {
  const { json } = await ask('');
  const names = json.collections.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining([...contentKinds.map(({ adminSegment }) => adminSegment), 'services']));
  for (const { name, isWritable } of json.collections) {
    const kind = contentKinds.find(({ adminSegment }) => adminSegment === name);
    expect(isWritable).toBe(kind !== undefined && isWritten(kind));
    const list = await ask(`/${name}?limit=1`);
    expect(list.status, name).toBe(200);
    for (const { id, url } of list.json.items) {
      expect((await ask(`/${name}/${encodeURIComponent(id)}`)).json, name).toMatchObject({ id, url });
      if (url.startsWith(site.url)) expect((await sendRequest(site, new URL(url).pathname)).status, url).toBe(200);
    }
  }
  expect((await ask('/posts')).json).toMatchObject({ status: 404, title: 'Not Found' });
});

test('[API-1] pages follow each other by cursor without a gap, with the fields that were asked for', async () => {
  const all = (await ask('/articles?limit=100&fields=title')).json.items;
  expect(all.length).toBeGreaterThan(10);
  expect(Object.keys(all[0])).toEqual(['id', 'url', 'title']);
  const paged: unknown[] = [];
  for (let next: string | null = `${site.url}/api/v1/articles?limit=5&fields=title`; next; ) {
    const { pathname, search } = new URL(next);
    const { json } = await ask(pathname.slice('/api/v1'.length) + search);
    paged.push(...json.items);
    next = json.next;
  }
  expect(paged).toEqual(all);
  expect((await ask('/articles?limit=1')).json.items[0]).not.toHaveProperty('content');
  const brand = (await ask('/articles?category=brand&fields=category')).json.items;
  expect(brand.map(({ category }: { category: string }) => category)).toEqual(brand.map(() => 'BRAND'));
  const tagged = (await ask('/articles?tag=Small%20Business&fields=tags')).json.items;
  expect(tagged.length).toBeGreaterThan(1);
  for (const { tags } of tagged) expect(tags).toContain('small business');
});

test('[API-1] a text is what readers get, with whole URLs', async () => {
  const { json } = await ask('/articles/1');
  expect(json).toMatchObject({ imageUrl: `${site.url}/pictures/1.svg`, author: expect.stringMatching(/\w/), url: `${site.url}/blog/1` });
  expect(json.content).toMatch(/^\s*<p>/);
  const whole = (await ask('/articles?fields=content&limit=100')).json;
  expect(whole.items.length).toBeLessThanOrEqual(20);
  for (const { content } of whole.items) expect(content).not.toMatch(/(?:href|src)="\/(?!\/)/);
});

test.each([
  ['/articles?fields=title,secret', 'fields'],
  ['/articles?fields=relatedIds', 'fields'],
  ['/articles?limit=0', 'limit'],
  ['/articles?limit=101', 'limit'],
  ['/articles?limit=x', 'limit'],
  ['/articles?cursor=x', 'cursor'],
  ['/articles?cursor=eyJwdWJsaXNoZWRBdCI6Im5vdyIsImlkIjoiMSJ9', 'cursor'],
  ['/articles?category=nothing', 'category'],
  ['/articles?categroy=brand', 'categroy'],
  ['/solutions?category=brand', 'category'],
  ['/services?state=all', 'state'],
  ['/articles?limit=1&limit=2', ''],
])('[API-1] %s is refused as a problem that names %s', async (path, name) => {
  const { status, json, headers } = await ask(path);
  expect(status).toBe(400);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(json).toMatchObject({ type: 'about:blank', status: 400, errors: { [name]: expect.any(String) } });
});

test('[API-1] a response is cached as pages are, follows a save at once, and is read by scripts of other sites', async () => {
  const first = await ask('/articles?limit=3');
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('public'),
    etag: expect.any(String),
  });
  const again = await ask('/articles?limit=3', {
    headers: { 'if-none-match': String(first.headers.etag), origin: 'https://other.example' },
  });
  expect(again).toMatchObject({ status: 304, text: '', headers: { 'access-control-allow-origin': '*' } });
  const created = await sendRequest(site, '/admin/do/content.save', {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ kind: 'article', form: { ...ARTICLE, tags: 'a', title: 'Fresh' } }),
  });
  expect(created.status).toBe(200);
  expect((await ask('/articles?limit=3')).json.items[0].title).toBe('Fresh');
  expect((await ask('/articles?limit=3', { headers: { 'if-none-match': String(first.headers.etag) } })).status).toBe(200);
  for (const [path, methods] of [
    ['/articles', 'GET, POST'],
    ['/articles/1', 'GET, PATCH'],
    ['/images', 'POST'],
  ] as const) {
    const preflight = await ask(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-methods': methods, 'access-control-allow-origin': '*' },
    });
  }
  expect((await sendRequest(site, '/blog/1', { method: 'OPTIONS' })).status).toBe(405);
  expect((await sendRequest(site, '/admin/articles', { method: 'OPTIONS' })).status).toBe(405);
});

test('[API-1] search, categories, tags and the site are there', async () => {
  const found = (await ask('/search?q=brand')).json;
  expect(found.count).toBeGreaterThan(0);
  expect(found.items[0]).toEqual({ title: expect.any(String), url: expect.stringContaining('/blog/'), excerpt: expect.any(String) });
  expect((await ask('/categories')).json.items).toHaveLength(6);
  expect((await ask('/tags')).json.items[0]).toMatchObject({ name: expect.any(String), count: expect.any(Number) });
  expect((await ask('/site')).json).toMatchObject({ url: site.url, language: expect.any(String) });
});

test('[API-1] openapi.json is valid OpenAPI 3.1, and the page for people names all of it', async () => {
  const { json } = await ask('/openapi.json');
  expect(await new Validator().validate(json)).toEqual({ valid: true });
  const page = (await sendRequest(site, '/api')).text;
  for (const [path, methods] of Object.entries<object>(json.paths)) {
    for (const method of Object.keys(methods)) expect(page).toContain(`${method.toUpperCase()} ${path}`.replaceAll('"', '&quot;'));
  }
  expect(page).not.toMatch(/src="https?:/);
  expect(page).toContain('<meta name="robots" content="noindex"'); // robots.txt does not forbid it to those who would read that
});

test('[API-2] a draft is created once, read with its version, and changed; what is not sent stays', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const created = await write('POST', '/articles', ARTICLE, headers);
  expect(created).toMatchObject({
    status: 201,
    headers: { etag: '"1"', 'cache-control': 'private, no-store' },
    json: { ...ARTICLE, state: 'draft', version: 1 },
  });
  const { id } = created.json;
  expect((await write('POST', '/articles', ARTICLE, headers)).json.id).toBe(id);
  expect((await ask(`/articles/${id}`)).status).toBe(404);
  expect((await ask(`/articles/${id}`, { token })).json).toMatchObject({ ...ARTICLE, version: 1 });
  expect((await ask('/articles?state=draft&fields=title', { token })).json.items).toEqual([
    expect.objectContaining({ id, title: ARTICLE.title }),
  ]);
  expect((await write('PATCH', `/articles/${id}`, { title: 'No version' })).status).toBe(428);
  const changed = await write('PATCH', `/articles/${id}`, { title: 'Changed', isNoindex: true }, { 'if-match': '"1"' });
  expect(changed).toMatchObject({ status: 200, json: { ...ARTICLE, title: 'Changed', isNoindex: true, version: 2 } });
  const late = await write('PATCH', `/articles/${id}`, { title: 'Too late', version: 1 });
  expect(late).toMatchObject({ status: 409, json: { version: 2, changed: ['title'] } });
  const wrong = await write('PATCH', `/articles/${id}`, { title: '', tags: 'one', version: 2 });
  expect(wrong).toMatchObject({ status: 400, json: { errors: { tags: 'Send an array' } } });
  expect(await write('PATCH', `/articles/${id}`, { title: '', version: 2 })).toMatchObject({
    status: 400,
    json: { errors: { title: 'Write a title' } },
  });
  const reversed = Object.fromEntries(Object.entries(ARTICLE).reverse());
  const repeated = await write('POST', '/articles', reversed, headers);
  expect(repeated).toMatchObject({ status: 201, headers: { etag: '"1"', location: created.headers.location }, json: created.json });
  const reused = await write('POST', '/articles', { ...ARTICLE, title: 'Another' }, headers);
  expect(reused).toMatchObject({
    status: 422,
    headers: { 'content-type': 'application/problem+json' },
    json: { detail: expect.any(String) },
  });
  expect((await ask(`/articles/${id}`, { token })).json).toMatchObject({ title: 'Changed', version: 2 });
  const history = JSON.parse((await sendRequest(site, `/admin/revisions/article/${id}`, { headers: admin })).text);
  expect(history.revisions[0].savedBy).toBe('owner@example.org (Notes app)');
});

test('[API-2] a change of something public waits, and readers see it once a token with that scope publishes it', async () => {
  const before = await ask('/articles/2');
  const { version } = (await ask('/articles/2', { token })).json;
  const waiting = await write('PATCH', '/articles/2', { title: 'A better title' }, { 'if-match': `"${version}"` });
  expect(waiting.json).toMatchObject({ title: 'A better title', state: 'published', isChanged: true });
  expect((await ask('/articles/2')).json).toEqual(before.json);
  expect((await sendRequest(site, '/blog/2')).text).not.toContain('A better title');
  const body = { publish: true, version: waiting.json.version };
  expect((await write('PATCH', '/articles/2', body)).status).toBe(403);
  const blind = await createToken(site, admin, ['drafts:write', 'publish']);
  expect((await ask('/articles/2', { method: 'PATCH', token: blind, body })).status).toBe(403); // it may not read what it would publish
  const publisher = await createToken(site, admin, ['drafts:read', 'drafts:write', 'publish']);
  const published = await ask('/articles/2', { method: 'PATCH', token: publisher, body });
  expect(published).toMatchObject({ status: 200, json: { id: '2', state: 'published', isChanged: false } });
  expect((await ask('/articles/2')).json.title).toBe('A better title');
  const scheduled = await ask('/articles', { method: 'POST', token: publisher, body: { ...ARTICLE, publishAt: '2999-01-01T00:00:00Z' } });
  expect(scheduled.json.state).toBe('scheduled');
  expect((await ask(`/articles/${scheduled.json.id}`)).status).toBe(404);
  const incomplete = await ask('/articles', { method: 'POST', token: publisher, body: { title: 'Only a title', publish: true } });
  expect(incomplete).toMatchObject({ status: 400, json: { errors: { content: expect.any(String), category: expect.any(String) } } });
});

test('[API-2] an image goes through the checks of the library', async () => {
  const send = async (file: Blob) => {
    const form = new FormData();
    form.set('image', file, 'photo.png');
    return fetch(`${site.url}/api/v1/images`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  };
  const stored = await send(
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
          .png()
          .toBuffer(),
      ),
    ]),
  );
  expect(stored.status).toBe(201);
  const image = await stored.json();
  expect(image).toMatchObject({ url: expect.stringMatching(/^\/images\//), width: expect.any(Number) });
  expect((await sendRequest(site, image.url)).status).toBe(200);
  expect(await (await send(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).json()).toMatchObject({
    status: 400,
    errors: { image: 'Please upload an image file' },
  });
});

test('[API-1] what is refused before it is read is a problem too', async () => {
  const long = await ask('/articles', { method: 'POST', token, headers: { 'content-length': String(2 ** 21) } });
  const foreign = await ask('/articles', { method: 'POST', headers: { origin: 'https://other.example' }, body: ARTICLE });
  for (const [status, response] of [
    [413, long],
    [403, foreign],
  ] as const) {
    expect(response).toMatchObject({ status, headers: { 'content-type': 'application/problem+json' }, json: { status } });
  }
});
