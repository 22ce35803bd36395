import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_ADDRESSES } from '#features/seo/well-known.ts';
import { extensionTests } from '../support/extensions.ts';
import { isGate } from '../support/tier.ts';
import { type AttackedSite, findChangedTables, startAttackedSite } from './support/attacked-site.ts';
import { CONTENT_TYPES, FOREIGN_ORIGINS } from './support/foreign-writes.ts';
import { type Address, listAddresses } from './support/route-list.ts';

const ADDRESSES = listAddresses();
const METHODS: Record<Address['zone'], string[]> = {
  public: ['GET', 'POST'],
  auth: ['GET', 'POST'],
  admin: ['GET', 'POST', 'DELETE', ...(isGate ? [] : ['PUT', 'PATCH'])],
};
/** What the public pages with a form answer to a post of nothing, with the newsletter off. */
const PUBLIC_FORMS: Record<string, number> = {
  '/contact': 400,
  '/newsletter': 404,
  '/newsletter/confirm': 404,
  '/newsletter/leave': 200,
};
const REFUSALS: Record<string, number> = Object.assign({ 'POST /': 400 }, ...extensionTests.map(({ refusals }) => refusals));

/** Public addresses that lead elsewhere. */
const MOVED = [...Object.keys(KNOWN_ADDRESSES), 'category/:category/feed', '.well-known/change-password'].map((path) => `/${path}`);
/** All that an editor may ask for; of kinds only those that are written, and to save only drafts. */
const FOR_EDITORS: Record<string, string[]> = {
  '/admin': ['GET'],
  '/admin/:kind': ['GET'],
  '/admin/:kind/:id': ['GET'],
  '/admin/security': ['GET', 'POST'],
  '/admin/connections': ['GET', 'POST'],
  '/admin/live': ['GET'],
  '/admin/status.json': ['GET'],
  '/admin/do/content.save': ['POST'],
  '/admin/do/content.duplicate': ['POST'],
  '/admin/do/proposal.refuse': ['POST'],
  '/admin/do/recovery.store': ['POST'],
  '/admin/do/recovery.settle': ['POST'],
  '/admin/do/image.fetch': ['POST'],
  '/admin/do/video.describe': ['POST'],
  '/admin/images/upload': ['POST'],
  '/admin/images/list': ['GET'],
  '/admin/preview': ['POST'],
  '/admin/preview/:kind?': ['POST'],
  '/admin/titles/:kind': ['GET'],
  '/admin/share-card.png': ['GET'],
  '/admin/recovery/:kind/:id': ['GET'],
  '/admin/revisions/:kind/:id/:number?': ['GET'],
  '/admin/revisions/:kind/:id': ['GET'],
  '/admin/proposals/:kind/:id/:proposal': ['GET'],
};
/** Ends the session that the other tries need. */
const SIGN_OUT = '/auth/sign-out';

type Who = 'nobody' | 'forged' | 'visitor' | 'expired' | 'editor' | 'admin';
/** Who asks for no data in the gate. */
const PAGES_ONLY: Who[] = isGate ? ['visitor', 'expired', 'editor'] : [];

let site: AttackedSite;
let toAdmin: Map<string, Outcome>;
let changedByAdmin: string[];
beforeAll(async () => {
  site = await startAttackedSite();
  const before = await site.hashTables();
  toAdmin = await askEverything('admin', ['admin', 'auth'], isLeftOut);
  changedByAdmin = findChangedTables(before, await site.hashTables());
});
afterAll(() => site.stop());

interface Outcome {
  address: Address;
  method: string;
  status: number;
  location: string;
  text: string;
}

/** Asks each route, as a page and as its data, with each method. */
async function askEverything(who: Who, zones: Address['zone'][], skips: (method: string, path: string) => boolean = () => false) {
  const outcomes = new Map<string, Outcome>();
  for (const address of ADDRESSES) {
    if (!zones.includes(address.zone) || address.path === SIGN_OUT) continue;
    const data = `${address.path === '/' ? '/_root' : address.path}.data`;
    for (const path of PAGES_ONLY.includes(who) ? [address.path] : [address.path, data]) {
      for (const method of METHODS[address.zone]) {
        if (skips(method, path)) continue;
        const body = method === 'GET' ? {} : { body: '{}' };
        const { status, headers, text } = await site.ask(path, { method, headers: getHeaders(who), ...body });
        outcomes.set(`${method} ${path}`, { address, method, status, location: headers.location ?? '', text });
      }
    }
  }
  return outcomes;
}

/** Actions that an empty body is enough for. */
const TAKE_NOTHING = ['backup.make', 'first-steps.hide', 'samples.remove', 'site.check'];

/** What an admin is not asked to try: it never ends, it deletes, or it does what it is for. */
function isLeftOut(method: string, path: string): boolean {
  if (method === 'POST' && TAKE_NOTHING.some((name) => path.startsWith(`/admin/do/${name}`))) return true;
  return path.startsWith('/admin/live') || method === 'DELETE';
}

function getHeaders(who: Who): Record<string, string> {
  const { cookie = '', ...headers } = site.admin;
  if (who === 'nobody') return headers;
  return { ...headers, cookie: who === 'forged' ? cookie.replace(/=(.)/g, (_, first) => `=${first === 'x' ? 'y' : 'x'}`) : cookie };
}

test('[AUTH-6] every route answers an admin, and what is no form of its own changes nothing', async () => {
  expect(ADDRESSES.filter(({ zone }) => zone === 'admin').length).toBeGreaterThan(8);
  for (const [what, { address, status, location }] of toAdmin) {
    expect(status, what).toBeLessThan(500);
    if (address.zone === 'auth') continue;
    expect([401, 403], what).not.toContain(status);
    if (location) expect(location, what).toMatch(/^\/admin/);
  }
  expect(changedByAdmin).toEqual([]);
});

test('a write from anywhere else is refused and changes nothing, whatever its Origin, form and route', async () => {
  const before = await site.hashTables();
  const writes: string[] = [];
  for (const { path } of ADDRESSES) {
    const { status } = await site.ask(path, { method: 'POST', headers: { origin: site.url }, body: '' });
    if (status !== 405) writes.push(path);
  }
  expect(writes.length).toBeGreaterThan(10);
  const untouched = await site.hashTables();
  expect(findChangedTables(before, untouched)).toEqual([]);
  const { cookie = '' } = site.admin;
  const taken: string[] = [];
  for (const path of writes) {
    for (const [index, [name, from]] of Object.entries(FOREIGN_ORIGINS).entries()) {
      for (const { type, body } of isGate ? CONTENT_TYPES.slice(index % CONTENT_TYPES.length).slice(0, 1) : CONTENT_TYPES) {
        const { status } = await site.ask(path, { method: 'POST', headers: { cookie, 'content-type': type, ...from(site.url) }, body });
        if (status !== 403) taken.push(`${name}, ${type}, POST ${path}: ${status}`);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(findChangedTables(untouched, await site.hashTables())).toEqual([]);
});

test('a method is the one in the request line, whatever a header, a query or a field says', async () => {
  const before = await site.hashTables();
  const { origin = '', cookie = '' } = site.admin;
  const address = '/admin/do/content.save';
  const says = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' };
  for (const method of ['GET', 'POST']) {
    for (const query of ['', '?_method=DELETE', '?method=DELETE']) {
      for (const { type, body } of CONTENT_TYPES) {
        const headers = { origin, cookie, 'content-type': type, ...says };
        await site.ask(`${address}${query}`, { method, headers, ...(method === 'POST' && { body }) });
      }
    }
  }
  expect(findChangedTables(before, await site.hashTables())).toEqual([]);
});

test('[AUTH-6] a public route takes no write but its own form, and shows an admin what it shows everybody', async () => {
  const before = await site.hashTables();
  const toNobody = await askEverything('nobody', ['public']);
  const publicToAdmin = isGate ? undefined : await askEverything('admin', ['public']);
  for (const [what, { address, method, status, location }] of toNobody) {
    if (publicToAdmin) expect(publicToAdmin.get(what)?.status, what).toBe(status);
    if (method === 'GET' && MOVED.includes(address.pattern)) expectMoved(location, `${what}: ${status} ${location}`);
    else if (method === 'GET') expect([200, 404, REFUSALS[what]], `${what}: ${status}`).toContain(status);
    else expect(REFUSALS[what] ?? PUBLIC_FORMS[address.path] ?? 405, `${what}: ${status}`).toBe(status);
  }
  expect(findChangedTables(before, await site.hashTables())).toEqual([]);
});

test('[ADM-1] [AUTH-6] no route of the admin answers anybody but an admin, and a dead session opens what none opens', async () => {
  const before = await site.hashTables();
  const admins = await site.db.selectFrom('userRoles').selectAll().execute();
  const toNobody = await tryAs('nobody');
  if (!isGate) expectSame(await tryAs('forged'), toNobody);
  await site.db.deleteFrom('userRoles').execute();
  await tryAs('visitor');
  await site.db.insertInto('userRoles').values(admins).execute();
  await site.db.updateTable('sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
  expectSame(await tryAs('expired'), toNobody);
  expect(findChangedTables(before, await site.hashTables())).toEqual([]);

  async function tryAs(who: Who) {
    const outcomes = await askEverything(who, ['admin', 'auth']);
    for (const [what, { address, method, status, location, text }] of outcomes) {
      const message = `${who}: ${what} answered ${status} ${location}`;
      if (location) expect(location, message).toMatch(/^\/(?![/\\])/);
      expect(status, message).toBeLessThan(500);
      if (address.zone === 'auth') continue;
      const isLed = status >= 300 && status < 400 && location.startsWith('/auth');
      const hasNothingToRead = method === 'GET' && toAdmin.get(`GET ${address.path}`)?.status === 400;
      expect(isLed || hasNothingToRead || [401, 403, 405].includes(status), message).toBe(true);
      if (hasNothingToRead) expect(text, message).toBe(toAdmin.get(what)?.text);
      expect(text, message).not.toMatch(/African strategy|growth year on one page|owner@example/i);
    }
    return outcomes;
  }
});

test('[AUTH-12] an editor is refused at every route of the admin but a short list', async () => {
  expect(Object.keys(FOR_EDITORS).filter((pattern) => !ADDRESSES.some((address) => address.pattern === pattern))).toEqual([]);
  await site.db.updateTable('sessions').set({ expiresAt: '9999-12-31T23:59:59.999Z' }).execute();
  const before = await site.hashTables();
  const skips = (method: string, path: string) => path.startsWith('/admin/live') && method === 'GET';
  await site.db.updateTable('userRoles').set({ role: 'editor' }).execute();
  const refused: string[] = [];
  for (const [what, { address, method, status }] of await askEverything('editor', ['admin'], skips)) {
    if (FOR_EDITORS[address.pattern]?.includes(method)) {
      if ([401, 403].includes(status)) refused.push(`${what}: ${status}`);
      continue;
    }
    const hasNothingToRead = method === 'GET' && toAdmin.get(`GET ${address.path}`)?.status === 400;
    expect(hasNothingToRead || [403, 405].includes(status), `editor: ${what} answered ${status}`).toBe(true);
  }
  await site.db.updateTable('userRoles').set({ role: 'admin' }).execute();
  expect(refused).toEqual([]);
  expect(findChangedTables(before, await site.hashTables())).toEqual([]);
});

test('[AUTH-12] [ADM-21] an editor saves drafts and proposals, which an admin publishes, and nothing that readers see', async () => {
  await site.db.updateTable('userRoles').set({ role: 'editor' }).execute();
  const fields = {
    title: 'From an editor',
    category: 'BRAND',
    excerpt: 'e',
    imageUrl: '/pictures/1.svg',
    tags: 'x',
    content: '<p>One.</p>',
  };
  const save = async (form: object, id?: string) => {
    const { status, text } = await site.askAsAdmin('/admin/do/content.save', { method: 'POST', body: { kind: 'article', id, form } });
    return { status, item: JSON.parse(text).item };
  };
  const { item } = await save({ ...fields, intent: 'draft' });
  expect(item).toMatchObject({ isDraft: true });
  const { item: stored } = await site.askAsAdmin('/admin/revisions/article/1').then(({ text }) => ({ item: JSON.parse(text).revisions }));
  expect(Array.isArray(stored)).toBe(true);
  const [article] = await site.db.selectFrom('articles').select(['title', 'version']).where('id', '=', '1').execute();
  const proposal = await save({ ...fields, version: article?.version, intent: 'draft' }, '1');
  expect(proposal).toMatchObject({ status: 200, item: { isDraft: false, isChanged: true } });
  expect((await site.ask('/blog/1')).text).toContain(article?.title);
  const untouched = await site.hashTables();
  const mine = { kind: 'article', id: item.id };
  const theirs = { kind: 'article', id: '1' };
  const { version } = proposal.item;
  const refused: [name: string, body: object][] = [
    ['content.save', { ...mine, form: { ...fields, version: item.version, intent: 'publish' } }],
    ['content.save', { ...mine, form: { ...fields, version: item.version, intent: 'publish', publishAt: '2030-01-01T00:00:00.000Z' } }],
    ['content.save', { kind: 'article', form: { ...fields, version: '1' } }],
    ['content.save', { ...theirs, form: { ...fields, version, intent: 'draft', restores: 'on' } }],
    ['content.save', { kind: 'service', form: { title: 'A service', intent: 'draft' } }],
    ['content.save', { kind: 'identity', id: 'identity', form: { name: 'Somebody', intent: 'draft' } }],
    ['content.show', { kind: 'video', id: 'aaaaaaaaaa1', isActive: false }],
    ['video.add', { urls: 'https://youtu.be/aaaaaaaaaa1' }],
    ['content.trash', mine],
    ['content.duplicate', { kind: 'service', id: 'brand-development' }],
    ['content.bulk', { kind: 'article', ids: [item.id], change: { action: 'publish' } }],
    ['content.publication', { ...theirs, action: 'unpublish', version }],
    ['content.publication', { ...theirs, action: 'discard-changes', version }],
    ['content.publication', { ...theirs, action: 'decline', version }],
    ['private-link.create', { ...theirs, days: 2 }],
    ['recovery.store', { item: 'service/new', userId: 'x', id: 'form', number: 1, fields: {} }],
    ['recovery.store', { item: 'article/new', userId: 'somebody-else', id: 'form', number: 1, fields: {} }],
  ];
  const tries: [string, string, object?][] = [
    ...refused.map(([name, body]): [string, string, object] => ['POST', `/admin/do/${name}`, body]),
    ['POST', '/admin/preview/identity', { fields: { name: 'Somebody' } }],
    ['GET', '/admin/revisions/identity/identity'],
    ['GET', '/admin/recovery/service/new'],
    ['GET', '/admin/videos/new'],
  ];
  for (const [method, to, body] of tries) {
    const { status } = await site.askAsAdmin(to, { method, ...(body && { body }) });
    expect(status, `${method} ${to} ${JSON.stringify(body)}`).toBe(403);
  }
  expect(findChangedTables(untouched, await site.hashTables()).filter((name) => name !== 'jobs')).toEqual([]); // they go on by themselves
  await site.db.updateTable('userRoles').set({ role: 'admin' }).execute();
  const published = await save({ ...fields, version: proposal.item.version, intent: 'publish' }, '1');
  expect(published).toMatchObject({ status: 200, item: { isChanged: false } });
  expect((await site.ask('/blog/1')).text).toContain('From an editor');
});

test('[AUTH-6] an action that does not exist is refused before its body is read, and only the admin’s people learn of it', async () => {
  const body = Buffer.alloc(900_000, 'x');
  const ask = (headers: Record<string, string>) => site.ask('/admin/do/content.everything', { method: 'POST', headers, body });
  const { cookie: _, ...stranger } = site.admin;
  expect([(await ask(stranger)).status, (await ask(site.admin)).status]).toEqual([401, 404]);
});

/** As a page by a redirect, as its data without one. */
function expectMoved(location: string, message: string) {
  if (location) expect(location, message).toMatch(/^\/(?![/\\])/);
}

function expectSame(given: Map<string, Outcome>, wanted: Map<string, Outcome>) {
  const brief = (outcomes: Map<string, Outcome>) =>
    [...outcomes].filter(([what]) => given.has(what)).map(([what, { status, location }]) => `${what} ${status} ${location}`);
  expect(brief(given)).toEqual(brief(wanted));
}
