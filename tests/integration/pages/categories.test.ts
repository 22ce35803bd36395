import { expect, test } from 'vitest';
import { categoryDescriptions } from '#content/pages/categories.ts';
import { hrefsOf, readPage } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const [demo, odd] = [await openSharedSite('demo'), await openSharedSite('odd')];

test('[CAT-2] [CAT-3] a category lists its articles with picture, category, date, title, excerpt and time', async () => {
  const page = await readPage(`${demo.url}/category/personal-development`);
  expect(page.heading).toBe('Personal Development');
  expect(page.find('.page-count').text).toBe('2 articles');
  expect(page.findAll('.entry')).toHaveLength(2);
  const entry = page.find('.entry');
  expect(entry.find('img').attribute('src')).toBe('/pictures/9.svg');
  expect(entry.find('.category').text).toBe('Personal Development');
  expect(entry.text).toMatch(/\w+ \d{1,2}, 20\d\d/);
  expect(entry.text).toMatch(/\d+ min read/);
  expect(entry.find('.entry-excerpt').text).not.toBe('');
  expect(hrefsOf(entry.findAll('a'))).toEqual(['/blog/9']);
});

test('[CAT-1] case does not matter and hyphens stand for spaces; the canonical address is one', async () => {
  for (const spelling of ['personal-development', 'PERSONAL-DEVELOPMENT', 'Personal%20Development', 'personal--development']) {
    const answer = await fetch(`${demo.url}/category/${spelling}`);
    expect(answer.status, spelling).toBe(200);
    const html = await answer.text();
    expect(html).toContain('/blog/9"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/category\/personal-development"\/>/);
    expect(new URL(answer.url).pathname.toLowerCase(), 'one page, not one for each spelling').toBe('/category/personal-development');
  }
});

test.each(['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership'])('[CAT-1] %s answers', async (slug) => {
  const page = await readPage(`${demo.url}/category/${slug}`);
  expect([page.status, page.find('.page-count').text]).toEqual([200, '2 articles']);
});

test('[CAT-4] a category that is none of the six: 404 and the same words', async () => {
  const page = await readPage(`${demo.url}/category/slow-food`);
  expect([page.status, page.heading]).toEqual([404, 'Slow Food']);
  expect(page.text).toContain('No articles found');
  expect(page.text).toContain('There are no articles in the Slow Food category yet.');
  expect(page.meta('robots')).toBe('noindex');
});

test('[CAT-4] a category with nothing in it says so, and is there', async () => {
  const page = await readPage(`${odd.url}/category/business`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('No articles found');
  expect(page.text).toContain('There are no articles in the Business category yet.');
});

test('[CAT-2] [CAT-3] one article is `1 article`, with its cover art and 5 minutes where no time is stored', async () => {
  const page = await readPage(`${odd.url}/category/technology`);
  expect(page.find('.page-count').text).toBe('1 article');
  expect(page.find('.entry img').attribute('src')).toBe('/blog/two-parts/cover.svg');
  expect(page.find('.entry').text).toContain('5 min read');
});

test('[CAT-5] a category of 30 articles is cut into pages with plain links, and the count counts all', async () => {
  const first = await readPage(`${odd.url}/category/marketing`);
  expect(first.find('.page-count').text).toBe('30 articles');
  expect(first.findAll('.entry')).toHaveLength(24);
  expect(first.find('main nav[aria-label=Pages] [aria-current=page]').text).toBe('1');
  expect(first.find('main nav[aria-label=Pages]').link(/Next/).href).toBe('/category/marketing?page=2');
  const second = await readPage(`${odd.url}/category/marketing?page=2`);
  expect(second.find('.page-count').text).toBe('30 articles');
  expect(second.findAll('.entry')).toHaveLength(6);
  expect(second.findAll('.entry').at(-1)?.text).toContain('Article m-30');
  expect(second.canonical).toBe(`${odd.url}/category/marketing?page=2`);
  expect(second.find('main nav[aria-label=Pages]').link(/Previous/).href).toBe('/category/marketing');
});

test('[SEO-4] a category says what it is about, and each later page what stands on it', async () => {
  const first = await readPage(`${odd.url}/category/marketing`);
  expect(first.meta('description')).toBe(categoryDescriptions.MARKETING);
  expect(first.find('.page-header').text).toContain(categoryDescriptions.MARKETING);
  const second = await readPage(`${odd.url}/category/marketing?page=2`);
  expect(second.meta('description')).toMatch(/^Articles 25 to 30 of 30 on marketing, such as “.+” and “.+”\.$/);
  expect(second.find('.page-header').text).not.toContain(categoryDescriptions.MARKETING);
});

test.each([
  ['marketing?page=3', '/category/marketing?page=2'],
  ['marketing?page=999999', '/category/marketing?page=2'],
  ['marketing?page=0', '/category/marketing'],
  ['marketing?page=-1', '/category/marketing'],
  ['marketing?page=two', '/category/marketing'],
  ['marketing?page=99999999999999999999', '/category/marketing'],
  ['business?page=2', '/category/business'],
])('[CAT-5] %s is not there and leads to %s, the nearest that is', async (asked, to) => {
  const answer = await fetch(`${odd.url}/category/${asked}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});
