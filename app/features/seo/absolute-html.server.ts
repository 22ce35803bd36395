import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { showElementsElsewhere } from '#features/html/elements/show-elements.server.ts';
import { listElements } from '#features/html/elements/walk-elements.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { getImageElsewhere } from '#features/images/image-variants.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';

/** Makes links and pictures work wherever the text is read. `pageUrl` is the page's own. */
export function absoluteTree(html: string, pageUrl: string, fitImage = resizeImage): Root {
  const tree = fromHtml(sanitizeArticleHtml(html), { fragment: true });
  for (const element of listElements(tree)) {
    if (element.tagName === 'img') fitImage(element);
    for (const name of URL_ATTRIBUTES) {
      const value = element.properties[name];
      if (typeof value === 'string') element.properties[name] = absoluteUrl(value, pageUrl);
    }
  }
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

/** An image that its author shows smaller stays so. */
function resizeImage({ properties }: Element): void {
  const image = getImageElsewhere(String(properties.src));
  if (!image) return;
  const width = Math.min(Number(properties.width) || image.width, image.width);
  Object.assign(properties, { src: image.url, width, height: Math.max(1, Math.round((width * image.height) / image.width)) });
}
