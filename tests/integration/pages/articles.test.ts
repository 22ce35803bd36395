import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { defaultSite } from '#features/settings/site.ts';
import { readPage, textsOf } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const [demo, odd] = [await openSharedSite('demo'), await openSharedSite('odd')];
const [first] = builtInArticles;

test('[ART-1] an article shows its category, title, date, author, time, picture, text, tags and the author’s blurb', async () => {
  const article = (await readPage(`${demo.url}/blog/1`)).find('article.article');
  const head = article.find('.article-head').text;
  expect(article.link('Marketing').href).toBe('/category/marketing');
  expect(article.find('h1').text).toBe(first?.title);
  expect(head).toContain('January 15, 2025');
  expect(head).toContain(defaultSite.author.name);
  expect(head).toMatch(/\b\d+ min read/);
  expect(article.find('#cover-1 img').attribute('src')).toBe('/pictures/1-band.svg');
  expect(article.findAll('.prose h2').length).toBeGreaterThan(0);
  expect(article.findAll('.prose strong').length).toBeGreaterThan(0);
  for (const tag of first?.tags ?? []) expect(article.find('.tags').text).toContain(tag);
  expect(article.find('aside[aria-label="About the author"]').text).toContain(defaultSite.author.biography);
});

test.each(builtInArticles)('[ART-1] article $id answers with its whole text', async ({ id, content }) => {
  const answer = await fetch(`${demo.url}/blog/${id}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain([...content.matchAll(/<h2>([^<]+)<\/h2>/g)].at(-1)?.[1]);
});

test('[ART-2] an article that is not there: 404, a way home and the nearest titles', async () => {
  const page = await readPage(`${demo.url}/blog/the-logo-is-inocent`);
  expect([page.status, page.heading]).toEqual([404, 'Article not found']);
  expect(page.link('Return home').href).toBe('/');
  expect(page.find('main').link(/logo is innocent/).href).toBe('/blog/7');
});

test('[ART-2] where no title is near, the newest articles stand in', async () => {
  const page = await readPage(`${demo.url}/blog/xyzzyx`);
  expect(page.status).toBe(404);
  expect(page.text).toContain('Here are the newest articles:');
  expect(page.find('main').link(first?.title ?? '').href).toBe('/blog/1');
});

test.each(['none', 'x'.repeat(3000), '%F0%9F%A4%B7', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', "'%20or%201=1--", '%00', '%2e%2e%2fadmin'])(
  '[ART-2] %.40s as an address breaks nothing',
  async (id) => {
    const answer = await fetch(`${demo.url}/blog/${id}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('<script>alert(1)');
  },
);

test('[ART-3] the first HTML names the page to search engines and sharing cards', async () => {
  const page = await readPage(`${demo.url}/blog/1`);
  expect(page.title).toBe(first?.metaTitle);
  expect(page.canonical).toBe(`${demo.url}/blog/1`);
  expect(page.meta('description').length).toBeGreaterThan(20);
  expect(page.meta('og:image')).toMatch(/\/blog\/1\/share\.png$/);
  expect([page.meta('og:image:width'), page.meta('twitter:card')]).toEqual(['1200', 'summary_large_image']);
  expect(page.html).toContain('"@type":"BlogPosting"');
  expect(page.html).toContain('"@type":"BreadcrumbList"');
});

test('[ART-5] [SITE-5] the first and the last date stand beside each other, each a day of the site’s own time zone', async () => {
  expect((await readPage(`${odd.url}/blog/updated`)).find('.article-meta').text).toContain(
    'Published December 31, 2024 · Updated March 2, 2025',
  );
  const { text } = (await readPage(`${odd.url}/blog/two-parts`)).find('.article-meta');
  expect(text).toContain('Published January 15, 2025');
  expect(text).not.toContain('Updated');
});

test('[ART-9] beside the last date stands that it is more than a year back', async () => {
  const read = async (id: string) => (await readPage(`${odd.url}/blog/${id}`)).find('.article-meta').text;
  expect(await read('updated')).toContain('Updated March 2, 2025 (more than a year ago)');
  expect(await read('two-parts')).toContain('Published January 15, 2025 (more than a year ago)');
});

test('[ART-5] the contents list is there from three headings on', async () => {
  const three = await readPage(`${odd.url}/blog/updated`);
  expect(textsOf(three.findAll('.table-of-contents a'))).toEqual(['Part 1', 'Part 2', 'Part 3']);
  const two = await readPage(`${odd.url}/blog/two-parts`);
  expect(two.findAll('.prose h2')).toHaveLength(2);
  expect(two.findAll('.table-of-contents')).toEqual([]);
});

test('[ART-1] an article without a picture or a stored time shows its cover art and 5 minutes', async () => {
  const page = await readPage(`${odd.url}/blog/two-parts`);
  expect(page.find('.article-meta').text).toContain('5 min read');
  const src = page.find('#cover-two-parts img').attribute('src');
  expect(src).toBe('/blog/two-parts/band.svg');
  const picture = await fetch(odd.url + src);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
});

test('[ART-1] a guest author is named as such, without the owner’s biography', async () => {
  const page = await readPage(`${odd.url}/blog/two-parts`);
  expect(page.find('aside[aria-label="About the author"]').text).toBe('Written by Ama Mensah.');
});

test('[DATA-7] [ART-1] what stands in the database is sanitised again on the way out', async () => {
  const page = await readPage(`${odd.url}/blog/hostile`);
  expect(page.html).not.toMatch(/<script>alert|onerror=|href="javascript|style="color/);
  expect(page.heading).toBe('</title><script>alert(4)</script>');
  expect(page.find('.prose').text).toContain('Before');
  expect(page.findAll('#main')).toHaveLength(1);
});

test('[ART-12] Reply by email writes to the owner with the title as the subject, in any script', async () => {
  const getReply = async (url: string) => {
    const page = await readPage(url);
    const { protocol, pathname, searchParams } = new URL(page.find('.article-end').link('Reply by email').href);
    return [protocol + pathname, [...searchParams], page.heading];
  };
  for (const url of [`${demo.url}/blog/1`, `${odd.url}/blog/hostile`, `${odd.url}/blog/café-été`]) {
    const [to, params, heading] = await getReply(url);
    expect([to, params]).toEqual([`mailto:${defaultSite.author.email}`, [['subject', `Re: ${heading}`]]]);
  }
});

test('[ART-13] an article ends with a way to follow, and with work where no offer fits', async () => {
  const list = async (id: number) => {
    const page = await readPage(`${demo.url}/blog/${id}`);
    const end = page.find('.article-end');
    return end.findAll('.next-steps a, .related-offer a').map((link) => `${link.text} ${link.attribute('href').split(':')[0]}`);
  };
  expect(await list(9)).toEqual(['Follow by RSS /follow', 'Reply by email mailto', 'Work with me /services']);
  expect(await list(7)).toEqual([
    'Follow by RSS /follow',
    'Reply by email mailto',
    'A brand your team can use /solution/a-brand-your-team-can-use',
  ]);
});

test('[ART-13] where fewer than three are related, the newest of the category fill the room', async () => {
  const read = async (id: string, { url } = demo) => {
    const next = (await readPage(`${url}/blog/${id}`)).find('.next-read');
    const linksOf = (part: string) => next.findAll(`${part} a`).map((link) => link.attribute('href'));
    return {
      heading: next.find('h2').text,
      cards: linksOf('article'),
      list: [...textsOf(next.findAll('h3.label')), ...linksOf('.next-newest')],
    };
  };
  expect(await read('1')).toEqual({ heading: 'Read next', cards: ['/blog/5', '/blog/6'], list: ['Newest in Marketing', '/blog/4'] });
  expect(await read('café-été', odd)).toEqual({ heading: 'Newest in Personal Development', cards: ['/blog/elements'], list: [] });
  expect(await read('3')).toMatchObject({ cards: ['/blog/2', '/blog/4', '/blog/7'], list: [] });
});

test('[ART-12] each article ends with the one published before it, which Read next does not repeat', async () => {
  const newest = builtInArticles.toSorted((one, other) => (one.date < other.date ? 1 : -1)).map(({ id }) => `/blog/${id}`);
  const found = await Promise.all(
    newest.map(async (path) => {
      const page = await readPage(demo.url + path);
      const hrefs = (part: string) => page.findAll(`${part} a`).map((link) => link.attribute('href'));
      return { earlier: hrefs('.article-turns'), related: hrefs('.next-read') };
    }),
  );
  for (const [at, { earlier, related }] of found.entries()) {
    const before = newest[at + 1];
    expect(earlier).toEqual(before === undefined || related.includes(before) ? [] : [before]);
  }
  expect(found.some(({ earlier }) => earlier.length === 1)).toBe(true);
});

test('[ART-1] an id in any script is an address', async () => {
  const page = await readPage(`${odd.url}/blog/café-été`);
  expect([page.status, page.heading]).toEqual([200, 'Café']);
});

test('[ART-2] an article whose day has not come is not there', async () => {
  const page = await readPage(`${odd.url}/blog/future`);
  expect(page.status).toBe(404);
  expect(page.html).not.toContain('Article future');
});
