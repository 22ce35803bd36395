import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { countWords } from '#platform/text/count-words.ts';
import { createElement } from './elements/element-kind.ts';
import { findVideosIn, splitAtPlayers } from './elements/embed/players.server.ts';
import { showElements } from './elements/show-elements.server.ts';
import { replaceElements } from './elements/walk-elements.ts';
import { addHeadingAnchors } from './heading-anchors.server.ts';
import { htmlToLines, htmlToText, treeToText } from './html-text.server.ts';
import { type TextImages, toPictures } from './pictures/text-pictures.server.ts';
import { type ImageReplacement, listImages, type Move, moveHtml, replaceImage } from './replace-image.server.ts';
import { findStrippedHtml, sanitizeArticleHtml } from './sanitize-html.server.ts';

/** `parts` is set where players stand between its pieces, or any of them needs the style sheet of elements. */
export function toPageHtml(html: string, images: TextImages = new Map()) {
  const tree = fromHtml(sanitizeArticleHtml(html), { fragment: true });
  const wordCount = countWords(treeToText(tree));
  const headings = addHeadingAnchors(tree);
  const hasElements = showElements(tree);
  tree.children = toPictures(tree.children, images);
  replaceElements(tree, boxTable);
  return { html: toHtml(tree), headings, wordCount, parts: splitAtPlayers(tree, hasElements) };
}

export function toStoredHtml(html: string) {
  const content = sanitizeArticleHtml(html);
  return { content, text: htmlToLines(content) };
}

export function toPreviewHtml(html: string) {
  return { html: sanitizeArticleHtml(html), removed: findStrippedHtml(html) };
}

export function toHtmlWithImage(html: string, replacement: ImageReplacement) {
  return replaceImage(html, replacement);
}

export { findVideosIn, htmlToLines, htmlToText, listImages };

/** What is stored of another site's HTML, its words, and what was taken out of it. */
export function toMovedHtml(html: string, move: Move) {
  const { html: moved, deadLinks } = moveHtml(html, move);
  return { ...toStoredHtml(moved), removed: findStrippedHtml(moved), deadLinks };
}

/** The box scrolls by keyboard too. */
function boxTable(table: Element): Element | undefined {
  if (table.tagName !== 'table') return undefined;
  const caption = table.children.find((child): child is Element => child.type === 'element' && child.tagName === 'caption');
  const label = caption ? toText(caption).replace(/\s+/g, ' ').trim() : '';
  return createElement('div', { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label || 'Table' }, [table]);
}
