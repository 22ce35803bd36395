import { expect, test } from 'vitest';
import { readPage } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const { url } = await openSharedSite('demo');

test('[PAGE-6] anything else is 404 with a way home, and the path is logged', async () => {
  const page = await readPage(`${url}/no/such-page-0815`);
  expect([page.status, page.heading]).toEqual([404, 'Oops! Page not found']);
  expect(page.link('Return to Home').href).toBe('/');
  expect(page.meta('robots')).toBe('noindex');
  expect((await fetch(url + page.find('.not-found-art img').attribute('src'))).status).toBe(200);
  const listMissed = async () => {
    const lines = (await openSharedSite('demo')).output.split('\n').filter((line) => line.includes('page not found'));
    return lines.map((line) => JSON.parse(line).path);
  };
  await expect.poll(listMissed).toContain('/no/such-page-0815');
});

test('[PAGE-6] the page helps: nearest titles, and a search filled in from the address', async () => {
  const main = (await readPage(`${url}/posts/leadership-legasy.html`)).find('main');
  expect(main.link(/legacy/i).href).toMatch(/^\/blog\//);
  const form = main.find('form');
  expect([form.attribute('action'), form.find('input[type=search]').attribute('name')]).toEqual(['/search', 'q']);
  expect(form.find('input[type=search]').attribute('value')).toBe('leadership legasy');
});

test('[PAGE-6] a mistyped page is found as well', async () => {
  expect((await readPage(`${url}/abuot`)).find('main').link('About').href).toBe('/about');
});

test.each([
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/100%',
  '/%E0%A4%A',
  `/${'y'.repeat(4000)}`,
])('[PAGE-6] %.40s breaks nothing, and nothing in it becomes markup', async (path) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toMatch(/<script>alert|<img src=x/);
});
