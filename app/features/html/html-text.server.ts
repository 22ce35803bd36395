import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitizeArticleHtml } from './sanitize-html.server.ts';

/** Decodes entities, joins inline tags, and separates blocks and line breaks. */
export function htmlToText(html: string): string {
  return treeToText(fromHtml(sanitizeArticleHtml(html), { fragment: true }));
}

export function treeToText(tree: Nodes): string {
  return getText(tree).replace(/\s+/g, ' ').trim();
}

const INLINE = new Set('strong b em i u s a cite q code sub sup mark small abbr'.split(' '));

function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(getText).join('');
  return node.type === 'element' && INLINE.has(node.tagName) ? inner : ` ${inner} `;
}
