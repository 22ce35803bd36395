import { expect, test } from 'vitest';
import { page, serve, signedCookie } from '#tests/support/serve.ts';
import type { AppHandler } from '../../response/app-handler.ts';
import { createOriginPolicy } from './origin-policy.ts';

const THERE = [
  '/',
  '/about',
  '/blog/Ink',
  '/blog/%D1%87%D0%B0%D0%B9',
  '/category/brand',
  '/tag/%D1%87',
  '/feed.xml',
  '/auth',
  '/admin',
  '/solution/plan',
];

/** Has those pages and no other; `/category/brands` has moved to `/category/brand`. */
const app: AppHandler = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/category/brands') return new Response(null, { status: 301, headers: { location: '/category/brand' } });
  return THERE.includes(pathname.replace(/\.md$/, '')) ? page(`<h1>${pathname}</h1>`) : page('<h1>Nothing</h1>', { status: 404 });
};

async function open(settings: { SITE_URL?: string; HOST?: string } = {}) {
  const { ask } = await serve({ handler: app, settings });
  return async (target: string, method = 'GET', headers: Record<string, string> = {}) => {
    const answer = await ask(target, { method, headers });
    return answer.status === 301 ? `301 ${answer.headers.location}` : String(answer.status);
  };
}

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['/about//', '/about'],
  ['/x/../about', '/about'],
  ['/%61bout', '/about'],
  ['/about/?utm_source=x&b=%20', '/about?utm_source=x&b=%20'],
  ['/ABOUT?', '/about?'],
  ['//', '/'],
  ['/BLOG/Ink', '/blog/Ink'],
  ['/blog/Ink/', '/blog/Ink'],
  ['/blog/%d1%87%d0%b0%d0%b9', '/blog/%D1%87%D0%B0%D0%B9'],
  ['/Tag/%D1%87', '/tag/%D1%87'],
  ['/category/brand/?page=2&x=1', '/category/brand?page=2&x=1'],
  ['/FEED.xml', '/feed.xml'],
  ['/solution/plan/', '/solution/plan'],
])('[SEO-5] %s leads to %s by 301, for GET and HEAD, the first time and later', async (asked, canonical) => {
  const get = await open();
  expect(await get(asked)).toBe(`301 ${canonical}`);
  expect(await get(asked)).toBe(`301 ${canonical}`);
  expect(await get(asked, 'HEAD')).toBe(`301 ${canonical}`);
  expect(await get(asked, 'GET', { cookie: signedCookie() })).toBe(`301 ${canonical}`);
  expect(await get(canonical)).toBe('200');
});

test('[SEO-5] a redirect goes to what is there alone, and in one step', async () => {
  const get = await open();
  for (const nowhere of ['/No/Such/', '/blog/ink/', '/nothing//', '//evil.example/', '/pictures/1.svg/'])
    expect(await get(nowhere)).toBe('404');
  expect(await get('/category/brands')).toBe('301 /category/brand');
  expect(await get('/Category/Brands/')).toBe('301 /category/brand');
  expect(await get('/Category/Brands/?utm_source=x')).toBe('301 /category/brand?utm_source=x');
});

test('[SEO-5] what is no public page, and what is sent, stays where it is', async () => {
  const get = await open();
  for (const target of ['/auth', '/admin']) expect(await get(target)).toBe('200');
  for (const target of ['/auth/', '/Admin', '/AUTH', '/admin//', '/api/search/', '/draft/x/', '/about/.data', '/about.data'])
    expect(await get(target)).not.toContain('301');
  for (const method of ['POST', 'PUT', 'DELETE']) expect(await get('/About/', method)).not.toContain('301');
});

test('[SEO-5] no address leads to another host', async () => {
  const { ask } = await serve({ handler: async () => page('everything is there') });
  const paths = [
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
  ];
  const more = [
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '//evil.example/%2e%2e//',
    '/@evil.example/',
    '//user@evil.example:80/',
    '/;//evil.example',
  ];
  for (const path of [...paths, ...more]) {
    for (const suffix of ['', '?next=//evil.example', '?//evil.example']) {
      for (const host of ['site.test', 'www.site.test']) {
        const { status, headers } = await ask(path + suffix, { headers: { host } });
        const location = headers.location ?? '/';
        expect([200, 301], path).toContain(status);
        expect(new URL(location, 'http://site.test').host, `${path}: ${location}`).toBe('site.test');
        expect(location, path).toMatch(/^(\/(?![/\\])|http:\/\/site\.test\/)/);
      }
    }
  }
});

test('[SEO-5] where a redirect leads is never redirected again', async () => {
  const { ask } = await serve({ handler: async () => page('everything is there') });
  const pieces = [
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '%41',
    '%c3%89',
    '%C3%89',
    '%25',
    '%2541',
    'Blog',
    'blog/',
    'Ink',
    'tag',
    '~',
    "'",
    '(',
    ':',
    '%7E',
    '\\',
    '|',
    '"',
  ];
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return pieces[seed % pieces.length] ?? '';
  };
  for (let round = 0; round < 400; round += 1) {
    const { status, headers } = await ask(`/${next()}${next()}${next()}${next()}${next()}`);
    if (status !== 301) continue;
    expect((await ask(headers.location ?? '')).status, headers.location).toBe(200);
  }
});

test('[SEO-5] the twin of the site’s host leads to the site: www. to the bare domain, and the other way', async () => {
  const bare = await open({ SITE_URL: 'https://site.test' });
  const at = (host: string) => ({ host });
  expect(await bare('/About/?a=1', 'GET', at('www.site.test'))).toBe('301 https://site.test/about?a=1');
  expect(await bare('/', 'HEAD', at('WWW.site.test:443'))).toBe('301 https://site.test/');
  expect(await bare('/auth?next=/admin', 'GET', at('www.site.test'))).toBe('301 https://site.test/auth?next=/admin');
  expect(await bare('/about', 'POST', at('www.site.test'))).toBe('421');
  for (const host of ['www.www.site.test', 'wwwsite.test', 'www.evil.test', 'site.test.', 'www.site.test:81'])
    expect(await bare('/about', 'GET', at(host)), host).toBe('421');
  const www = await open({ SITE_URL: 'https://www.site.test', HOST: '0.0.0.0' });
  expect(await www('/about', 'GET', at('site.test'))).toBe('301 https://www.site.test/about');
  expect(await www('/about', 'GET', at('www.site.test'))).toBe('200');
});

test('[SEO-5] an IP address or a name without a dot has no twin', () => {
  for (const SITE_URL of ['http://localhost:3000', 'http://10.0.0.1', 'http://[::1]:80'])
    for (const host of [undefined, '', 'www.localhost:3000', 'www.10.0.0.1', 'www.[::1]'])
      expect(createOriginPolicy({ SITE_URL, HOST: '0.0.0.0' }).isTwin(host), `${SITE_URL} ${host}`).toBe(false);
});

test('[SEO-5] caches may keep a redirect as long as the page that it leads to, and may not one to what depends on the reader', async () => {
  const { ask } = await serve({ handler: app });
  const toPage = await ask('/about/');
  expect(toPage.headers['cache-control']).toBe((await ask('/about')).headers['cache-control']);
  expect(toPage.text).toBe('');
  expect((await ask('/solution/plan/')).headers['cache-control']).toMatch(/^private/);
  expect((await ask('/solution/plan/', { headers: { cookie: signedCookie() } })).headers['cache-control']).toMatch(/^private/);
});
