import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { showElementsElsewhere } from '#features/html/elements/show-elements.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { getImageElsewhere } from '#features/images/image-variants.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';

/** Makes links and pictures work wherever the text is read. `pageUrl` is the page's own. */
export function absoluteTree(html: string, pageUrl: string, fitImage = resizeImage): Root {
  const tree = fromHtml(sanitizeArticleHtml(html), { fragment: true });
  makeAbsolute(tree, pageUrl, fitImage);
  return tree;
}

export function absoluteHtml(html: string, pageUrl: string): string {
  const clean = sanitizeArticleHtml(html);
  if (!CHANGED_ATTRIBUTES.some((name) => clean.includes(` ${name}="`)) && !clean.includes('<p>http')) return clean;
  const tree = absoluteTree(clean, pageUrl);
  showElementsElsewhere(tree);
  return toHtml(tree);
}

const URL_ATTRIBUTES = ['href', 'src', 'cite'];
const CHANGED_ATTRIBUTES = [...URL_ATTRIBUTES, 'class'];

function makeAbsolute(node: Nodes, pageUrl: string, fitImage: (image: Element) => void): void {
  if (node.type === 'element') {
    if (node.tagName === 'img') fitImage(node);
    for (const name of URL_ATTRIBUTES) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = absoluteUrl(value, pageUrl);
    }
  }
  if ('children' in node) for (const child of node.children) makeAbsolute(child, pageUrl, fitImage);
}

/** An image that its author shows smaller stays so. */
function resizeImage({ properties }: Element): void {
  const image = getImageElsewhere(String(properties.src));
  if (!image) return;
  const width = Math.min(Number(properties.width) || image.width, image.width);
  Object.assign(properties, { src: image.url, width, height: Math.max(1, Math.round((width * image.height) / image.width)) });
}
