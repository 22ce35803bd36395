import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { defaultSite as site } from '#features/settings/site.ts';
import { getFeed } from '#tests/factories/feed.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { escapeXml } from '../xml.ts';
import { createHtmlCache } from './feed-html.server.ts';
import { writeJsonFeed } from './json-feed.ts';
import { rfc822, writeRss } from './rss.ts';

const SITE = 'https://www.example.com';
const NOW = new Date('2025-02-01T00:00:00Z');

test('[PAGE-7] [SITE-2] the RSS feed holds the full text, with every link and picture absolute', async () => {
  const db = await openContent({
    articles: [{ content: '<p>See <a href="/about">me</a> and <a href="#end">the end</a>.</p><p><img src="/images/a.webp" alt="A"></p>' }],
  });
  const rss = writeRss(
    await getFeed(db, { category: undefined, kinds: contentKinds, fileName: 'feed.xml', site, siteUrl: SITE, now: NOW }),
  );
  expect(rss).toContain('<atom:link href="https://www.example.com/feed.xml" rel="self" type="application/rss+xml"/>');
  expect(rss).toContain('<link>https://www.example.com/blog/tea</link>');
  expect(rss).toContain('<pubDate>Wed, 15 Jan 2025 09:00:00 GMT</pubDate>');
  expect(rss).toContain('<a href="https://www.example.com/about">me</a> and <a href="https://www.example.com/blog/tea#end">the end</a>');
  expect(rss).toContain('<img src="https://www.example.com/images/a.webp" alt="A">');
});

test('[ART-7] a large photograph in a text is sent to feeds as wide as they show it', async () => {
  const photo = '/images/abcdefgh23456789-2400x1600-a1b2c3.jpg';
  const db = await openContent({
    articles: [
      { content: `<figure><a href="${photo}"><img src="${photo}" alt="A"></a></figure><p><img src="${photo}" alt="" width="300"></p>` },
    ],
  });
  const { items } = await getFeed(db, { category: undefined, kinds: contentKinds, fileName: 'feed.json', site, siteUrl: SITE, now: NOW });
  const src = `${SITE}/images/abcdefgh23456789-1200.webp`;
  expect(items[0]?.html).toContain(`<a href="${SITE}${photo}"><img src="${src}" alt="A" width="1200" height="800"></a>`);
  expect(items[0]?.html).toContain(`<img src="${src}" alt="" width="300" height="200">`);
});

test('[PAGE-7] markup that would end its CDATA section is cut in two, and control characters go', async () => {
  const db = await openContent({ articles: [{ title: 'A\u0008 <b> & "B"', content: '<p>a[b[0]]> c\u000b</p>' }] });
  const rss = writeRss(
    await getFeed(db, { category: undefined, kinds: contentKinds, fileName: 'feed.xml', site, siteUrl: SITE, now: NOW }),
  );
  expect(rss).toContain('<title>A &#60;b&#62; &#38; &#34;B&#34;</title>');
  expect(rss).toContain('a[b[0]]]]><![CDATA[> c </p>]]>');
  expect(escapeXml('\ud800\ufffe\0ok')).toBe('\ufffdok');
});

test('[PAGE-7] a feed has the newest twenty articles, and none whose day has not come', async () => {
  const articles = Array.from({ length: 25 }, (_, index) => ({
    id: `a${index}`,
    publishedAt: `2025-01-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`,
  }));
  const db = await openContent({ articles: [...articles, { id: 'future', publishedAt: '2025-03-01T09:00:00.000Z' }] });
  const { items, updatedAt } = await getFeed(db, {
    category: undefined,
    kinds: contentKinds,
    fileName: 'feed.xml',
    site,
    siteUrl: SITE,
    now: NOW,
  });
  expect(items.map(({ url }) => url.split('/').at(-1))).toEqual(Array.from({ length: 20 }, (_, index) => `a${24 - index}`));
  expect(updatedAt).toBe('2025-01-25T09:00:00.000Z');
});

test('[PAGE-7] a category has a feed of its own, which may be empty', async () => {
  const db = await openContent({
    articles: [
      { id: 'a', category: 'BRAND' },
      { id: 'b', category: 'MARKETING' },
    ],
  });
  const load = (category: 'BRAND' | 'LEADERSHIP') =>
    getFeed(db, { category, kinds: contentKinds, fileName: 'feed.json', site, siteUrl: SITE, now: NOW });
  const brand = await load('BRAND');
  expect(brand.feedUrl).toBe('https://www.example.com/category/brand/feed.json');
  expect(brand.items.map(({ url }) => url)).toEqual(['https://www.example.com/blog/a']);
  expect(JSON.parse(writeJsonFeed(await load('LEADERSHIP'))).items).toEqual([]);
});

test('[PAGE-7] the JSON feed has what JSON Feed 1.1 asks for', async () => {
  const db = await openContent({ articles: [{ firstPublishedAt: '2025-01-01T09:00:00.000Z' }] });
  const feed = JSON.parse(
    writeJsonFeed(await getFeed(db, { category: undefined, kinds: contentKinds, fileName: 'feed.json', site, siteUrl: SITE, now: NOW })),
  );
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/./),
    home_page_url: 'https://www.example.com/',
    feed_url: 'https://www.example.com/feed.json',
    items: [
      {
        id: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        url: 'https://www.example.com/blog/tea',
        content_html: '<p>Boil water.</p>',
        date_published: '2025-01-01T09:00:00.000Z',
        date_modified: '2025-01-15T09:00:00.000Z',
        authors: [{ name: 'Ama Mensah' }],
        tags: ['Brand', 'tea'],
      },
    ],
  });
});

test('[PAGE-7] dates in RSS are those of RFC 822', () => {
  expect(rfc822('2024-12-22T23:30:00.000Z')).toBe('Sun, 22 Dec 2024 23:30:00 GMT');
});

test('[PAGE-7] what is beyond two million characters together stands in the feed as its excerpt', async () => {
  const long = `<p>${'word '.repeat(90_000)}</p>`;
  const articles = Array.from({ length: 6 }, (_, index) => ({ id: `a${index}`, excerpt: 'Salt & <tea>.', content: long }));
  const { items } = await getFeed(await openContent({ articles }), {
    category: undefined,
    kinds: contentKinds,
    fileName: 'feed.xml',
    site,
    siteUrl: SITE,
    now: NOW,
  });
  expect(items.map(({ html }) => html.length > 400_000)).toEqual([true, true, true, true, false, false]);
  expect(items[5]?.html).toBe('<p>Salt &#38; &#60;tea&#62;.</p>');
});

test('[PAGE-7] after a save only what has changed is rendered again, and no more is remembered than told', async () => {
  const rendered: string[] = [];
  const render = createHtmlCache((content, url) => {
    rendered.push(content);
    return `${url}: ${content}`;
  }, 500);
  const texts = ['one', 'two', 'three'];
  for (const text of [...texts, 'one', 'two, changed', 'three'])
    expect(await render(text, `${SITE}/blog/a`)).toBe(`${SITE}/blog/a: ${text}`);
  expect(rendered).toEqual(['one', 'two', 'three', 'two, changed']);
  for (const text of ['five', 'six', 'one']) await render(text, `${SITE}/blog/a`);
  expect(rendered.slice(4)).toEqual(['five', 'six', 'one']);
  await render('x'.repeat(1000), SITE);
  expect(await render('x'.repeat(1000), SITE)).toHaveLength(1000 + SITE.length + 2);
});

test('[PAGE-7] a feed has the text that an article has now', async () => {
  const db = await openContent({ articles: [{ content: '<p>Before.</p>' }] });
  const load = async () =>
    (await getFeed(db, { category: undefined, kinds: contentKinds, fileName: 'feed.xml', site, siteUrl: SITE, now: NOW })).items[0]?.html;
  expect(await load()).toBe('<p>Before.</p>');
  await db.updateTable('articles').set({ content: '<p>See <a href="/about">me</a>.</p>' }).execute();
  expect(await load()).toBe('<p>See <a href="https://www.example.com/about">me</a>.</p>');
});
