import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { site as author } from '#site';
import { hrefsOf, readPage, textsOf } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const [demo, edge, empty] = [await openSharedSite('demo'), await openSharedSite('edge'), await openSharedSite('empty')];

test('[HOME-9] /articles lists all articles, newest first, with category, date, excerpt and time', async () => {
  const page = await readPage(`${demo.url}/articles`);
  expect([page.status, page.heading, page.find('.page-count').text]).toEqual([200, 'All articles', '12 articles']);
  expect(hrefsOf(page.findAll('.entry a'))).toEqual(builtInArticles.map(({ id }) => `/blog/${id}`));
  expect(page.find('.entry').text).toMatch(/Marketing.*January 15, 2025.*\d+ min read/);
  expect([page.title, page.canonical]).toEqual([`All articles – ${author.author.name}`, `${demo.url}/articles`]);
  expect(page.findAll('main nav[aria-label=Pages]')).toEqual([]);
});

test('[HOME-9] home, footer, ends of lists, /sitemap, /sitemap.xml, /llms.txt and /blog lead to it', async () => {
  const home = await readPage(demo.url);
  expect(home.find('main section[aria-labelledby=contents]').link('All articles').href).toBe('/articles');
  expect(home.find('footer.site-footer').link('All articles').href).toBe('/articles');
  for (const [path, feed] of [
    ['/category/brand', '/category/brand/feed.xml'],
    ['/tag/pricing', '/feed.xml'],
  ]) {
    const end = (await readPage(demo.url + path)).find('main .list-end');
    expect(hrefsOf(end.findAll('a'))).toEqual(['/articles', '/follow', feed, '/services']);
  }
  const end = (await readPage(`${demo.url}/articles`)).find('main .list-end');
  expect(hrefsOf(end.findAll('a'))).toEqual(['/follow', '/feed.xml', '/services']);
  expect((await readPage(`${demo.url}/sitemap`)).find('main').link('All articles').href).toBe('/articles');
  expect(await (await fetch(`${demo.url}/sitemap.xml`)).text()).toContain('/articles</loc>');
  expect(await (await fetch(`${demo.url}/llms.txt`)).text()).toContain('/articles.md)');
  const blog = await fetch(`${demo.url}/blog`, { redirect: 'manual' });
  expect([blog.status, blog.headers.get('location')]).toEqual([301, '/articles']);
});

test('[HOME-9] [ART-6] it is Markdown by its own address and where that is asked for', async () => {
  const byAddress = await (await fetch(`${demo.url}/articles.md`)).text();
  expect(byAddress.match(/^## .+/gm)).toEqual(builtInArticles.map(({ id, title }) => `## [${title}](${demo.url}/blog/${id})`));
  const asked = await fetch(`${demo.url}/articles`, { headers: { accept: 'text/markdown' } });
  expect(await asked.text()).toBe(byAddress);
});

test('[HOME-9] past 24 articles it is cut into pages with plain links, and the count counts all', async () => {
  const page = await readPage(`${edge.url}/articles`);
  expect([page.find('.page-count').text, page.findAll('.entry').length]).toEqual(['32 articles', 24]);
  expect(page.find('main nav[aria-label=Pages]').link(/Next/).href).toBe('/articles?page=2');
});

test('[HOME-9] without articles it says so', async () => {
  const page = await readPage(`${empty.url}/articles`);
  expect([page.status, textsOf(page.findAll('main .empty-title'))]).toEqual([200, ['There are no articles yet.']]);
});

test('[HOME-9] a second page has its own title, description and address, and leads back', async () => {
  const page = await readPage(`${edge.url}/articles?page=2`);
  expect(page.findAll('.entry')).toHaveLength(8);
  expect(page.title).toBe(`All articles, page 2 – ${author.author.name}`);
  expect(page.meta('description')).toBe('Every article, page 2 of 2, the newest first.');
  expect(page.canonical).toBe(`${edge.url}/articles?page=2`);
  expect(page.find('main nav[aria-label=Pages]').link(/Previous/).href).toBe('/articles');
});

test.each([
  ['articles?page=3', '/articles?page=2'],
  ['articles?page=0', '/articles'],
  ['articles?page=two', '/articles'],
])('[HOME-9] %s is not there and leads to %s, the nearest that is', async (asked, to) => {
  const answer = await fetch(`${edge.url}/${asked}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});
