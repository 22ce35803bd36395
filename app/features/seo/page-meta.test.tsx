import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import { defaultSite as site } from '#features/settings/site.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { getHeadLinks } from './head-links.ts';
import { contentMeta, pageMeta } from './page-meta.ts';
import { getDrawnImage } from './sharing-image.ts';

const SITE = 'https://www.example.com';

const article = {
  id: '1',
  address: null,
  title: 'Tea </script><script>alert(1)</script> & "cake"',
  excerpt: 'What a kettle\n teaches.',
  category: 'PERSONAL DEVELOPMENT',
  author: site.author.name,
  tags: ['tea', 'habits'],
  imageUrl: '/pictures/1.svg',
  readTime: 7,
  publishedAt: '2025-02-01T09:00:00.000Z',
  updatedAt: '2025-02-03T09:00:00.000Z',
  firstPublishedAt: '2025-01-15T09:00:00.000Z',
};

test('[ART-3] [SITE-2] an article page has title, description, canonical link, Open Graph and a card with a picture of 1200 by 630', () => {
  const html = head(contentMeta({ ...article, title: 'Tea & cake' }, articleKind, { site, siteUrl: SITE }));
  expect(html).toContain(`<title>Tea &amp; cake – ${site.author.name}</title>`);
  expect(html).toContain('<meta name="description" content="What a kettle teaches."/>');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/blog/1"/>');
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="og:url" content="https://www.example.com/blog/1"/>');
  expect(html).toContain('<meta property="og:title" content="Tea &amp; cake"/>');
  expect(html).toContain('<meta property="og:image" content="https://www.example.com/blog/1/share.png"/>');
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:height" content="630"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain('<meta name="twitter:image" content="https://www.example.com/blog/1/share.png"/>');
  expect(html).toContain(
    '<link rel="alternate" type="text/markdown" title="This article as Markdown" href="https://www.example.com/blog/1.md"/>',
  );
});

test('[ART-3] structured data are a BlogPosting and a breadcrumb, and nothing in a title can end their script', () => {
  const html = head(contentMeta({ ...article, wordCount: 1400 }, articleKind, { site, siteUrl: SITE }));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''));
  expect(blocks).toHaveLength(1);
  expect(blocks[0]['@graph']).toMatchObject([
    { '@type': 'WebSite', '@id': 'https://www.example.com/#website' },
    { '@type': 'Person', '@id': 'https://www.example.com/about#person', name: site.author.name },
    {
      '@type': 'WebPage',
      '@id': 'https://www.example.com/blog/1#webpage',
      isPartOf: { '@id': 'https://www.example.com/#website' },
      breadcrumb: { '@id': 'https://www.example.com/blog/1#breadcrumb' },
      mainEntity: { '@id': 'https://www.example.com/blog/1#article' },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': 'https://www.example.com/blog/1#breadcrumb',
      itemListElement: [
        { position: 1, item: 'https://www.example.com/' },
        { position: 2, name: 'Personal Development', item: 'https://www.example.com/category/personal-development' },
        { position: 3, item: 'https://www.example.com/blog/1' },
      ],
    },
    {
      '@type': 'BlogPosting',
      '@id': 'https://www.example.com/blog/1#article',
      headline: article.title,
      datePublished: article.firstPublishedAt,
      dateModified: article.updatedAt,
      author: { '@id': 'https://www.example.com/about#person' },
      mainEntityOfPage: { '@id': 'https://www.example.com/blog/1#webpage' },
      wordCount: 1400,
      image: [
        { '@type': 'ImageObject', url: 'https://www.example.com/blog/1/share.png', width: 1200, height: 630 },
        { '@type': 'ImageObject', url: 'https://www.example.com/pictures/1.svg' },
      ],
    },
  ]);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('[SOL-1] a solution page takes its title and description from title and excerpt; a hidden one asks not to be indexed', () => {
  const solution = {
    id: 'one-page',
    address: null,
    title: 'One page',
    excerpt: 'Six weeks.',
    author: 'Ama',
    publishedAt: article.publishedAt,
    updatedAt: article.publishedAt,
    isActive: true,
  };
  const shown = head(contentMeta(solution, solutionKind, { site, siteUrl: SITE }));
  expect(shown).toContain(`<title>One page – ${site.author.name}</title>`);
  expect(shown).toContain('<meta name="description" content="Six weeks."/>');
  expect(shown).not.toContain('noindex');
  expect(head(contentMeta({ ...solution, isActive: false }, solutionKind, { site, siteUrl: SITE }))).toContain(
    '<meta name="robots" content="noindex"/>',
  );
});

test('[SRCH-8] a page that is not to be indexed says so and names no canonical address', () => {
  const html = head(pageMeta({ title: 'Search', description: 'Search', path: '/search', site, siteUrl: SITE, noindex: true }));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
});

test('[SITE-1] the author is named once in a title', () => {
  const [title] = pageMeta({
    title: `About ${site.author.name}`,
    description: '',
    path: '/about',
    site,
    siteUrl: SITE,
  });
  expect(title).toEqual({ title: `About ${site.author.name}` });
});

test('[SEO-4] the site’s name stands behind a title where search engines show both whole', () => {
  const short = 'x'.repeat(57 - site.author.name.length);
  const readTitle = (title: string) => pageMeta({ title, description: '', path: '/', site, siteUrl: SITE })[0];
  expect(readTitle(short)).toEqual({ title: `${short} – ${site.author.name}` });
  expect(readTitle(`${short}x`)).toEqual({ title: `${short}x` });
});

test('[SEO-4] a page of a list is shared with the picture of the whole list', () => {
  expect(getDrawnImage('/category/brand?page=2', 'Brand').path).toBe('/category/brand/share.png');
  expect(getDrawnImage('/', 'Home').path).toBe('/share.png');
});

test('[ART-3] a long description is cut between words', () => {
  const [, description] = pageMeta({ title: 'Long', description: 'word '.repeat(100), path: '/', site, siteUrl: SITE });
  expect(description).toMatchObject({ content: expect.stringMatching(/^(word ){50,59}word…$/) });
});

test('[PAGE-7] the feeds, the icons and the manifest are found from every page', () => {
  expect(getHeadLinks(site).map((link) => `${link.rel} ${link.href}`)).toEqual(
    expect.arrayContaining(['alternate /feed.xml', 'alternate /feed.json', 'icon /favicon.svg', 'manifest /manifest.webmanifest']),
  );
});

function head(meta: MetaDescriptor[]): string {
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => meta }]);
  return renderToStaticMarkup(<Page initialEntries={['/']} />);
}
