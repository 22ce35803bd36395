import type { Db } from '#db/client.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { type ContentKind, hasPages, type PageKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl, categoryPath } from '#features/publishing/paths.ts';
import { countPublicItems, findLastUpdate, listPublicItems } from '#features/publishing/public-content.server.ts';
import { listSeries } from '#features/publishing/series/series.server.ts';
import { listStaticPages, type PageTexts } from '#features/settings/page-texts.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { escapeXml, XML_START } from './xml.ts';

interface SitemapOptions {
  texts: PageTexts;
  kinds: readonly ContentKind[];
  siteUrl: string;
  now: Date;
  /** From 1; a small sitemap is one file without parts. */
  part?: number | undefined;
}

/** Per file. The protocol allows 50,000; a file of these is written within milliseconds and kept in memory. */
const MAX_URLS = 2000;

/** As sitemaps.org defines it, by canonical URL. Too many URLs become an index of parts. Undefined for a part that does not exist. */
export async function writeSitemap(db: Db, { part, ...options }: SitemapOptions): Promise<string | undefined> {
  const counts = await countItems(db, options);
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  const parts = 1 + Math.ceil(count / MAX_URLS);
  const isOneFile = listStaticPages(options.texts).length + CATEGORIES.length + count <= MAX_URLS;
  if (part === undefined) {
    if (!isOneFile) return writeIndex(parts, options.siteUrl);
    return writeUrls([...(await listFixedPages(db, options)), ...(await listItems(db, counts, { ...options, from: 0 }))], options.siteUrl);
  }
  if (isOneFile || part < 1 || part > parts) return undefined;
  const pages = part === 1 ? listFixedPages(db, options) : listItems(db, counts, { ...options, from: (part - 2) * MAX_URLS });
  return writeUrls(await pages, options.siteUrl);
}

interface Page {
  path: string;
  date: string | undefined;
}

function countItems(db: Db, { kinds, siteUrl, now }: SitemapOptions) {
  return Promise.all(
    kinds.filter(hasPages).map(async (kind) => ({ kind, count: await countPublicItems(db, kind, { now, listedAt: siteUrl }) })),
  );
}

/** Static pages, each series, and each category with the time of its latest change. */
async function listFixedPages(db: Db, { kinds, now, texts }: SitemapOptions): Promise<Page[]> {
  const paged = kinds.filter(hasPages);
  const last = await findLastUpdate(db, paged, { now });
  const series = await listSeries(db, { now });
  const inCategories = paged.filter(({ hasCategory }) => hasCategory);
  const categories = await Promise.all(
    CATEGORIES.map(async (category) => ({ path: categoryPath(category), date: await findLastUpdate(db, inCategories, { now, category }) })),
  );
  return [
    ...listStaticPages(texts)
      .filter(({ isUnlisted }) => !isUnlisted)
      .map(({ path }) => ({ path, date: path === '/' ? last : undefined })),
    ...categories.filter(({ date }) => date),
    ...series.map(({ path, updatedAt }) => ({ path, date: updatedAt })),
  ];
}

async function listItems(
  db: Db,
  counts: { kind: PageKind; count: number }[],
  { from, siteUrl, now }: SitemapOptions & { from: number },
): Promise<Page[]> {
  const pages: Page[] = [];
  let start = 0;
  for (const { kind, count } of counts) {
    const first = Math.max(0, from - start);
    const limit = Math.min(count - first, MAX_URLS - pages.length);
    start += count;
    if (limit <= 0) continue;
    const items = await listPublicItems(db, kind, { now, listedAt: siteUrl, from: first, limit });
    pages.push(...items.map((item) => ({ path: kind.page.path(item), date: item.updatedAt })));
  }
  return pages;
}

async function writeUrls(pages: Page[], siteUrl: string): Promise<string> {
  const urls = await mapInSlices(pages, ({ path, date }) => {
    const lastmod = date ? `<lastmod>${escapeXml(date)}</lastmod>` : '';
    return `<url>${writeLocation(path, siteUrl)}${lastmod}</url>`;
  });
  return writeFile('urlset', urls);
}

function writeIndex(parts: number, siteUrl: string): string {
  const files = Array.from({ length: parts }, (_, at) => `<sitemap>${writeLocation(`/sitemap.xml?part=${at + 1}`, siteUrl)}</sitemap>`);
  return writeFile('sitemapindex', files);
}

function writeLocation(path: string, siteUrl: string): string {
  return `<loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>`;
}

function writeFile(root: string, entries: string[]): string {
  return [XML_START, `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`, ...entries, `</${root}>`, ''].join('\n');
}
