import type { Element, ElementContent } from 'hast';
import { createElement } from '#features/html/elements/element-kind.ts';

const BLOCKS = new Set(
  'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tfoot tr td th pre hr figure figcaption'.split(' '),
);
const FORMATTING = new Set('a b code em i s small strong u'.split(' '));

export function findElement(node: Element, matches: (node: Element) => boolean): Element | undefined {
  if (matches(node)) return node;
  for (const child of node.children) {
    const found = child.type === 'element' ? findElement(child, matches) : undefined;
    if (found) return found;
  }
  return undefined;
}

export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

export function isLink({ tagName, properties }: Element): boolean {
  return tagName === 'a' && Boolean(properties.href);
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

/** A link with what is said about it. */
export function linkCard(href: string, title: string, description: string): Element {
  const rest = description ? [createElement('br', {}), description] : [];
  return createElement('p', { className: ['link-card'] }, [createElement('a', { href }, [title]), ...rest]);
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML with its values escaped: `` html`<a href="${url}">${text}</a>` ``. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => value.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)));
}
