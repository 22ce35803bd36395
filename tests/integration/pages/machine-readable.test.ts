import RssParser from 'rss-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CATEGORIES, categorySlug } from '#features/publishing/category.ts';
import { writeRss } from '#features/seo/feeds/rss.ts';
import { site as author } from '#site';
import { readPage } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

const { url } = await openSharedSite('demo');
const FEEDS = ['', ...CATEGORIES.map((category) => `/category/${categorySlug(category)}`)];
const rssParser = new RssParser({ customFields: { item: ['content:encoded'] } });

test('[ART-3] [SITE-2] an article says who it is in its first HTML', async () => {
  const page = await readPage(`${url}/blog/1`);
  expect(page.title).toBe('An African marketing strategy that fits on one street');
  expect(page.canonical).toBe(`${url}/blog/1`);
  expect(page.meta('description')).toMatch(/.{40}/);
  expect([page.meta('og:type'), page.meta('og:url'), page.meta('twitter:card')]).toEqual([
    'article',
    `${url}/blog/1`,
    'summary_large_image',
  ]);
  expect([page.meta('og:image'), page.meta('twitter:image')]).toEqual(Array(2).fill(`${url}/blog/1/share.png`));
  const data = page.findAll('script[type="application/ld+json"]').map(({ text }) => JSON.parse(text));
  expect(data).toHaveLength(1);
  const nodes: { '@type': string }[] = data[0]['@graph'];
  expect(nodes.map((node) => node['@type'])).toEqual(['WebSite', 'Person', 'WebPage', 'BreadcrumbList', 'BlogPosting']);
  expect(nodes.at(-1)).toMatchObject({ headline: 'Your African strategy should fit on one street', url: `${url}/blog/1` });
});

test('[PAGE-7] [ART-3] every article and solution has a sharing picture of 1200 by 630, drawn from its title', async () => {
  const articles = Array.from({ length: 12 }, (_, index) => `/blog/${index + 1}/share.png`);
  const drawn: string[] = [];
  for (const path of [...articles, '/solution/the-growth-year-on-one-page/share.png', '/share.png']) {
    const { type, size, bytes } = await readPicture(path);
    expect([type, size], path).toEqual(['image/png', [1200, 630]]);
    drawn.push(bytes.toString('base64'));
  }
  expect(new Set(drawn).size).toBe(drawn.length);
  expect((await fetch(`${url}/blog/none/share.png`)).status).toBe(404);
});

test('[PAGE-7] every page has a sharing picture, and what is no page has none', async () => {
  const services = ['strategic-marketing', 'brand-development', 'technology-integration', '360-growth-strategy'].map(
    (slug) => `/services/${slug}`,
  );
  for (const path of ['', '/about', '/services', '/contact', '/privacy', '/terms', '/sitemap', ...services, ...FEEDS.slice(1)]) {
    const { type, size, bytes } = await readPicture(`${path}/share.png`);
    expect([type, size], path).toEqual(['image/png', [1200, 630]]);
    expect(bytes.length, path).toBeLessThan(100_000);
  }
  for (const path of ['/services/none', '/category/none', '/blog/none', '/nowhere', '/search'])
    expect((await fetch(`${url}${path}/share.png`)).status, path).toBe(404);
});

test('[PAGE-7] feeds, icons and the manifest are found from every page', async () => {
  for (const path of ['/', '/blog/1', '/category/brand', '/about', '/services', '/contact', '/sitemap', '/privacy', '/nowhere']) {
    const links = (await readPage(url + path)).findAll('link:is([rel=alternate], [rel=icon], [rel=apple-touch-icon], [rel=manifest])');
    const found = links.map((link) => `${link.attribute('rel')} ${link.href}`);
    for (const link of ['alternate /feed.xml', 'alternate /feed.json', 'icon /favicon.svg', 'manifest /manifest.webmanifest'])
      expect(found, path).toContain(link);
    if (path === '/category/brand') expect(found).toContain('alternate /category/brand/feed.xml');
    for (const { href } of links) expect((await fetch(new URL(href, url))).status, href).toBe(200);
  }
});

test.each(FEEDS)('[PAGE-7] %s/feed.xml is well formed and holds the full text with absolute addresses', async (path) => {
  const response = await fetch(`${url}${path}/feed.xml`);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const text = await response.text();
  expect(text).toContain(`<atom:link href="${url}${path}/feed.xml" rel="self"`);
  const { items } = await rssParser.parseString(text);
  expect(items.length).toBe(path ? 2 : 12);
  for (const item of items) {
    expect(item.link).toMatch(new RegExp(`^${url}/blog/\\d+$`));
    expect(item.pubDate).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} 20\d\d \d\d:\d\d:\d\d GMT$/);
    expect(item['content:encoded']?.length).toBeGreaterThan(5000);
    expect(item['content:encoded']).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)/);
  }
});

test('[PAGE-7] nothing that an author can write breaks the RSS feed', async () => {
  const nasty = ']]></content:encoded> & < > " \' \u0000\u0008\u000b\u001f\ufffe \ud800 😀 &amp; &nope;';
  const item = {
    id: 'urn:uuid:<&>',
    url: 'https://x.example/?a=1&b=2',
    title: nasty,
    summary: nasty,
    html: nasty,
    author: nasty,
    categories: [nasty, nasty],
  };
  const dates = { publishedAt: '2025-01-15T09:00:00.000Z', modifiedAt: '2025-01-15T09:00:00.000Z' };
  const rss = writeRss({
    title: nasty,
    description: nasty,
    homeUrl: 'https://x.example/',
    feedUrl: 'https://x.example/feed.xml?a&b',
    siteUrl: 'https://x.example',
    language: 'en',
    author: { name: nasty, url: 'https://x.example/about' },
    pages: { next: 'https://x.example/feed.xml?a&b' },
    updatedAt: null,
    items: [{ ...item, ...dates, imageUrl: 'https://x.example/a&b.png' }],
  });
  const [read] = (await rssParser.parseString(rss)).items;
  expect(read?.['content:encoded']).toBe(']]></content:encoded> & < > " \'  \ufffd 😀 &amp; &nope;');
  expect(read?.link).toBe('https://x.example/?a=1&b=2');
});

test.each(FEEDS)('[PAGE-7] %s/feed.json has what JSON Feed 1.1 asks for', async (path) => {
  const response = await fetch(`${url}${path}/feed.json`);
  expect(response.headers.get('content-type')).toContain('application/feed+json');
  const feed = await response.json();
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${url}${path}/feed.json` });
  for (const item of feed.items) {
    expect(item.id).toMatch(/^urn:uuid:/);
    expect(item.content_html.length).toBeGreaterThan(5000);
    expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
  }
});

test('[PAGE-7] a category that is none has no feed, and a feed that a reader holds already is not sent again', async () => {
  expect((await fetch(`${url}/category/none/feed.json`)).status).toBe(404);
  const etag = (await fetch(`${url}/feed.xml`)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await fetch(`${url}/feed.xml`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('[PAGE-7] every address in the sitemap answers 200 and is its own canonical address', async () => {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBe(10 + 4 + 6 + 12 + 4 + 1);
  for (const address of addresses) {
    const page = await readPage(address);
    expect([page.status, page.canonical, page.meta('robots')], address).toEqual([200, address, 'max-image-preview:large']);
  }
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
});

test('[PAGE-7] the manifest names icons that are there, in the sizes it says', async () => {
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
  expect(manifest.name).toBe(author.author.name);
  for (const { src, sizes } of manifest.icons)
    if (sizes !== 'any') expect((await readPicture(src)).size, src).toEqual(sizes.split('x').map(Number));
  expect((await readPicture('/apple-touch-icon.png')).size).toEqual([180, 180]);
  expect((await fetch(`${url}/favicon.ico`)).status).toBe(200);
});

test('[ART-6] an article can be had as Markdown, by its address and by Accept', async () => {
  const byAddress = await fetch(`${url}/blog/1.md`);
  expect(byAddress.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(byAddress.headers.get('link')).toBe(`<${url}/blog/1>; rel="canonical"`);
  const text = await byAddress.text();
  expect(text).toMatch(/^# Your African strategy should fit on one street\n\n> .+\n\n.+January 15, 2025.+\n/);
  expect(text).toContain('\n## ');
  expect(text).not.toMatch(/<\/?(p|ul|li|strong|h2)>/);
  const byAccept = await fetch(`${url}/blog/1`, { headers: { accept: 'text/markdown' } });
  expect(byAccept.headers.get('vary')).toContain('Accept');
  expect(await byAccept.text()).toBe(text);
  expect((await fetch(`${url}/blog/1`)).headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${url}/blog/none.md`)).status).toBe(404);
  expect(await (await fetch(`${url}/llms.txt`)).text()).toContain(`(${url}/blog/1.md)`);
});

test('[DATA-6] built-in pictures are the project’s own files, and an article’s cover is the one of its picture', async () => {
  for (const file of ['1', '12', 'the-growth-year-on-one-page', 'demo-video1', 'pulled']) {
    const response = await fetch(`${url}/pictures/${file}.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(30_000);
  }
  const [cover, picture] = await Promise.all(
    ['/blog/1/cover.svg', '/pictures/1.svg'].map(async (path) => (await fetch(url + path)).text()),
  );
  expect(cover).toBe(picture);
});

async function readPicture(path: string) {
  const response = await fetch(url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  return { type: response.headers.get('content-type'), size: [width, height], bytes };
}
