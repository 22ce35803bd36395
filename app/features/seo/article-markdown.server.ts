import { categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/format-date.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { absoluteTree } from './absolute-html.server.ts';
import { absoluteUrl } from './absolute-url.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';

export interface ReadableArticle {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  readTime: number;
  publishedAt: string;
  content: string;
}

/** A whole article as Markdown: title, excerpt, who and when, its address, and the text with absolute links. */
export function writeArticleMarkdown(article: ReadableArticle, siteUrl: string): string {
  const { id, title, excerpt, author, publishedAt, category, readTime, content } = article;
  const address = absoluteUrl(articlePath(id), siteUrl);
  const facts = [author, formatLongDate(publishedAt), categoryTitle(category), `${readTime} min read`].join(' · ');
  return writeMarkdown({
    type: 'root',
    children: [
      element('h1', title),
      ...(excerpt ? [element('blockquote', element('p', excerpt))] : []),
      element('p', facts),
      element('p', link(address, address)),
      element('hr'),
      ...absoluteTree(content, address).children,
    ],
  });
}
