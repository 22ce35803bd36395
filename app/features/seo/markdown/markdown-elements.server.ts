import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';

/** Elements without a sign in Markdown stay HTML, which keeps their meaning: 10<sup>6</sup> is not 106. */
export const elementHandlers: Record<string, Handle> = {
  sup: writeTag,
  sub: writeTag,
  abbr: (state, node) => (node.properties.title ? writeTag(state, node) : state.all(node)),
  cite: defaultHandlers.em,
  code: (state, node) => (isPlain(node) ? defaultHandlers.code(state, node) : writeTag(state, node)),
  pre: (state, node) => (isPlain(node) ? defaultHandlers.pre(state, node) : writeHtmlBlock(node)),
  ol: (state, node) =>
    node.properties.reversed || Number(node.properties.start) < 0 ? writeHtmlBlock(node) : defaultHandlers.ol(state, node),
  br: (state, node) => (state.inTable ? { type: 'html', value: '<br>' } : defaultHandlers.br(state, node)),
  dl: (state, node) => defaultHandlers.ul(state, toList(node)),
  table: writeTable,
};

/** Has to fit into a line of Markdown, also in a cell. */
export function toOpeningTag(tagName: string, properties: Element['properties']): string {
  const html = toHtml({ type: 'element', tagName, properties, children: [] });
  return toOneLine(html.slice(0, -`</${tagName}>`.length)).replaceAll('|', '&#124;');
}

export function writeTag(state: State, node: Element) {
  const { tagName, properties } = node;
  return { ...defaultHandlers.em(state, node), data: { hName: tagName, hProperties: properties } };
}

/** Markdown ends a block of HTML at an empty line. */
function writeHtmlBlock(node: Element) {
  return { type: 'html' as const, value: toOneLine(toHtml(node)) };
}

function toOneLine(html: string): string {
  return html.replaceAll('\n', '&#10;');
}

function isPlain({ children }: Element): boolean {
  return children.every((child) => child.type !== 'element' || child.tagName === 'br' || (child.tagName === 'code' && isPlain(child)));
}

function toList({ children }: Element): Element {
  const items: Element[] = [];
  let before = '';
  for (const child of children) {
    if (child.type !== 'element') continue;
    const isTerm = child.tagName === 'dt';
    const last = before === '' || (isTerm && before === 'dd') ? createElement('li') : items.pop();
    const part = isTerm ? createElement('p', [createElement('strong', child.children)]) : createElement('p', child.children);
    if (last) items.push({ ...last, children: [...last.children, ...(isTerm || isLine(child) ? [part] : child.children)] });
    before = child.tagName;
  }
  return createElement('ul', items);
}

function createElement(tagName: string, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Markdown has one row of headings, then cells of a line each. Any other table stays HTML. */
function writeTable(state: State, node: Element) {
  const rows = findAll(node, 'tr');
  if (!isSimple(rows)) return writeHtmlBlock(node);
  const [caption] = findAll(node, 'caption');
  const table = defaultHandlers.table(state, createElement('table', rows.map(withoutParagraphs)));
  return caption ? [...state.toFlow(state.all(caption)), table] : table;
}

function isSimple([head, ...rows]: Element[]): boolean {
  if (!head || !getCells(head).every((cell) => cell.tagName === 'th')) return false;
  if (rows.some((row) => getCells(row).some((cell) => cell.tagName === 'th'))) return false;
  return [head, ...rows].every((row) => getCells(row).every((cell) => !isSpanning(cell) && isLine(getContent(cell))));
}

function isSpanning({ properties: { colSpan, rowSpan } }: Element): boolean {
  return Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1;
}

function withoutParagraphs(row: Element): Element {
  return { ...row, children: getCells(row).map((cell) => ({ ...cell, children: getContent(cell).children })) };
}

function getContent(cell: Element): Element {
  const parts = cell.children.filter((child) => child.type !== 'text' || child.value.trim());
  const [only] = parts;
  return parts.length === 1 && only?.type === 'element' && only.tagName === 'p' ? only : cell;
}

function getCells(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

const BLOCKS = 'p h2 h3 h4 ul ol li blockquote pre hr figure figcaption table dl dt dd'.split(' ');

function isLine({ children }: Element): boolean {
  return children.every((child) => child.type !== 'element' || (!BLOCKS.includes(child.tagName) && isLine(child)));
}

function findAll({ children }: Element, tagName: string): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName === tagName) return [child];
    return child.tagName === 'table' ? [] : findAll(child, tagName);
  });
}
