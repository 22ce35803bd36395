import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { countWords } from '#platform/text/count-words.ts';
import { createElement } from './elements/element-kind.ts';
import { findVideosIn, splitAtPlayers } from './elements/embed/players.server.ts';
import { showElements } from './elements/show-elements.server.ts';
import { listElements, replaceElements } from './elements/walk-elements.ts';
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

/** Classes `n2` to `n6` for columns, after the first, of which every cell in the body is a figure. */
function listFigureColumns(table: Element): string[] {
  const rows = listElements(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => row.children.filter((cell): cell is Element => cell.type === 'element'));
  if (rows.flat().some(({ properties }) => properties.colSpan || properties.rowSpan)) return [];
  return FIGURE_COLUMNS.filter((column) => {
    const cells = rows.flatMap((row) => row[column - 1] ?? []).filter(({ tagName }) => tagName === 'td');
    const texts = cells.map((cell) => toText(cell).trim());
    return texts.some((text) => /\p{N}/u.test(text)) && texts.every(isFigure);
  }).map((column) => `n${column}`);
}

const FIGURE_COLUMNS = [2, 3, 4, 5, 6];

/** With a unit or a currency of a few letters, such as `GHS 1,250` or `12 kg`; or a dash in place of one. */
function isFigure(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return /\p{N}/u.test(text) ? letters <= 3 : /^[-–—]?$/.test(text);
}

/** The box scrolls by keyboard too. */
function boxTable(table: Element): Element | undefined {
  if (table.tagName !== 'table') return undefined;
  const caption = table.children.find((child): child is Element => child.type === 'element' && child.tagName === 'caption');
  const label = caption ? toText(caption).replace(/\s+/g, ' ').trim() : '';
  const columns = listFigureColumns(table);
  if (columns.length > 0) table.properties.className = columns;
  return createElement('div', { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label || 'Table' }, [table]);
}
