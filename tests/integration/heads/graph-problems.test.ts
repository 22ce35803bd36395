import { expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';
import { describeOfferCatalog } from '#features/seo/graph/offers.ts';
import { describeVideos } from '#features/seo/graph/videos.ts';
import { contentMeta, pageMeta } from '#features/seo/page-meta.ts';
import { defaultSite as site } from '#features/settings/site.ts';
import { findGraphProblems, type Node } from './find-graph-problems.ts';

const SITE = 'https://www.example.com';
const VIDEO = {
  title: 'One sheet of paper',
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  thumbnailUrl: '/pictures/demo-video1.svg',
  duration: 'PT4M5S',
  viewCount: '847',
  publishedAt: '2025-01-13T09:00:00.000Z',
  isDated: true,
};
const ARTICLE = {
  id: '1',
  address: null,
  title: 'Tea',
  excerpt: 'What a kettle teaches.',
  category: 'BRAND',
  author: site.author.name,
  tags: ['tea'],
  imageUrl: '/images/abcdefghijklmnop-1600x900-a1b2c3.jpg',
  readTime: 7,
  wordCount: 1400,
  publishedAt: '2025-02-01T09:00:00.000Z',
  updatedAt: '2025-02-03T09:00:00.000Z',
};

test('[SEO-2] an article by somebody else, or with its original elsewhere, is a whole graph, too', async () => {
  for (const given of [{}, { author: 'Ama Mensah' }, { canonicalUrl: 'https://elsewhere.example/tea' }, { tags: [], excerpt: '' }])
    expect(await findGraphProblems(getArticle(given)), JSON.stringify(given)).toEqual([]);
});

test('[SEO-2] a video of which the day or the picture is not known is not told to search engines, and no figure is made up', () => {
  expect(
    describeVideos(
      [
        { ...VIDEO, isDated: false },
        { ...VIDEO, thumbnailUrl: null },
        { ...VIDEO, url: 'https://example.com' },
      ],
      SITE,
    ),
  ).toEqual([]);
  const [video] = describeVideos([{ ...VIDEO, duration: 'P0D', viewCount: '' }], SITE);
  expect(video).not.toHaveProperty('duration');
  expect(video).not.toHaveProperty('interactionStatistic');
});

const breaks: [name: string, said: RegExp, change: (nodes: Record<string, Node>) => void][] = [
  [
    'a property that schema.org has not',
    /"wordcount" for type "BlogPosting" is not supported/,
    ({ BlogPosting }) => Object.assign(BlogPosting ?? {}, { wordcount: 3 }),
  ],
  [
    'a property of another type',
    /"jobTitle" for type "WebSite" is not supported/,
    ({ WebSite }) => Object.assign(WebSite ?? {}, { jobTitle: 'Adviser' }),
  ],
  [
    'a type that schema.org has not',
    /"BlogPost" is not a valid schema.org type/,
    ({ BlogPosting }) => Object.assign(BlogPosting ?? {}, { '@type': 'BlogPost' }),
  ],
  [
    'a value of the wrong type',
    /BlogPosting.author is of type WebSite/,
    ({ BlogPosting }) => Object.assign(BlogPosting ?? {}, { author: { '@id': `${SITE}/#website` } }),
  ],
  [
    'a date that is none',
    /BlogPosting.dateModified is no date/,
    ({ BlogPosting }) => Object.assign(BlogPosting ?? {}, { dateModified: 'yesterday' }),
  ],
  [
    'an id that nothing has',
    /names https:\/\/www.example.com\/#nobody/,
    ({ WebSite }) => Object.assign(WebSite ?? {}, { publisher: { '@id': `${SITE}/#nobody` } }),
  ],
  ['a required field that is missing', /"name" is missing/, ({ Person }) => delete Person?.name],
  ['a recommended field that is missing', /BlogPosting lacks wordCount/, ({ BlogPosting }) => delete BlogPosting?.wordCount],
  ['a node that hangs on nothing', /#breadcrumb hangs on nothing/, ({ WebPage }) => delete WebPage?.breadcrumb],
];

test.each(breaks)('[SEO-2] the check finds %s', async (_, said, change) => {
  const graph = getArticle();
  change(Object.fromEntries((graph['@graph'] as Node[]).map((node) => [node['@type'], node])));
  expect((await findGraphProblems(graph)).join('\n')).toMatch(said);
});

test('[SEO-2] the check finds a video without its day and an offer without what is offered', async () => {
  const [video = {}] = describeVideos([VIDEO], SITE);
  const { uploadDate: _, ...undated } = video;
  const catalog = describeOfferCatalog(
    { path: '/solutions', name: 'Solutions', offers: [{ title: 'One page', text: 'Six weeks.', path: '/solution/one-page' }] },
    { site, siteUrl: SITE },
  );
  const facts = { title: 'x', description: 'x', path: '/', site, siteUrl: SITE };
  expect(await findGraphProblems(getGraph(pageMeta({ ...facts, nodes: [video, catalog] })))).toEqual([]);
  expect((await findGraphProblems(getGraph(pageMeta({ ...facts, nodes: [undated] })))).join()).toContain('uploadDate');
  const empty = { ...catalog, itemListElement: [{ '@type': 'Offer' }] };
  expect((await findGraphProblems(getGraph(pageMeta({ ...facts, nodes: [empty] })))).join()).toContain('Offer lacks itemOffered');
});

function getArticle(given: Partial<PublicItem> = {}): Node {
  return getGraph(contentMeta({ ...ARTICLE, ...given }, articleKind, { site, siteUrl: SITE }));
}

function getGraph(head: ReturnType<typeof pageMeta>): Node {
  const [graph] = head.flatMap((each) => ('script:ld+json' in each ? [each['script:ld+json']] : []));
  return structuredClone(graph) as Node; // as it was put in
}
