import type { Element, ElementContent } from 'hast';

/** A kind of element that a class makes of a common one. */
export interface ElementKind {
  tag: string;
  /** Matches the whole value of `class`. */
  className: RegExp;
  /** The class goes where this is false; true by default. */
  isComplete?(element: Element): boolean;
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
