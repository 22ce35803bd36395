import { listElements } from '#features/html/elements/walk-elements.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { AGE_NOTE, formatLongDate } from '#features/publishing/dates.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';
import { DEFAULT_READ_TIME } from '#features/publishing/read-time.ts';
import { absoluteTree } from '../absolute-html.server.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';

export interface MarkdownPage {
  url: string;
  isOld: boolean;
  isUndated?: boolean | undefined;
  timeZone: string;
  facts?: readonly { label: string; text: string }[];
}

export function writeContentMarkdown(
  item: PublicItem & { author: string; content: string },
  { url, isOld, isUndated = false, timeZone, facts = [] }: MarkdownPage,
): string {
  const { title, excerpt, author, publishedAt, category, readTime, content } = item;
  const date = formatLongDate(publishedAt, timeZone);
  const byline = [
    author,
    isOld ? `${date} (${AGE_NOTE})` : date,
    ...(category ? [categoryTitle(category)] : []),
    ...(readTime === undefined ? [] : [`${readTime || DEFAULT_READ_TIME} min read`]),
  ];
  return writeMarkdown({
    type: 'root',
    children: [
      element('h1', title),
      ...(excerpt ? [element('blockquote', element('p', excerpt))] : []),
      ...(isUndated ? [] : [element('p', byline.join(' · '))]),
      ...facts.map(({ label, text }) => element('p', element('strong', `${label}:`), ` ${text}`)),
      element('p', link(url, url)),
      element('hr'),
      ...absoluteTree(content, url).children,
    ],
  });
}

/** The text alone, for a file in a folder next to `images/`. */
export function writeTextMarkdown(html: string, url: string): string {
  const tree = absoluteTree(html, url, () => undefined);
  const folder = absoluteUrl('/images/', url);
  for (const { tagName, properties } of listElements(tree)) {
    const src = String(properties.src ?? '');
    if (tagName === 'img' && src.startsWith(folder)) properties.src = `../images/${src.slice(folder.length)}`;
  }
  return writeMarkdown(tree);
}
