import type { Element } from 'hast';
import type { Db } from '#db/client.server.ts';
import { type ContentKind, hasPages, type PageKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { countPublicItems, listPublicItems } from '#features/publishing/public-content.server.ts';
import { listSeries } from '#features/publishing/series/series.server.ts';
import { fillIn } from '#features/settings/fill-in.ts';
import { listStaticPages } from '#features/settings/page-texts.ts';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import type { PublishedSite } from '../graph/json-ld.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';
import { hasMarkdown } from './pages-with-markdown.ts';

/** Per kind, newest first: the list has to fit into a context next to its task. */
const MAX_ENTRIES = 200;

/** As llmstxt.org proposes. A last entry links to the rest. */
export async function writeLlms(
  db: Db,
  { kinds, site, texts, siteUrl, now }: PublishedSite & SiteSnapshot & { kinds: readonly ContentKind[]; now: Date },
): Promise<string> {
  const { name, tagline, biography } = site.author;
  const lists = await Promise.all(
    kinds.filter(hasPages).map(async (kind) => ({ title: kind.page.heading, entries: await listEntries(db, kind, { siteUrl, now }) })),
  );
  const series = (await listSeries(db, { now })).map(({ name, path }) => ({ path: `${path}.md`, title: name, excerpt: null }));
  const about = [
    ...listStaticPages(texts).flatMap(({ path, title, llmsNote }) =>
      llmsNote === undefined ? [] : { path: hasMarkdown(path) ? `${path}.md` : path, title, excerpt: fillIn(llmsNote, site) },
    ),
    { path: '/llms-full.txt', title: 'Everything in one file', excerpt: 'These pages and the newest texts in full, as Markdown.' },
    { path: '/feed.xml', title: 'Feed', excerpt: 'The newest articles in full, as RSS.' },
  ];
  const parts = [write(element('h1', name), element('blockquote', element('p', tagline)), element('p', biography))];
  for (const { title, entries } of [...lists, { title: 'Series', entries: series }, { title: 'About', entries: about }]) {
    if (entries.length) parts.push(write(element('h2', title)), writeList(entries, siteUrl));
    await yieldToEventLoop();
  }
  return parts.join('\n');
}

interface Entry {
  path: string;
  title: string;
  excerpt: string | null;
}

async function listEntries(db: Db, kind: PageKind, { siteUrl, now }: { siteUrl: string; now: Date }): Promise<Entry[]> {
  const { path, heading, hasMarkdown } = kind.page;
  const items = await listPublicItems(db, kind, { now, listedAt: siteUrl, limit: MAX_ENTRIES });
  const entries = items.map((item): Entry => ({ ...item, path: path(item) + (hasMarkdown ? '.md' : '') }));
  if (items.length < MAX_ENTRIES) return entries;
  const count = await countPublicItems(db, kind, { now, listedAt: siteUrl });
  if (count <= MAX_ENTRIES) return entries;
  const title = `All ${count.toLocaleString('en')} ${heading.toLowerCase()}`;
  const excerpt = `The addresses of the others, too.${hasMarkdown ? ' With .md behind it each is Markdown.' : ''}`;
  return [...entries, { path: '/sitemap.xml', title, excerpt }];
}

function writeList(entries: Entry[], siteUrl: string): string {
  return write(element('ul', ...entries.map((item) => toListItem(absoluteUrl(item.path, siteUrl), item.title, item.excerpt))));
}

function write(...children: Element[]): string {
  return writeMarkdown({ type: 'root', children });
}

function toListItem(href: string, title: string, text: string | null) {
  return element('li', link(href, title), text ? `: ${text}` : '');
}
