import type { Element, ElementContent } from 'hast';
import type { ElementTool } from './tool.tsx';

/** A kind of element that a class makes of a common one. */
export interface ElementKind {
  tag: string;
  /** Matches the whole value of `class`. */
  className: RegExp;
  /** What feeds and emails get: the element without its class if nothing else is said. */
  elsewhere?: 'as written' | 'its parts';
  /** In the editor, next to those of the other kinds of its tag; absent where the kind has a node of its own. */
  tools?: readonly ElementTool[];
}

export function getClass({ properties: { className } }: Element): string {
  return Array.isArray(className) ? className.join(' ') : '';
}

export function withoutClass(element: Element): Element {
  const { className: _, ...properties } = element.properties;
  return { ...element, properties };
}

export function createElement(tagName: string, properties: Element['properties'], children: (ElementContent | string)[] = []): Element {
  const nodes = children.map((child): ElementContent => (typeof child === 'string' ? { type: 'text', value: child } : child));
  return { type: 'element', tagName, properties, children: nodes };
}
