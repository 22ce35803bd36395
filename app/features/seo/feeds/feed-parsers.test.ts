import RssParser from 'rss-parser';
import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { defaultSite as site } from '#features/settings/site.ts';
import { getFeed } from '#tests/factories/feed.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { findFeed } from './feed.server.ts';
import { writeJsonFeed } from './json-feed.ts';
import { writeRss } from './rss.ts';

const SITE = 'https://www.example.com';
const NOW = new Date('2025-02-01T00:00:00Z');
const options = { category: undefined, kinds: contentKinds, fileName: 'feed.xml', site, siteUrl: SITE, now: NOW };

const COVER = '/images/aaaabbbbccccdddd-2400x1600-aabbcc.jpg';

const parser = new RssParser({ customFields: { item: ['content:encoded'] } });

/** Forty-five articles, the newest with all that could go wrong. */
function openForty() {
  const articles = Array.from({ length: 45 }, (_, at) => ({
    id: `a${at}`,
    title: at === 0 ? 'Salt & <b>"pepper"</b> ]]> – Ɛno ₵500' : `Article ${at}`,
    content: at === 0 ? '<p>10<sup>6</sup> ]]> <a href="/about">me</a></p>' : '<p>Text.</p>',
    imageUrl: at === 0 ? COVER : null,
    author: at === 0 ? site.author.name : 'Ama Mensah',
    publishedAt: new Date(NOW.getTime() - (at + 1) * 3_600_000).toISOString(),
  }));
  return openContent({ articles });
}

test('[PAGE-7] a parser reads the RSS feed as it was meant: titles, full texts, dates, pictures and the next page', async () => {
  const rss = writeRss(await getFeed(await openForty(), options));
  const { items, image } = await parser.parseString(rss);
  expect(items).toHaveLength(20);
  expect(items[0]?.title).toBe('Salt & <b>"pepper"</b> ]]> – Ɛno ₵500');
  expect(items[0]?.['content:encoded']).toBe(
    `<p><img src="${SITE}/images/aaaabbbbccccdddd-1200.webp" alt="" width="1200" height="800"></p><p>10<sup>6</sup> ]]> <a href="${SITE}/about">me</a></p>`,
  );
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(20);
  expect(rss.match(/<guid isPermaLink="false">/g)).toHaveLength(20);
  expect([items[0]?.link, items[0]?.isoDate]).toEqual([`${SITE}/blog/a0`, '2025-01-31T23:00:00.000Z']);
  expect(image?.url).toBe(`${SITE}/icon-192.png`);
  const links = [...rss.matchAll(/<atom:link href="([^"]+)" rel="(\w+)"/g)].map(([, href, rel]) => [rel, href]);
  expect(links).toEqual([
    ['self', `${SITE}/feed.xml`],
    ['next', `${SITE}/feed.xml?page=2`],
  ]);
});

test('[PAGE-7] a reader that follows the next page to the end has everything once, by RSS and by JSON', async () => {
  const db = await openForty();
  const pages = [await getFeed(db, options), await getFeed(db, { ...options, page: 2 }), await getFeed(db, { ...options, page: 3 })];
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
  const json = pages.map((page) => JSON.parse(writeJsonFeed(page)));
  expect(json.map(({ next_url }) => next_url)).toEqual([`${SITE}/feed.xml?page=2`, `${SITE}/feed.xml?page=3`, undefined]);
  expect(new Set(json.map(({ feed_url }) => feed_url)).size).toBe(1);
  expect(json[0]?.items?.[0]?.authors).toEqual([{ name: site.author.name, url: `${SITE}/about` }]);
  expect(pages[2]?.pages).toEqual({ first: `${SITE}/feed.xml`, previous: `${SITE}/feed.xml?page=2` });
  const past = [4, 100, 101, 9999].map((page) => findFeed(db, { ...options, page }));
  expect(await Promise.all(past)).toEqual([undefined, undefined, undefined, undefined]);
});

test('[PAGE-7] the ids of a feed stay the same under another domain, and are no other site’s', async () => {
  const [here, elsewhere] = [await openForty(), await openForty()];
  const read = async (db: typeof here, siteUrl: string) => (await getFeed(db, { ...options, siteUrl })).items.map(({ id }) => id);
  const ids = await read(here, SITE);
  expect(await read(here, 'https://kwame.example')).toEqual(ids);
  expect((await read(elsewhere, SITE)).filter((id) => ids.includes(id))).toEqual([]);
});
