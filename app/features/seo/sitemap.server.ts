import { STATIC_PAGES } from '#content/static-pages.ts';
import type { Db } from '#db/client.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { articlePath, categoryPath, solutionPath } from '#features/publishing/paths.ts';
import { absoluteUrl } from './absolute-url.ts';
import { listPublicContent } from './public-content.server.ts';
import { escapeXml } from './xml.ts';

/** Every public page by its canonical address, as sitemaps.org wants it; a date only where one is kept. */
export async function writeSitemap(db: Db, { siteUrl, now }: { siteUrl: string; now: Date }): Promise<string> {
  const { articles, solutions } = await listPublicContent(db, { now });
  const newest =
    [...articles, ...solutions]
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? '';
  const pages: Page[] = [
    ...STATIC_PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => ({ path, date: path === '/' ? newest : '' })),
    ...CATEGORIES.flatMap((category) => {
      const latest = articles.find((article) => article.category === category);
      return latest ? [{ path: categoryPath(category), date: latest.publishedAt }] : [];
    }),
    ...articles.map(({ id, publishedAt }) => ({ path: articlePath(id), date: publishedAt })),
    ...solutions.map(({ id, publishedAt }) => ({ path: solutionPath(id), date: publishedAt })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.slice(0, MOST_ADDRESSES).map((page) => writePage(page, siteUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

interface Page {
  path: string;
  date: string;
}

/** The protocol's limit for one file. */
const MOST_ADDRESSES = 50_000;

function writePage({ path, date }: Page, siteUrl: string): string {
  const lastmod = date && `<lastmod>${escapeXml(date)}</lastmod>`;
  return `<url><loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>${lastmod}</url>`;
}
