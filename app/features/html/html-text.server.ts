import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isFootnote } from './elements/footnote.ts';
import { sanitizeArticleHtml } from './sanitize-html.server.ts';

/** Decodes entities, joins inline tags, and separates blocks and line breaks. */
export function htmlToText(html: string): string {
  return treeToText(fromHtml(sanitizeArticleHtml(html), { fragment: true }));
}

/** As `htmlToText`, with each block on a line of its own. */
export function htmlToLines(html: string): string {
  const tree = fromHtml(sanitizeArticleHtml(html), { fragment: true });
  return getText(tree, '\n').split('\n').map(collapse).filter(Boolean).join('\n');
}

export function treeToText(tree: Nodes): string {
  return collapse(getText(tree, ' '));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const INLINE = new Set('strong b em i u s a cite q code sub sup mark small abbr'.split(' '));

function getText(node: Nodes, separator: string): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (!('children' in node)) return '';
  const inner = node.children.map((child) => getText(child, separator)).join('');
  return node.type === 'element' && INLINE.has(node.tagName) && !isFootnote(node) ? inner : separator + inner + separator;
}
