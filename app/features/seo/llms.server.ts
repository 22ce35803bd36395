import type { Element } from 'hast';
import { STATIC_PAGES } from '#content/static-pages.ts';
import type { Db } from '#db/client.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { letOthersGo } from '#platform/concurrency/let-others-go.ts';
import { site } from '#site';
import { absoluteUrl } from './absolute-url.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';

/** The site for language models, as llmstxt.org proposes: who writes, and every page, as Markdown where it can be had. */
export async function writeLlms(
  db: Db,
  { kinds, siteUrl, now }: { kinds: readonly ContentKind[]; siteUrl: string; now: Date },
): Promise<string> {
  const lists = await listPublicItems(db, kinds, { now });
  const { name, tagline, biography } = site.author;
  const about = [
    ...STATIC_PAGES.flatMap(({ path, title, llmsNote }) => (llmsNote === undefined ? [] : { path, title, excerpt: llmsNote })),
    { path: '/feed.xml', title: 'Feed', excerpt: 'The newest articles in full, as RSS.' },
  ];
  const sections = [
    ...lists.map(({ page, items }) => ({
      title: page.heading,
      entries: items.map((item) => ({ ...item, path: page.path(item.id) + (page.hasMarkdown ? '.md' : '') })),
    })),
    { title: 'About', entries: about },
  ];
  const parts = [write(element('h1', name), element('blockquote', element('p', tagline)), element('p', biography))];
  for (const { title, entries } of sections) if (entries.length) parts.push(write(element('h2', title)), await writeList(entries, siteUrl));
  return parts.join('\n');
}

interface Entry {
  path: string;
  title: string;
  excerpt: string | null;
}

/** Entries that are written at once; between two slices other requests have their turn. */
const SLICE = 200;

async function writeList(entries: Entry[], siteUrl: string): Promise<string> {
  let text = '';
  for (let from = 0; from < entries.length; from += SLICE) {
    if (from > 0) await letOthersGo();
    const items = entries.slice(from, from + SLICE).map((item) => toListItem(absoluteUrl(item.path, siteUrl), item.title, item.excerpt));
    text += write(element('ul', ...items));
  }
  return text;
}

function write(...children: Element[]): string {
  return writeMarkdown({ type: 'root', children });
}

function toListItem(href: string, title: string, text: string | null) {
  return element('li', link(href, title), text ? `: ${text}` : '');
}
