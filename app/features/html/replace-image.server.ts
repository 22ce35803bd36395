import type { ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { percentDecode } from '#platform/text/decode.ts';
import { listElements } from './elements/walk-elements.ts';
import { addHeadingAnchors } from './heading-anchors.server.ts';

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
  for (const { tagName, properties } of listElements(tree)) {
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
  for (const { tagName, properties } of listElements(fromHtml(html, { fragment: true }))) {
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
  /** Paths where the page itself was. */
  paths?: readonly string[];
}

const FILE_LINK = /\.(?!html?$|php$)[a-z0-9]{2,5}$/i;

/** HTML of another site as this one shows it. */
export function moveHtml(html: string, { images, host, paths = [] }: Move): { html: string; deadLinks: number } {
  const tree = fromHtml(html, { fragment: true });
  for (const { tagName, properties } of listElements(tree)) {
    if (tagName === 'img') properties.src = images.get(String(properties.src ?? '')); // the sanitiser drops an image without
    const url = tagName === 'a' ? URL.parse(String(properties.href ?? '')) : null;
    if (url && url.host === host && !FILE_LINK.test(url.pathname)) properties.href = url.pathname + url.search + url.hash;
  }
  const deadLinks = leadToHeadings(tree, new Set(paths.map(toComparedPath)));
  return { html: toHtml({ ...tree, children: tree.children.flatMap(withoutEmptyFrames) }), deadLinks };
}

function toComparedPath(path: string): string {
  return (URL.parse(path, 'http://localhost')?.pathname ?? path).replace(/(?<=.)\/$/, '');
}

/** Leads links within the page to its headings, by their ids of the other system or by their words. Returns how many lead nowhere. */
function leadToHeadings(tree: Root, paths: ReadonlySet<string>): number {
  const all = listElements(tree);
  const links = all.filter(({ tagName, properties: { href } }) => {
    const [path = '', fragment] = tagName === 'a' ? String(href ?? '').split('#', 2) : [];
    return fragment !== undefined && (path === '' || (path.startsWith('/') && paths.has(toComparedPath(path))));
  });
  const headings = all.filter(({ tagName }) => tagName === 'h2' || tagName === 'h3');
  const names = headings.map(({ properties }) => String(properties.id ?? '').split(' '));
  for (const { properties } of headings) delete properties.id;
  if (links.length === 0) return 0;
  const copy = structuredClone(tree);
  addHeadingAnchors(copy);
  const copies = listElements(copy).filter(({ tagName }) => tagName === 'h2' || tagName === 'h3');
  const [targets, counts] = [new Map<string, string>(), new Map<string, number>()];
  for (const [index, { properties }] of copies.entries()) {
    if (!properties.id) continue;
    const words = toKey(toText(headings[index] ?? tree));
    const earlier = counts.get(words) ?? 0;
    counts.set(words, earlier + 1);
    const key = earlier ? `${words}${earlier}` : words;
    for (const name of [...(names[index] ?? []), key]) if (name && !targets.has(name)) targets.set(name, String(properties.id));
  }
  let deadLinks = 0;
  for (const { properties } of links) {
    const fragment = percentDecode(String(properties.href).split('#').slice(1).join('#'));
    const id = targets.get(fragment) ?? targets.get(toKey(fragment));
    properties.href = id && `#${id}`; // the sanitiser drops a link without
    if (!id) deadLinks += 1;
  }
  return deadLinks;
}

/** Systems differ in what stands between the words of an id. */
function toKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Without links and figures, with their captions, of images that did not come. */
function withoutEmptyFrames<Node extends RootContent | ElementContent>(node: Node): Node[] {
  if (node.type !== 'element') return [node];
  const isFrame = node.tagName === 'figure' || node.tagName === 'a';
  const images = isFrame ? listElements(node).filter(({ tagName }) => tagName === 'img') : [];
  const isEmpty = images.length > 0 && images.every(({ properties }) => !properties.src);
  if (isEmpty && (node.tagName === 'figure' || !toText(node).trim())) return [];
  return [{ ...node, children: node.children.flatMap(withoutEmptyFrames) }];
}
