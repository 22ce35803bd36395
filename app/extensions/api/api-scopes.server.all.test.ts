import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttackedSite, findChangedTables, startAttackedSite } from '#tests/security/support/attacked-site.ts';
import { callApi, createToken } from './api-client.testing.ts';

const SECRET = 'nobody may read this yet';
const CHANGE = 'a change that waits';
const ARTICLE = {
  title: SECRET,
  category: 'BRAND',
  excerpt: SECRET,
  content: `<p>${SECRET}</p>`,
  imageUrl: '/pictures/1.svg',
  tags: [SECRET],
};
const WRITTEN_BY_TOKENS = ['tokens', 'jobs'];

let site: AttackedSite;
const tokens: Record<string, string> = {};
let draftId: string;
let draftVersion = 1;
let publicVersion: number;
let cursor: string;

beforeAll(async () => {
  site = await startAttackedSite();
  const scopes = {
    reader: 'drafts:read',
    writer: 'drafts:write',
    uploader: 'images:write',
    publisher: 'publish',
    ended: 'drafts:read',
    expired: 'drafts:read',
  } as const;
  for (const [name, scope] of Object.entries(scopes)) tokens[name] = await createToken(site, site.admin, [scope]);
  const ids = await site.db.selectFrom('tokens').select('id').orderBy('createdAt').execute();
  await site.db
    .deleteFrom('tokens')
    .where('id', '=', ids[4]?.id ?? '')
    .execute();
  await site.db
    .updateTable('tokens')
    .set({ expiresAt: new Date().toISOString() })
    .where('id', '=', ids[5]?.id ?? '')
    .execute();
  const draft = await callApi(site, '/articles', { method: 'POST', token: tokens.writer ?? '', body: ARTICLE });
  expect(draft.json).toEqual({ id: expect.any(String), url: expect.any(String), state: 'draft', version: 1, isChanged: false }); // it may not read it
  draftId = draft.json.id;
  draftVersion = draft.json.version;
  const { version } = (await callApi(site, '/articles/1', { token: tokens.reader ?? '' })).json;
  const change = await callApi(site, '/articles/1', { method: 'PATCH', token: tokens.writer ?? '', body: { excerpt: CHANGE, version } });
  publicVersion = change.json.version;
  cursor = Buffer.from(JSON.stringify({ publishedAt: '2999-01-01T00:00:00.000Z', id: '!' })).toString('base64url');
}, 60_000);
afterAll(() => site.stop());

const READS: readonly [what: string, path: () => string, headers?: Record<string, string>, method?: string][] = [
  ['a draft by its id', () => `/articles/${draftId}`],
  ['a draft by its id, its head', () => `/articles/${draftId}`, {}, 'HEAD'],
  ['a draft with any ETag', () => `/articles/${draftId}`, { 'if-none-match': '*' }],
  ['a draft with its own ETag', () => `/articles/${draftId}`, { 'if-none-match': `"${draftVersion}"`, 'if-match': `"${draftVersion}"` }],
  ['a draft as .json', () => `/articles/${draftId}.json`],
  ['a draft as the framework’s data', () => `/articles/${draftId}.data`],
  ['a draft under another kind', () => `/pages/${draftId}`],
  ['a draft by fields', () => `/articles/${draftId}?fields=content,version,state`],
  ['drafts in the list', () => '/articles?limit=100&fields=title,content'],
  ['drafts by state', () => '/articles?state=draft'],
  ['everything by state', () => '/articles?state=all&fields=title'],
  ['drafts by two states', () => '/articles?state=public&state=draft'],
  ['drafts by an unknown state', () => '/articles?state=scheduled'],
  ['drafts by a made-up parameter', () => '/articles?isDraft=true'],
  ['drafts by a future cursor', () => `/articles?cursor=${cursor}&limit=100`],
  ['drafts by their category', () => '/articles?category=brand&fields=title,content'],
  ['drafts by their tag', () => `/articles?tag=${encodeURIComponent(SECRET)}&fields=title`],
  ['drafts by SQL in a tag', () => `/articles?tag=${encodeURIComponent("' or 1=1 --")}`],
  ['drafts by SQL in an id', () => `/articles/${encodeURIComponent("' or '1'='1")}`],
  ['drafts by search', () => `/search?q=${encodeURIComponent(SECRET)}`],
  ['tags of drafts', () => '/tags'],
  ['unpublished changes by id', () => '/articles/1'],
  ['unpublished changes by fields', () => '/articles/1?fields=excerpt,isChanged'],
  ['unpublished changes in the list', () => '/articles?limit=100'],
  ['related drafts', () => '/articles?fields=relatedIds'],
  ['what the cache holds of who may', () => `/articles?state=draft&fields=title`],
];
const NOT_READERS = ['', 'writer', 'uploader', 'publisher', 'ended', 'expired'];

test('[API-2] no request without drafts:read is given a draft or an unpublished change', async () => {
  await callApi(site, '/articles?state=draft&fields=title', { token: tokens.reader ?? '' });
  const leaks: string[] = [];
  for (const who of NOT_READERS) {
    for (const [what, path, headers = {}, method = 'GET'] of READS) {
      const {
        status,
        text,
        headers: given,
      } = await callApi(site, path(), {
        method,
        headers: { 'x-forwarded-for': `10.9.${NOT_READERS.indexOf(who)}.${READS.findIndex(([name]) => name === what)}`, ...headers },
        ...(who && { token: tokens[who] ?? '' }),
      });
      const isMade = path().includes(encodeURIComponent(SECRET)) && !text.includes('"title"'); // it only repeats the question
      if (!isMade && (text.includes(SECRET) || text.includes(CHANGE))) leaks.push(`${who}: ${what}`);
      if (status >= 500) leaks.push(`${who}: ${what}: ${status}`);
      if (path().startsWith(`/articles/${draftId}`) && ![404, 400, 401].includes(status) && !path().includes('.data'))
        leaks.push(`${who}: ${what}: ${status}`);
      if (who && !String(given['cache-control']).includes('no-store')) leaks.push(`${who}: ${what} is ${given['cache-control']}`);
    }
  }
  expect(leaks).toEqual([]);
  expect((await callApi(site, `/articles/${draftId}`, { token: tokens.reader ?? '' })).json.title).toBe(SECRET);
});

const PUBLISHED = { title: 'Published by nobody' };

const WRITES: readonly [what: string, method: string, path: () => string, body: () => unknown, headers?: Record<string, string>][] = [
  ['publish', 'PATCH', () => `/articles/${draftId}`, () => ({ publish: true, version: draftVersion })],
  ['a date to publish at', 'PATCH', () => `/articles/${draftId}`, () => ({ publishAt: '2020-01-01T00:00:00Z', version: draftVersion })],
  [
    'a date with publish off',
    'PATCH',
    () => `/articles/${draftId}`,
    () => ({ publish: false, publishAt: '2020-01-01T00:00:00Z', version: draftVersion }),
  ],
  ['the form’s intent', 'PATCH', () => `/articles/${draftId}`, () => ({ intent: 'publish', version: draftVersion })],
  ['the column', 'PATCH', () => `/articles/${draftId}`, () => ({ isDraft: false, version: draftVersion })],
  ['the state', 'PATCH', () => `/articles/${draftId}`, () => ({ state: 'published', version: draftVersion })],
  ['a date of publication', 'PATCH', () => `/articles/${draftId}`, () => ({ publishedAt: '2020-01-01T00:00:00Z', version: draftVersion })],
  ['restoring', 'PATCH', () => `/articles/${draftId}`, () => ({ restores: 'on', version: draftVersion })],
  ['a new date', 'PATCH', () => `/articles/${draftId}`, () => ({ showAsNewest: 'on', version: draftVersion })],
  ['the prototype', 'PATCH', () => `/articles/${draftId}`, () => `{"__proto__":{"publish":true},"version":${draftVersion}}`],
  ['publish as a text', 'PATCH', () => `/articles/${draftId}`, () => ({ publish: 'true', version: draftVersion })],
  ['a list for a text', 'PATCH', () => `/articles/${draftId}`, () => ({ title: ['a'], version: draftVersion })],
  ['two bodies in a list', 'PATCH', () => `/articles/${draftId}`, () => [{ publish: true, version: draftVersion }]],
  ['a new article at once', 'POST', () => '/articles', () => ({ ...ARTICLE, ...PUBLISHED, publish: true })],
  ['a creation key in the body', 'POST', () => '/articles', () => ({ ...ARTICLE, ...PUBLISHED, creationKey: randomUUID() })],
  ['an id of its own', 'POST', () => '/articles', () => ({ ...ARTICLE, ...PUBLISHED, id: '1' })],
  ['a key that is none', 'POST', () => '/articles', () => ({ ...ARTICLE, ...PUBLISHED }), { 'idempotency-key': '1' }],
  ['a change without a version', 'PATCH', () => '/articles/1', () => PUBLISHED],
  ['a change of an older version', 'PATCH', () => '/articles/1', () => ({ ...PUBLISHED, version: 1 }), { 'if-match': '*' }],
  ['a service', 'POST', () => '/services', () => PUBLISHED],
  ['a service, changed', 'PATCH', () => '/services/brand-development', () => ({ ...PUBLISHED, version: 1 })],
  ['a video', 'POST', () => '/videos', () => ({ url: 'https://youtu.be/aaaaaaaaaa1' })],
  ['settings', 'PATCH', () => '/identity/identity', () => ({ name: 'Somebody', version: 1 })],
  ['settings as a collection', 'POST', () => '/identity', () => ({ name: 'Somebody' })],
  ['people', 'POST', () => '/users', () => ({ email: 'thief@example.org' })],
  ['messages', 'POST', () => '/messages', () => ({})],
  ['backups', 'POST', () => '/backups', () => ({})],
  ['a deletion', 'DELETE', () => `/articles/${draftId}`, () => ({})],
  [
    'a deletion by another method’s name',
    'POST',
    () => `/articles/${draftId}?_method=DELETE`,
    () => ({}),
    { 'x-http-method-override': 'DELETE' },
  ],
  ['a replacement', 'PUT', () => `/articles/${draftId}`, () => ARTICLE],
  ['an image', 'POST', () => '/images', () => ({ image: 'x' })],
];

test('[API-2] a token with drafts:write alone publishes nothing, deletes nothing and reaches nothing else, whatever it sends', async () => {
  const before = await site.hashTables();
  for (const [what, method, path, body, headers = {}] of WRITES) {
    const { status } = await callApi(site, path(), { method, token: tokens.writer ?? '', headers, body: body() });
    expect([400, 403, 404, 405, 409, 428], `${what}: ${status}`).toContain(status);
  }
  expect(findChangedTables(before, await site.hashTables()).filter((name) => !WRITTEN_BY_TOKENS.includes(name))).toEqual([]);
  const { status } = await callApi(site, '/articles/1', { method: 'PATCH', token: tokens.writer ?? '', body: { version: publicVersion } });
  expect(status).toBe(200); // it changes nothing, and is asked for with the right version
  expect((await callApi(site, '/articles/1')).text).not.toContain(CHANGE);
});

const STRANGERS: readonly [who: string, headers: () => Record<string, string>, query?: () => string][] = [
  ['nobody', () => ({})],
  ['a signed-in admin without a token', () => ({ cookie: site.admin.cookie ?? '', origin: site.url })],
  ['a signed-in admin with a wrong token', () => ({ cookie: site.admin.cookie ?? '', origin: site.url, authorization: 'Bearer byl_x' })],
  ['another site in an admin’s browser', () => ({ cookie: site.admin.cookie ?? '', origin: 'https://evil.example' })],
  ['a token in the query', () => ({}), () => `?access_token=${tokens.writer}`],
  ['a token as a cookie', () => ({ cookie: `token=${tokens.writer}` })],
  ['a token by Basic', () => ({ authorization: `Basic ${Buffer.from(`x:${tokens.writer}`).toString('base64')}` })],
  ['a token without its scheme', () => ({ authorization: tokens.writer ?? '' })],
  ['the hash of a token', () => ({ authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
  ['two tokens', () => ({ authorization: `Bearer ${tokens.writer}, Bearer ${tokens.writer}` })],
  ['an ended token', () => ({ authorization: `Bearer ${tokens.ended}` })],
  ['an expired token', () => ({ authorization: `Bearer ${tokens.expired}` })],
  ['a token that reads only', () => ({ authorization: `Bearer ${tokens.reader}` })],
  ['a token that publishes only', () => ({ authorization: `Bearer ${tokens.publisher}` })],
];

test('[API-2] who has no token with drafts:write writes nothing', async () => {
  const before = await site.hashTables();
  for (const [at, [who, headers, query = () => '']] of STRANGERS.entries()) {
    const from = { 'x-forwarded-for': `10.8.0.${at}` };
    const { status, headers: given } = await callApi(site, `/articles${query()}`, {
      method: 'POST',
      headers: { ...from, ...headers() },
      body: ARTICLE,
    });
    expect([401, 403], `${who}: ${status}`).toContain(status);
    if (status === 401) expect(given['www-authenticate'], who).toMatch(/^Bearer/);
  }
  expect(findChangedTables(before, await site.hashTables()).filter((name) => !WRITTEN_BY_TOKENS.includes(name))).toEqual([]);
});

test('[API-2] a token opens nothing of the admin, and of a person who is removed nothing at all', async () => {
  for (const path of [
    '/admin',
    '/admin/articles',
    '/admin/messages',
    '/admin/subscribers/export',
    '/admin/backups',
    '/auth/security',
    '/admin/security',
    '/admin/connections',
    '/admin/site/identity',
  ]) {
    const { status, text } = await site.ask(path, { headers: { authorization: `Bearer ${tokens.reader}` } });
    expect([302, 401, 403], `${path}: ${status}`).toContain(status);
    expect(text).not.toContain(SECRET);
  }
  const save = await site.ask('/admin/do/content.save', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.publisher}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect([401, 403]).toContain(save.status);
  await site.db.deleteFrom('userRoles').execute();
  for (const name of ['reader', 'writer', 'publisher']) {
    expect(
      (await callApi(site, '/articles?state=draft', { token: tokens[name] ?? '', headers: { 'x-forwarded-for': `10.7.0.${name.length}` } }))
        .status,
    ).toBe(401);
  }
});
