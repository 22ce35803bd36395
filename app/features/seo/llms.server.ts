import { STATIC_PAGES } from '#content/static-pages.ts';
import type { Db } from '#db/client.server.ts';
import { articlePath, solutionPath } from '#features/publishing/paths.ts';
import { site } from '#site';
import { absoluteUrl } from './absolute-url.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';
import { listPublicContent } from './public-content.server.ts';

/** The site for language models, as llmstxt.org proposes: who writes, and every article with the address of its Markdown. */
export async function writeLlms(db: Db, { siteUrl, now }: { siteUrl: string; now: Date }): Promise<string> {
  const { articles, solutions } = await listPublicContent(db, { now });
  const { name, tagline, biography } = site.author;
  const list = (title: string, items: { path: string; title: string; excerpt: string }[]) =>
    items.length
      ? [element('h2', title), element('ul', ...items.map((item) => entry(absoluteUrl(item.path, siteUrl), item.title, item.excerpt)))]
      : [];
  return writeMarkdown({
    type: 'root',
    children: [
      element('h1', name),
      element('blockquote', element('p', tagline)),
      element('p', biography),
      ...list(
        'Articles',
        articles.map((article) => ({ ...article, path: `${articlePath(article.id)}.md` })),
      ),
      ...list(
        '360 Growth Solutions',
        solutions.map((solution) => ({ ...solution, path: solutionPath(solution.id) })),
      ),
      ...list('About', [
        ...STATIC_PAGES.flatMap(({ path, title, llmsNote }) => (llmsNote === undefined ? [] : { path, title, excerpt: llmsNote })),
        { path: '/feed.xml', title: 'Feed', excerpt: 'The newest articles in full, as RSS.' },
      ]),
    ],
  });
}

function entry(href: string, title: string, text: string) {
  return element('li', link(href, title), text ? `: ${text}` : '');
}
