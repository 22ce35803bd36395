import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';
import { type CrawledPage, readSettings } from './read-page.ts';

const SITE = 'https://site.example';

/** A page that nothing is wrong with, by its path and what its main part holds. */
function createPage(
  path: string,
  body = '',
  { title = `Title of ${path}`, description = `What ${path} is about`, head = '' } = {},
): CrawledPage {
  const html = `<!doctype html><title>${title}</title><meta name="description" content="${description}">
    <link rel="canonical" href="${SITE}${path}">${head}<h1>Heading of ${path}</h1>${body}`;
  return { path, status: 200, redirectPath: null, document: readSettings(html, SITE + path) };
}

const link = (path: string) => `<a href="${path}">To ${path}</a>`;
const redirect = (path: string, to: string): CrawledPage => ({ path, status: 301, redirectPath: to, document: null });

function examine(pages: CrawledPage[], listed: string[] = []): string[] {
  return findFaults({ pages: new Map(pages.map((page) => [page.path, page])), listed });
}

test('[SEO-6] a site with nothing wrong has no fault', () => {
  const home = createPage(
    '/',
    `${link('/a')}${link('https://elsewhere.example/')}<a href="mailto:a@b.example">Write</a><img src="/x.png" alt="">`,
  );
  expect(examine([home, createPage('/a', '<h2 id="part">Part</h2><a href="#part">Part</a>')], ['/', '/a'])).toEqual([]);
});

test('[SEO-6] a page of the sitemap that no link leads to is an orphan, also one that only an orphan links to', () => {
  const pages = [createPage('/'), createPage('/lost', link('/found')), createPage('/found')];
  expect(examine(pages, ['/', '/lost', '/found'])).toEqual(['orphan: /lost', 'orphan: /found']);
});

test('[SEO-6] what is not to be indexed, or has its original elsewhere, is not listed', () => {
  const pages = [
    createPage('/', link('/closed') + link('/copy')),
    createPage('/closed', '', { head: '<meta name="robots" content="noindex">' }),
    { ...createPage('/'), path: '/copy' },
  ];
  expect(examine(pages, ['/', '/closed', '/copy'])).toEqual([
    'listed, and not to be indexed: /closed',
    'listed, and not to be indexed: /copy',
    'double title: /, /copy',
    'double description: /, /copy',
  ]);
});

test('[SEO-6] a link to what is not there is broken, also through a redirect, to a part that is not there, or of a picture', () => {
  const missing = { ...createPage('/none'), status: 404 };
  const body = `${link('/none')}${link('/moved')}${link('/a#gone')}<img src="/none" alt="x">`;
  expect(examine([createPage('/', body), createPage('/a'), missing, redirect('/moved', '/none')])).toEqual([
    'broken picture: /none on / is 404',
    'broken link: /none on / is 404',
    'broken link: /moved on / is 404',
    'broken link: /a#gone on / has no such part',
  ]);
});

test('[SEO-6] one redirect is followed, two in a row are a chain', () => {
  const pages = [createPage('/', link('/one') + link('/two')), redirect('/two', '/one'), redirect('/one', '/a'), createPage('/a')];
  expect(examine(pages)).toEqual(['redirect chain: /two on / goes on to /a']);
});

test('[SEO-6] no two pages that may be indexed have the same title or description, and none is without', () => {
  const same = { title: 'Same', description: 'Same words' };
  const noindex = '<meta name="robots" content="noindex">';
  const home = createPage('/', ['/a', '/b', '/c', '/d'].map(link).join(''));
  expect(
    examine([
      home,
      createPage('/a', '', same),
      createPage('/b', '', same),
      createPage('/c', '', { ...same, head: noindex }),
      createPage('/d', '', { title: '', description: '' }),
    ]),
  ).toEqual(['double title: /a, /b', 'no title: /d', 'double description: /a, /b', 'no description: /d']);
});

test('[SEO-6] a picture without alt is a fault, and so is a link that holds nothing to be called by', () => {
  const nameless =
    '<a href="/"><img src="/x.png" alt=""></a><a href="/"><img src="/x.png" alt="Home"></a><a href="/" aria-label="Home"></a>';
  expect(examine([createPage('/', `<img src="/x.png">${nameless}`)])).toEqual([
    'link without words: / on /',
    'picture without text: /x.png on /',
  ]);
});

test('[SEO-6] a title over sixty letters is a fault where it is the heading, and not where it was written for search', () => {
  const heading = 'Heading of /'.padEnd(61, '₵');
  const own = createPage('/', '', { title: heading });
  expect(examine([own])).toEqual(['title of 61 letters and none for search: /']);
  expect(examine([createPage('/', '', { title: heading.slice(0, -1) })])).toEqual([]);
  expect(examine([createPage('/', '', { title: 'Something else of even more than sixty letters, but by somebody’s own choice' })])).toEqual(
    [],
  );
});

test('[SEO-6] a page that may be indexed is three clicks deep at most; a redirect on the way is no click', () => {
  const chain = ['/', '/1', '/2', '/3'].map((path, at) => createPage(path, link(at === 0 ? '/moved' : `/${at + 1}`)));
  expect(examine([...chain, redirect('/moved', '/1'), createPage('/4')])).toEqual(['4 clicks deep: /4']);
  expect(examine([...chain, redirect('/moved', '/1'), createPage('/4', '', { head: '<meta name="robots" content="noindex">' })])).toEqual(
    [],
  );
});
