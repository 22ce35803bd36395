import { STATIC_PAGES } from '#content/static-pages.ts';
import type { Db } from '#db/client.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { absoluteUrl } from './absolute-url.ts';
import { escapeXml } from './xml.ts';

/** Every public page by its canonical URL, as sitemaps.org wants it; a date only where one is kept. */
export async function writeSitemap(
  db: Db,
  { kinds, siteUrl, now }: { kinds: readonly ContentKind[]; siteUrl: string; now: Date },
): Promise<string> {
  const lists = await listPublicItems(db, kinds, { now });
  const items = lists.flatMap((list) => list.items);
  const newest = items
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1);
  const pages: Page[] = [
    ...STATIC_PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => ({ path, date: path === '/' ? newest : undefined })),
    ...CATEGORIES.flatMap((category) => {
      const latest = items.find((item) => item.category === category);
      return latest ? [{ path: categoryPath(category), date: latest.publishedAt }] : [];
    }),
    ...lists.flatMap((list) => list.items.map(({ id, publishedAt }) => ({ path: list.page.path(id), date: publishedAt }))),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.slice(0, MAX_URLS).map((page) => writePage(page, siteUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

interface Page {
  path: string;
  date: string | undefined;
}

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

function writePage({ path, date }: Page, siteUrl: string): string {
  const lastmod = date ? `<lastmod>${escapeXml(date)}</lastmod>` : '';
  return `<url><loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>${lastmod}</url>`;
}
