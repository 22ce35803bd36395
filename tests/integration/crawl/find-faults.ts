import type { Crawl } from './crawl-site.ts';
import type { CrawledDocument, CrawledPage } from './read-page.ts';

/** What search engines show of a title, about. */
const MAX_TITLE = 60;
const MAX_CLICKS = 3;

interface ReadPage extends CrawledPage {
  document: CrawledDocument;
}

/** What is wrong with a site that was read whole, a line each: the rule, and where. */
export function findFaults({ pages, listed }: Crawl): string[] {
  const read = [...pages.values()].filter((page): page is ReadPage => page.document !== null);
  const indexed = read.filter(isIndexed);
  const clicks = countClicks(pages);
  return [
    ...listed.filter((path) => !clicks.has(path)).map((path) => `orphan: ${path}`),
    ...listed.filter((path) => clicks.has(path) && !isListable(pages.get(path))).map((path) => `listed, and not to be indexed: ${path}`),
    ...indexed.filter(({ path }) => (clicks.get(path) ?? 0) > MAX_CLICKS).map(({ path }) => `${clicks.get(path)} clicks deep: ${path}`),
    ...read.flatMap((page) => findBrokenLinks(page, pages)),
    ...findDouble(indexed, 'title'),
    ...findDouble(indexed, 'description'),
    ...indexed.flatMap(findTitleFaults),
    ...read.flatMap(findNamelessParts),
  ];
}

function isIndexed({ status, document }: ReadPage): boolean {
  return status === 200 && !document.isNoindex;
}

function isListable(page: CrawledPage | undefined): boolean {
  const document = page?.document;
  if (page?.status !== 200 || !document || document.isNoindex || document.canonicalUrl === null) return false;
  const { pathname, search } = new URL(document.canonicalUrl);
  return pathname + search === page.path;
}

/** How many clicks from the home page each address is; a redirect is none. What no link leads to is left out. */
function countClicks(pages: Crawl['pages']): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = pages.get(path);
    const count = clicks.get(path) ?? 0;
    const meet = (to: string, at: number) => {
      if ((clicks.get(to) ?? Number.POSITIVE_INFINITY) <= at) return;
      clicks.set(to, at);
      waiting.push(to);
    };
    if (page?.redirectPath) meet(page.redirectPath, count);
    for (const link of page?.document?.links ?? []) meet(link.path, count + 1);
  }
  return clicks;
}

function findBrokenLinks({ path, document }: ReadPage, pages: Crawl['pages']): string[] {
  const images = document.images.flatMap((image) => {
    const target = image.path === null ? undefined : pages.get(image.path);
    return target && target.status >= 400 ? [`broken picture: ${image.path} on ${path} is ${target.status}`] : [];
  });
  const links = document.links.flatMap((link) => {
    const target = pages.get(link.path);
    const next = target?.redirectPath ? pages.get(target.redirectPath) : target;
    if (!next || next.status >= 400) return [`broken link: ${link.path} on ${path} is ${next?.status ?? 'nowhere'}`];
    if (next !== target && next.redirectPath !== null) return [`redirect chain: ${link.path} on ${path} goes on to ${next.redirectPath}`];
    if (link.fragment && next.document && !next.document.ids.has(link.fragment))
      return [`broken link: ${link.path}#${link.fragment} on ${path} has no such part`];
    return [];
  });
  return [...new Set([...images, ...links])];
}

function findDouble(pages: ReadPage[], part: 'title' | 'description'): string[] {
  const byText = Map.groupBy(pages, ({ document }) => document[part]);
  return [...byText].flatMap(([text, same]) => {
    if (text === '') return same.map(({ path }) => `no ${part}: ${path}`);
    return same.length > 1 ? [`double ${part}: ${same.map(({ path }) => path).join(', ')}`] : [];
  });
}

/** A long title that is the page's own heading has none that was written for search. */
function findTitleFaults({ path, document: { title, heading } }: ReadPage): string[] {
  const length = [...title].length;
  return length > MAX_TITLE && title.startsWith(heading) ? [`title of ${length} letters and none for search: ${path}`] : [];
}

function findNamelessParts({ path, document: { images, links } }: ReadPage): string[] {
  const nameless = links.filter(({ name }) => name === '').map((link) => `link without words: ${link.path} on ${path}`);
  const silent = images.filter(({ alt }) => alt === null).map((image) => `picture without text: ${image.path} on ${path}`);
  return [...new Set([...nameless, ...silent])];
}
