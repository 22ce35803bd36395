import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHE_CONTROL, getPageCacheControl } from '#platform/caching/cache-control.ts';
import { type AttackedSite, startAttackedSite } from '../../security/support/attacked-site.ts';
import { type Address, listAddresses } from '../../security/support/route-list.ts';

type Rule = keyof typeof CACHE_CONTROL | 'page';

/** What each address that is not simply a page says; the first that fits. */
const RULES: [pattern: RegExp, rule: Rule][] = [
  [/^\/(admin|auth|api\/search|newsletter|mcp)(\/|$)|\.data$|^\/draft\//, 'personal'],
  [/^\/solution\/[^/.]+$/, 'unshared'],
  [/^(\/api\/v1)?\/search$/, 'unshared'],
  [/^\/\.well-known\/change-password$/, 'unshared'],
];

let site: AttackedSite;
beforeAll(async () => {
  site = await startAttackedSite();
});
afterAll(() => site.stop());

function toCacheControl(rule: Rule): string {
  return rule === 'page' ? getPageCacheControl({}) : CACHE_CONTROL[rule];
}

function getRule({ path }: Address, status: number): Rule[] {
  const [, rule = 'page'] = RULES.find(([pattern]) => pattern.test(path)) ?? [];
  if (status >= 500) return ['never'];
  if (rule === 'page' && status >= 400) return ['unshared'];
  return [rule];
}

const ADDRESSES = listAddresses().filter(({ path }) => path !== '/admin/live');

test('every route says what the table has for it, to a stranger and to an admin', async () => {
  const wrong: string[] = [];
  for (const address of ADDRESSES.filter(({ path }) => path !== '/auth/sign-out')) {
    for (const path of [address.path, `${address.path === '/' ? '/_root' : address.path}.data`]) {
      const answers = [await site.ask(path), await site.ask(path), await site.ask(path, { headers: site.admin })];
      for (const { status, headers, cookies } of answers) {
        const said = String(headers['cache-control']);
        const allowed = getRule({ ...address, path }, status).map(toCacheControl);
        if (!allowed.includes(said)) wrong.push(`${path}: ${status} ${said}, not ${allowed}`);
        if (cookies.length > 0 && !said.includes('private')) wrong.push(`${path}: a cookie with ${said}`);
      }
      const [, toStranger, toAdmin] = answers;
      if (toStranger?.headers['cache-control']?.startsWith('public') && toStranger.text !== toAdmin?.text)
        wrong.push(`${path}: shared, and another for an admin`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what is no route says what the table has for it', async () => {
  const home = await site.ask('/');
  const [asset = ''] = /\/assets\/[\w.-]+\.css/.exec(home.text) ?? [];
  const asked: [path: string, rule: Rule, status: number, ask?: Parameters<AttackedSite['ask']>[1]][] = [
    [asset, 'asset', 200],
    ['/favicon.svg', 'page', 200],
    ['/pictures/1.svg', 'page', 200],
    ['/assets/gone-1.js', 'never', 404],
    ['/healthz', 'never', 200],
    ['/readyz', 'never', 200],
    ['/no/such/page', 'unshared', 404],
    ['/blog/no-such', 'unshared', 404],
    ['/about', 'never', 405, { method: 'DELETE' }],
    ['/about', 'never', 403, { method: 'POST', headers: { origin: 'https://evil.example' }, body: '' }],
    [`/search?q=${'x'.repeat(9000)}`, 'never', 414],
    [`/search?q=${'x'.repeat(30_000)}`, 'never', 431],
  ];
  for (const [path, rule, status, ask] of asked) {
    const answer = await site.ask(path, ask);
    expect([answer.status, answer.headers['cache-control']], path.slice(0, 60)).toEqual([status, toCacheControl(rule)]);
  }
});

test('what is compressed, or told by Accept, varies by it', async () => {
  const getVary = async (path: string) => (await site.ask(path)).headers.vary;
  const forms = 'Sec-Fetch-Site, Sec-CH-UA-WoW64, Save-Data';
  expect(await getVary('/category/brand')).toBe(`Accept-Encoding, ${forms}`);
  expect(await getVary('/about')).toBe(`Accept-Encoding, Accept, ${forms}`);
  expect(await getVary('/blog/1')).toBe(`Accept-Encoding, Accept, ${forms}`);
  expect(await getVary('/feed.xml')).toBe('Accept-Encoding');
  expect(await getVary('/share.png')).toBeUndefined();
});

test('the table in the docs is the one in the code, and nothing else writes such a header', () => {
  const rows = [...readFileSync('docs/cdn.md', 'utf8').matchAll(/^\| `(\w+)` \|.*\| `([^`]+)` \|(?: `([^`]+)`)?.*\|$/gm)];
  const documented = rows.map(([, rule, untold, told = untold]) => [rule, untold, told]);
  const page = ['page', getPageCacheControl({}), getPageCacheControl({ PURGE_URL: 'https://cdn.example.com' })];
  const others = Object.entries(CACHE_CONTROL).map(([rule, value]) => [rule, value, value]);
  expect(documented.sort()).toEqual([page, ...others].sort());
  const writers = globSync('{app,server}/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && /cache-?control['"`]?\s*[,:]\s*['"`](public|private|no-|max)/i.test(readFileSync(file, 'utf8')),
  );
  expect(writers).toEqual([]);
});
