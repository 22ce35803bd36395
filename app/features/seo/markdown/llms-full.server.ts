import type { Db } from '#db/client.server.ts';
import { type ContentKind, hasPages, type PageKind } from '#features/publishing/content-kind.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { countPublicItems, listMarkdownFacts, listWholeItems } from '#features/publishing/public-content.server.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import type { PublishedSite } from '../graph/json-ld.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';
import { writePageMarkdown } from './page-markdown.server.ts';
import { PATHS_WITH_MARKDOWN } from './pages-with-markdown.ts';

interface Bounds {
  characters: number;
  milliseconds: number;
}

/** Some 120,000 tokens: about what can be read at once, and well below the limit of a cached page. */
const BOUNDS: Bounds = { characters: 500_000, milliseconds: 10_000 };
/** For content that is not in feeds, so that the articles always have the larger part. */
const SHARE = 0.3;
const ITEMS_AT_ONCE = 20;
const BREAK = '\n---\n\n';

const run = inThread<typeof import('./content-markdown.server.ts')>('app/features/seo/markdown/content-markdown.server.ts');

/** The pages, then the newest of each kind, within bounds. It ends with links to the rest. */
export async function writeLlmsFull(
  db: Db,
  { kinds, site, texts, siteUrl, now }: PublishedSite & SiteSnapshot & { kinds: readonly ContentKind[]; now: Date },
  bounds: Bounds = BOUNDS,
): Promise<string> {
  const end = performance.now() + bounds.milliseconds;
  const { name, tagline, biography } = site.author;
  const pages = await Promise.all(
    PATHS_WITH_MARKDOWN.filter((path) => path.split('/').length === 2 && !['/articles', '/solutions'].includes(path)).map((path) =>
      writePageMarkdown(path, { siteUrl, site, texts }),
    ),
  );
  const parts = [
    write(element('h1', name), element('blockquote', element('p', tagline)), element('p', biography)),
    ...pages.filter((page) => page !== undefined),
  ];
  const rest: string[] = [];
  let left = bounds.characters - countCharacters(parts);
  const paged = kinds.filter(hasPages).sort((a, b) => Number(a.page.isInFeeds) - Number(b.page.isInFeeds));
  for (const kind of paged) {
    const characters = kind.page.isInFeeds ? left : Math.min(left, bounds.characters * SHARE);
    const { texts, count } = await writeItems(db, kind, { site, siteUrl, now, characters, end });
    parts.push(...texts);
    left -= countCharacters(texts);
    if (texts.length < count) rest.push(describeRest(kind, { shown: texts.length, count }));
  }
  if (rest.length) parts.push(writeRest(rest, siteUrl));
  return parts.join(BREAK);
}

async function writeItems(
  db: Db,
  kind: PageKind,
  { site, siteUrl, now, characters, end }: PublishedSite & { now: Date; characters: number; end: number },
): Promise<{ texts: string[]; count: number }> {
  const count = await countPublicItems(db, kind, { now, listedAt: siteUrl });
  const texts: string[] = [];
  let left = characters;
  for (let from = 0; from < count; from += ITEMS_AT_ONCE) {
    const items = await listWholeItems(db, kind, { now, listedAt: siteUrl, from, limit: ITEMS_AT_ONCE });
    for (const item of items) {
      if (performance.now() > end) return { texts, count };
      const url = absoluteUrl(kind.page.path(item), siteUrl);
      const isOld = kind.page.isInFeeds && isOverAYearOld(item.publishedAt, now);
      const named = { ...item, author: getAuthorName(item, site) };
      const facts = [...(item.series ? [{ label: 'Series', text: item.series }] : []), ...listMarkdownFacts(kind, item)];
      const text = await run('writeContentMarkdown', named, { url, isOld, isUndated: kind.page.isUndated, timeZone: site.timeZone, facts });
      left -= text.length;
      if (left < 0) return { texts, count };
      texts.push(text);
    }
    if (items.length < ITEMS_AT_ONCE) break;
  }
  return { texts, count };
}

function describeRest({ page }: PageKind, { shown, count }: { shown: number; count: number }): string {
  const heading = page.heading.toLowerCase();
  return `This file has the newest ${shown.toLocaleString('en')} of ${count.toLocaleString('en')} ${heading} in full.`;
}

function writeRest(lines: string[], siteUrl: string): string {
  return write(
    element('h1', 'What is not in this file'),
    ...lines.map((line) => element('p', line)),
    element(
      'p',
      'The addresses of the others are in ',
      link(absoluteUrl('/llms.txt', siteUrl), 'llms.txt'),
      ' and ',
      link(absoluteUrl('/sitemap.xml', siteUrl), 'the sitemap'),
      '. With .md behind it each is Markdown.',
    ),
  );
}

function write(...children: ReturnType<typeof element>[]): string {
  return writeMarkdown({ type: 'root', children });
}

function countCharacters(parts: string[]): number {
  return parts.reduce((sum, { length }) => sum + length + BREAK.length, 0);
}
