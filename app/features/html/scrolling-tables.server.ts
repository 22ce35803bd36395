import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';

/** The box scrolls by keyboard too. */
export function toScrollingTables<T>(nodes: T[]): (T | Element)[] {
  return nodes.map((node) => (isElement(node) ? withBox(node) : node));
}

function withBox(element: Element): Element {
  if (element.tagName !== 'table') return { ...element, children: toScrollingTables<ElementContent>(element.children) };
  const caption = element.children.find((child): child is Element => child.type === 'element' && child.tagName === 'caption');
  const label = caption ? toText(caption).replace(/\s+/g, ' ').trim() : '';
  const properties = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label || 'Table' };
  return { type: 'element', tagName: 'div', properties, children: [element] };
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'tagName' in node;
}
