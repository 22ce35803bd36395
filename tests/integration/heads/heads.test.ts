import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOpenGraphLocale } from '#features/seo/site-meta.ts';
import { site as owner } from '#site';
import { type RunningSite, startSite } from '#tests/support/site.ts';
import { findGraphProblems, type Node } from './find-graph-problems.ts';
import { type Head, readHead } from './read-head.ts';

const GOOGLEBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

/** Whose words are the owner's, and as long as they like. */
const OWNERS = owner.author.name === 'Kwame Adeyemi' ? [] : ['/', '/about', '/contact', '/privacy', '/terms'];
const isOnX = owner.social.some(({ url }) => url.startsWith('https://x.com/'));

describe('the heads of the demo site', () => {
  let site: RunningSite;
  /** By path: of every page that the sitemap names. */
  let heads: Map<string, Head>;

  beforeAll(async () => {
    site = await startSite({ demo: true });
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    heads = new Map();
    for (const url of urls) heads.set(url.slice(site.url.length) || '/', readHead(await read(url)));
  });
  afterAll(() => site?.stop());

  async function read(url: string, headers: Record<string, string> = GOOGLEBOT): Promise<string> {
    return (await fetch(url, { headers })).text();
  }

  test('[SEO-2] every page has one graph, in which nothing is wrong and nothing hangs loose', async () => {
    heads.set('/search?q=tea', readHead(await read(`${site.url}/search?q=tea`)));
    expect(heads.size).toBeGreaterThan(30);
    const problems: string[] = [];
    for (const [path, { graphs }] of heads) {
      if (graphs.length !== 1) problems.push(`${path}: ${graphs.length} graphs`);
      for (const graph of graphs) problems.push(...(await findGraphProblems(graph)).map((problem) => `${path}: ${problem}`));
    }
    heads.delete('/search?q=tea');
    expect(problems).toEqual([]);
  });

  test('[SEO-2] what is told under one id is told of one thing on every page', () => {
    const nodes = [...heads.values()].flatMap(({ graphs }) => graphs.flatMap(getNodes));
    const differing = [...Map.groupBy(nodes, (node) => node['@id'])].filter(
      ([, all]) => new Set(all.map(({ '@type': type, name, url }) => JSON.stringify([type, name, url]))).size > 1,
    );
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  test('[SEO-2] each kind of page says what it is', async () => {
    const expected: Record<string, string[]> = {
      '/': ['WebSite', 'Person', 'WebPage', 'OfferCatalog', 'VideoObject'],
      '/about': ['WebSite', 'Person', 'ProfilePage', 'BreadcrumbList'],
      '/contact': ['WebSite', 'Person', 'ContactPage', 'BreadcrumbList'],
      '/services': ['WebSite', 'Person', 'CollectionPage', 'BreadcrumbList', 'OfferCatalog'],
      '/services/brand-development': ['WebSite', 'Person', 'WebPage', 'BreadcrumbList', 'Service'],
      '/solutions': ['WebSite', 'Person', 'CollectionPage', 'BreadcrumbList', 'OfferCatalog'],
      '/solution/the-growth-year-on-one-page': ['WebSite', 'Person', 'WebPage', 'BreadcrumbList', 'Service'],
      '/category/brand': ['WebSite', 'Person', 'CollectionPage', 'BreadcrumbList'],
      '/articles': ['WebSite', 'Person', 'CollectionPage', 'BreadcrumbList'],
      '/blog/1': ['WebSite', 'Person', 'WebPage', 'BreadcrumbList', 'BlogPosting'],
      '/privacy': ['WebSite', 'Person', 'WebPage', 'BreadcrumbList'],
    };
    for (const [path, types] of Object.entries(expected)) {
      expect([...new Set(getNodes(getHead(path).graphs[0]).map((node) => node['@type']))], path).toEqual(types);
    }
    const [home] = getHead('/').graphs;
    expect(getNodes(home)).toContainEqual(
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({
          target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}` },
        }),
      }),
    );
    expect(getNodes(home).filter((node) => node['@type'] === 'VideoObject').length).toBeGreaterThan(3);
  });

  test('[SEO-2] a missing page has no graph, and a page that is streamed has all but what follows later', async () => {
    expect(readHead(await read(`${site.url}/nowhere`)).graphs).toEqual([]);
    const [streamed = {}] = readHead(await read(`${site.url}/?confirmed`, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' })).graphs;
    expect(await findGraphProblems(streamed)).toEqual([]);
  });

  test('[SEO-4] no title is cut by search engines or stands on two pages; the home page’s says what its author does', () => {
    const titles = [...heads].map(([path, { title }]) => ({ path, title }));
    expect(titles.filter(({ path, title }) => title.length < 5 || (title.length > 60 && !OWNERS.includes(path)))).toEqual([]);
    expect(findDoubles(titles.map(({ title }) => title))).toEqual([]);
    expect(getHead('/').title).toBe(`${owner.author.name} – ${owner.author.profession}`);
  });

  test('[SEO-4] every page has a description of its own that says something and is not cut', () => {
    const descriptions = [...heads].map(([path, { meta }]) => ({ path, description: meta.get('description')?.join() ?? '' }));
    const isWrong = ({ description }: { description: string }) => description.length < 40 || description.length > 175;
    expect(descriptions.filter((page) => isWrong(page) && !OWNERS.includes(page.path))).toEqual([]);
    expect(findDoubles(descriptions.map(({ description }) => description))).toEqual([]);
  });

  test('[SEO-4] every page allows large previews and names its language, its colours in both schemes and the author’s account', () => {
    for (const [path, { meta, canonical }] of heads) {
      expect(canonical, path).toBe(`${site.url}${path}`);
      expect(meta.get('robots'), path).toEqual(['max-image-preview:large']);
      expect(meta.get('og:locale'), path).toEqual([toOpenGraphLocale(owner.language)]);
      expect(meta.get('theme-color'), path).toEqual([expect.stringMatching(/^#f/), expect.stringMatching(/^#1/)]);
      expect(meta.has('twitter:site'), path).toBe(isOnX);
    }
  });

  test('[SEO-4] an article tells chat apps who wrote it and how long it takes; the author’s page has their names', () => {
    const { meta } = getHead('/blog/1');
    expect(['twitter:label1', 'twitter:data1', 'twitter:label2'].flatMap((name) => meta.get(name))).toEqual([
      'Written by',
      owner.author.name,
      'Reading time',
    ]);
    expect(meta.get('twitter:data2')?.[0]).toMatch(/^\d+ min read$/);
    expect(meta.has('twitter:creator')).toBe(isOnX);
    expect(meta.get('article:author')).toEqual([`${site.url}/about`]);
    expect(getHead('/about').meta.has('profile:first_name')).toBe(owner.author.name.includes(owner.author.givenName));
  });

  test('[SEO-4] what asks not to be indexed is not forbidden to those who would read that', async () => {
    const robots = await read(`${site.url}/robots.txt`);
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(['/admin', '/api/']);
    for (const path of ['/search?q=tea', '/auth', '/nowhere']) {
      expect(readHead(await read(site.url + path)).meta.get('robots'), path).toEqual(['noindex']);
    }
  });

  function getHead(path: string): Head {
    const head = heads.get(path);
    if (!head) throw new Error(`${path} is not in the sitemap`);
    return head;
  }
});

function getNodes(graph: Node | undefined): Node[] {
  return (graph?.['@graph'] ?? []) as Node[]; // as findGraphProblems has checked
}

function findDoubles(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
