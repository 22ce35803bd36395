import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';

/** Of HTML that `toPlainArticleHtml` has bounded. */
export function mapImageSources(html: string, toSource: (src: string) => string): string {
  if (!html.includes('<img')) return html;
  const tree = fromHtml(html, { fragment: true });
  for (const { properties } of selectAll('img[src]', tree)) properties.src = toSource(String(properties.src));
  return toHtml(tree);
}
