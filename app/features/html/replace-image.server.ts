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

export interface FoundImage {
  src: string;
  alt: string;
}

/** Each once, in their order. */
export function listImages(html: string): FoundImage[] {
  const found = new Map<string, string>();
  for (const { tagName, properties } of elements(fromHtml(html, { fragment: true }).children)) {
    if (tagName !== 'img' || !properties.src) continue;
    const src = String(properties.src);
    found.set(src, found.get(src) || String(properties.alt ?? ''));
  }
  return [...found].map(([src, alt]) => ({ src, alt }));
}

export interface Move {
  /** New URL by `src`; images that are not in it go. */
  images: ReadonlyMap<string, string>;
  /** Links to pages of this host become paths. */
  host: string | null;
}

const FILE_LINK = /\.(?!html?$|php$)[a-z0-9]{2,5}$/i;

/** HTML of another site as this one shows it. */
export function moveHtml(html: string, { images, host }: Move): string {
  const tree = fromHtml(html, { fragment: true });
  for (const { tagName, properties } of elements(tree.children)) {
    if (tagName === 'img') properties.src = images.get(String(properties.src ?? '')); // the sanitiser drops an image without
    const url = tagName === 'a' ? URL.parse(String(properties.href ?? '')) : null;
    if (url && url.host === host && !FILE_LINK.test(url.pathname)) properties.href = url.pathname + url.search + url.hash;
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
