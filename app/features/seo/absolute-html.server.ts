import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Stored HTML as a sanitised tree whose links and pictures work wherever it is read; `address` is the article's own. */
export function absoluteTree(html: string, address: string): Root {
  const tree = fromHtml(sanitizeArticleHtml(html), { fragment: true });
  makeAbsolute(tree, address);
  return tree;
}

/** The same as HTML. */
export function absoluteHtml(html: string, address: string): string {
  return toHtml(absoluteTree(html, address));
}

const ADDRESSES = ['href', 'src', 'cite'];

function makeAbsolute(node: Nodes, address: string): void {
  if (node.type === 'element') {
    for (const name of ADDRESSES) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = absoluteUrl(value, address);
    }
  }
  if ('children' in node) for (const child of node.children) makeAbsolute(child, address);
}
