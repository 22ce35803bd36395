import { type CrawledPage, readSettings, toOwnPath } from './read-page.ts';

export interface Crawl {
  /** Everything that was reached from the home page, and what the sitemap names beside it, by path. */
  pages: Map<string, CrawledPage>;
  /** The paths that `/sitemap.xml` names. */
  listed: string[];
}

const AT_ONCE = 4;
const MAX_PAGES = 3000;

/**
 * Reads a whole site as a stranger without scripts does: every link from the home page on, and every address of the sitemap. Throws where
 * there is no end to it.
 */
export async function crawlSite(siteUrl: string, { withImages = false }: { withImages?: boolean } = {}): Promise<Crawl> {
  const listed = await readSitemap(siteUrl);
  const pages = new Map<string, CrawledPage>();
  const known = new Set(['/', ...listed]);
  const waiting = [...known];
  const meet = (path: string | null) => {
    if (path === null || known.has(path)) return;
    known.add(path);
    waiting.push(path);
    if (known.size > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} addresses, the last one ${path}`);
  };
  while (waiting.length > 0) {
    await Promise.all(
      waiting.splice(0, AT_ONCE).map(async (path) => {
        const page = await readPage(siteUrl, path);
        pages.set(path, page);
        meet(page.redirectPath);
        for (const link of page.document?.links ?? []) meet(link.path);
        if (withImages) for (const image of page.document?.images ?? []) meet(image.path);
      }),
    );
  }
  return { pages, listed };
}

async function readPage(siteUrl: string, path: string): Promise<CrawledPage> {
  const url = new URL(path, siteUrl).href;
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' } });
  const location = response.headers.get('location');
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  return {
    path,
    status: response.status,
    redirectPath: location === null ? null : toOwnPath(location, url),
    document: isHtml ? readSettings(body, url) : null,
  };
}

async function readSitemap(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', siteUrl))).text();
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
  return urls.flatMap((url) => toOwnPath(url, siteUrl) ?? []);
}
