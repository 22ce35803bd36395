import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

export interface ImageReplacement {
  prefix: string;
  url: string;
  width: number;
  height: number;
}

const ADDRESSES = ['src', 'href', 'cite'];

export function replaceImage(html: string, { prefix, url, width, height }: ImageReplacement): string {
  if (!html.includes(prefix)) return html;
  const tree = fromHtml(html, { fragment: true });
  for (const { tagName, properties } of elements(tree.children)) {
    for (const name of ADDRESSES) {
      const value = properties[name];
      if (typeof value !== 'string' || !value.includes(prefix)) continue;
      properties[name] = url;
      if (tagName !== 'img' || name !== 'src') continue;
      if (properties.width !== undefined) properties.width = String(width);
      if (properties.height !== undefined) properties.height = String(height);
    }
  }
  return toHtml(tree);
}

function* elements(nodes: (RootContent | ElementContent)[]): Generator<Element> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    yield node;
    yield* elements(node.children);
  }
}
