import type { Element, ElementContent, Properties } from 'hast';
import { PARAGRAPH_TAGS } from '#features/html/allowed-html.ts';

export const TEXT_BLOCKS = new Set('p h2 h3 h4'.split(' '));
export const WRAPPERS = new Set(PARAGRAPH_TAGS.filter((tag) => !TEXT_BLOCKS.has(tag)));
export const STRUCTURE = new Set('ul ol li dl dt dd blockquote table caption thead tbody tfoot tr td th'.split(' '));
export const CELLS = new Set('td th tr li'.split(' '));
const BLOCKS = new Set([...TEXT_BLOCKS, ...STRUCTURE, 'pre', 'hr', 'figure', 'figcaption']);
export const FORMATTING = new Set('a b code em i s small strong u'.split(' '));
export const OTHER_INLINE = new Set('mark sub sup abbr cite q br'.split(' '));

export function findElement(node: Element, matches: (node: Element) => boolean): Element | undefined {
  if (matches(node)) return node;
  for (const child of node.children) {
    const found = child.type === 'element' ? findElement(child, matches) : undefined;
    if (found) return found;
  }
  return undefined;
}

export function hasClass({ className }: Properties, pattern: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => pattern.test(String(name)));
}

export function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

export function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

export function isBlank(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type !== 'element' || node.tagName === 'br' || (FORMATTING.has(node.tagName) && node.children.every(isBlank));
}

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML with its values escaped: `` html`<a href="${url}">${text}</a>` ``. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => value.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)));
}
