import type { Page } from '@playwright/test';
import { CATEGORIES, categorySlug } from '#features/publishing/category.ts';
import { writeRss } from '#features/seo/feeds/rss.ts';
import { site as author } from '#site';
import { expect, test } from '../support/fixtures.ts';

const FEEDS = ['', ...CATEGORIES.map((category) => `/category/${categorySlug(category)}`)];

test('[ART-3] [SITE-2] an article says who it is in its first HTML', async ({ page, request, site }) => {
  const html = await (await request.get('/blog/1')).text();
  const head = await readHead(page, html);
  expect(head.title).toBe('An African marketing strategy that fits on one street');
  expect(head.canonical).toBe(`${site.url}/blog/1`);
  expect(head.meta).toMatchObject({
    description: expect.stringMatching(/.{40}/),
    'og:type': 'article',
    'og:url': `${site.url}/blog/1`,
    'og:image': `${site.url}/blog/1/share.png`,
    'twitter:card': 'summary_large_image',
    'twitter:image': `${site.url}/blog/1/share.png`,
  });
  expect(head.data).toHaveLength(1);
  const nodes: { '@type': string }[] = head.data[0]['@graph'];
  expect(nodes.map((node) => node['@type'])).toEqual(['WebSite', 'Person', 'WebPage', 'BreadcrumbList', 'BlogPosting']);
  expect(nodes.at(-1)).toMatchObject({ headline: 'Your African strategy should fit on one street', url: `${site.url}/blog/1` });
});

test('[PAGE-7] [ART-3] every article and solution has a sharing picture of 1200 by 630, drawn from its title', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const articles = Array.from({ length: 12 }, (_, index) => `/blog/${index + 1}/share.png`);
  for (const path of [...articles, '/solution/the-growth-year-on-one-page/share.png', '/share.png']) {
    expect((await request.get(path)).headers()['content-type'], path).toBe('image/png');
    expect(await sizeOf(page, path), path).toEqual([1200, 630]);
  }
  const pictures = await Promise.all(['/blog/1/share.png', '/blog/2/share.png'].map(async (path) => (await request.get(path)).body()));
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  expect((await request.get('/blog/none/share.png')).status()).toBe(404);
});

test('[PAGE-7] every page has a sharing picture, and what is no page has none', async ({ page, request }) => {
  await page.goto('/');
  const services = ['strategic-marketing', 'brand-development', 'technology-integration', '360-growth-strategy'].map(
    (slug) => `/services/${slug}`,
  );
  const categories = CATEGORIES.map((category) => `/category/${categorySlug(category)}`);
  for (const path of ['', '/about', '/services', '/contact', '/privacy', '/terms', '/sitemap', ...services, ...categories]) {
    const response = await request.get(`${path}/share.png`);
    expect(response.headers()['content-type'], path).toBe('image/png');
    expect((await response.body()).length, path).toBeLessThan(100_000);
  }
  expect(await sizeOf(page, '/services/brand-development/share.png')).toEqual([1200, 630]);
  for (const path of ['/services/none', '/category/none', '/blog/none', '/nowhere', '/search']) {
    expect((await request.get(`${path}/share.png`)).status(), path).toBe(404);
  }
});

test('[PAGE-7] feeds, icons and the manifest are found from every page', async ({ page, request, site }) => {
  for (const path of ['/', '/blog/1', '/category/brand', '/about', '/services', '/contact', '/sitemap', '/privacy', '/nowhere']) {
    const { links } = await readHead(page, await (await request.get(path)).text());
    const found = links.map(({ rel, href }) => `${rel} ${href}`);
    for (const link of ['alternate /feed.xml', 'alternate /feed.json', 'icon /favicon.svg', 'manifest /manifest.webmanifest']) {
      expect(found, path).toContain(link);
    }
    if (path === '/category/brand') expect(found).toContain('alternate /category/brand/feed.xml');
    for (const { href } of links) expect((await request.get(new URL(href, site.url).href)).status(), href).toBe(200);
  }
});

test('[PAGE-7] the RSS feeds are well formed and hold the full text with absolute addresses', async ({ page, request, site }) => {
  await page.goto('/');
  for (const path of FEEDS) {
    const response = await request.get(`${path}/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/xml');
    const feed = await readRss(page, await response.text());
    expect(feed.problem, path).toBe('');
    expect(feed.self).toBe(`${site.url}${path}/feed.xml`);
    expect(feed.items.length, path).toBe(path ? 2 : 12);
    for (const item of feed.items) {
      expect(item.link).toMatch(new RegExp(`^${site.url}/blog/\\d+$`));
      expect(item.date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} 20\d\d \d\d:\d\d:\d\d GMT$/);
      expect(item.content.length).toBeGreaterThan(5000);
      expect(item.content).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:)/);
    }
  }
});

test('[PAGE-7] nothing that an author can write breaks the RSS feed', async ({ page }) => {
  await page.goto('/');
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
  const feed = await readRss(page, rss);
  expect(feed.problem).toBe('');
  expect(feed.items[0]?.content).toBe(']]></content:encoded> & < > " \'  \ufffd 😀 &amp; &nope;');
  expect(feed.items[0]?.link).toBe('https://x.example/?a=1&b=2');
});

test('[PAGE-7] the JSON feeds have what JSON Feed 1.1 asks for', async ({ request, site }) => {
  for (const path of FEEDS) {
    const response = await request.get(`${path}/feed.json`);
    expect(response.headers()['content-type']).toContain('application/feed+json');
    const feed = await response.json();
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: `${site.url}${path}/feed.json` });
    for (const item of feed.items) {
      expect(item.id).toMatch(/^urn:uuid:/);
      expect(item.content_html.length).toBeGreaterThan(5000);
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
    }
  }
  expect((await request.get('/category/none/feed.json')).status()).toBe(404);
});

test('[PAGE-7] a feed that a reader holds already is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/feed.xml')).headers();
  expect(etag).not.toBe('');
  expect((await request.get('/feed.xml', { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('[PAGE-7] every address in the sitemap answers 200 and is its own canonical address', async ({ page, request, site }) => {
  await page.goto('/');
  const xml = await (await request.get('/sitemap.xml')).text();
  const { problem, addresses } = await page.evaluate((text) => {
    const sitemap = new DOMParser().parseFromString(text, 'application/xml');
    const locations = [...sitemap.querySelectorAll('url > loc')].map((loc) => loc.textContent ?? '');
    return { problem: sitemap.querySelector('parsererror')?.textContent ?? '', addresses: locations };
  }, xml);
  expect(problem).toBe('');
  expect(addresses.length).toBe(9 + 4 + 6 + 12 + 4);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const head = await readHead(page, await response.text());
    expect(head.canonical, address).toBe(address);
    expect(head.meta.robots, address).toBe('max-image-preview:large');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('[PAGE-7] the manifest names icons that are there, in the sizes it says', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toBe(author.author.name);
  for (const { src, sizes } of manifest.icons) {
    if (sizes !== 'any') expect(await sizeOf(page, src), src).toEqual(sizes.split('x').map(Number));
  }
  expect(await sizeOf(page, '/apple-touch-icon.png')).toEqual([180, 180]);
  expect(await sizeOf(page, '/favicon.ico')).toEqual([32, 32]);
});

test('[ART-6] an article can be had as Markdown, by its address and by Accept', async ({ request, site }) => {
  const byAddress = await request.get('/blog/1.md');
  expect(byAddress.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(byAddress.headers().link).toBe(`<${site.url}/blog/1>; rel="canonical"`);
  const text = await byAddress.text();
  expect(text).toMatch(/^# Your African strategy should fit on one street\n\n> .+\n\n.+January 15, 2025.+\n/);
  expect(text).toContain('\n## ');
  expect(text).not.toMatch(/<\/?(p|ul|li|strong|h2)>/);
  const byAccept = await request.get('/blog/1', { headers: { accept: 'text/markdown' } });
  expect(byAccept.headers().vary).toContain('Accept');
  expect(await byAccept.text()).toBe(text);
  expect((await request.get('/blog/1')).headers()['content-type']).toContain('text/html');
  expect((await request.get('/blog/none.md')).status()).toBe(404);
  expect(await (await request.get('/llms.txt')).text()).toContain(`(${site.url}/blog/1.md)`);
});

test("[DATA-6] built-in pictures are the project's own files and follow the reader's colour scheme", async ({ page, request }) => {
  await page.goto('/');
  for (const file of ['1', '12', 'the-growth-year-on-one-page', 'demo-video1', 'pulled']) {
    const response = await request.get(`/pictures/${file}.svg`);
    expect(response.headers()['content-type']).toBe('image/svg+xml');
    expect((await response.body()).length).toBeLessThan(30_000);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await groundOf(page, '/pictures/1.svg');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page, '/pictures/1.svg')).toBeLessThan(light - 20);
  expect(await (await request.get('/blog/1/cover.svg')).text()).toBe(await (await request.get('/pictures/1.svg')).text());
});

function sizeOf(page: Page, src: string): Promise<number[]> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, src);
}

/** Mean brightness of a picture as the browser draws it, 0 to 255. */
function groundOf(page: Page, src: string): Promise<number> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = `${address}?${matchMedia('(prefers-color-scheme: dark)').matches}`;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 120, height: 96 }).getContext('2d');
    if (!context) return -1;
    context.drawImage(image, 0, 0, 120, 96);
    const { data } = context.getImageData(0, 0, 120, 96);
    return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (120 * 96 * 3);
  }, src);
}

function readHead(page: Page, html: string) {
  return page.evaluate((text) => {
    const { head, title } = new DOMParser().parseFromString(text, 'text/html');
    const metas = [...head.querySelectorAll('meta[content]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const links = [...head.querySelectorAll('link')].map((link) => ({ rel: link.rel, href: link.getAttribute('href') ?? '' }));
    return {
      title,
      meta: Object.fromEntries(metas) as Record<string, string>,
      canonical: links.find(({ rel }) => rel === 'canonical')?.href,
      links: links.filter(({ rel }) => ['alternate', 'icon', 'apple-touch-icon', 'manifest'].includes(rel)),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '')),
    };
  }, html);
}

function readRss(page: Page, xml: string) {
  return page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const textOf = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
    return {
      problem: feed.querySelector('parsererror')?.textContent ?? '',
      self: feed.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
      items: [...feed.querySelectorAll('item')].map((item) => ({
        link: textOf(item, 'link'),
        date: textOf(item, 'pubDate'),
        content: textOf(item, 'content:encoded'),
      })),
    };
  }, xml);
}
