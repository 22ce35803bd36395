import { STATIC_PAGES } from '#content/static-pages.ts';
import type { Db } from '#db/client.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
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
  const list = (title: string, items: { path: string; title: string; excerpt: string | null }[]) =>
    items.length
      ? [element('h2', title), element('ul', ...items.map((item) => entry(absoluteUrl(item.path, siteUrl), item.title, item.excerpt)))]
      : [];
  return writeMarkdown({
    type: 'root',
    children: [
      element('h1', name),
      element('blockquote', element('p', tagline)),
      element('p', biography),
      ...lists.flatMap(({ page, items }) =>
        list(
          page.heading,
          items.map((item) => ({ ...item, path: page.path(item.id) + (page.hasMarkdown ? '.md' : '') })),
        ),
      ),
      ...list('About', [
        ...STATIC_PAGES.flatMap(({ path, title, llmsNote }) => (llmsNote === undefined ? [] : { path, title, excerpt: llmsNote })),
        { path: '/feed.xml', title: 'Feed', excerpt: 'The newest articles in full, as RSS.' },
      ]),
    ],
  });
}

function entry(href: string, title: string, text: string | null) {
  return element('li', link(href, title), text ? `: ${text}` : '');
}
