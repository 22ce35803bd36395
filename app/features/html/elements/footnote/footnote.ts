import type { Element, ElementContent, RootContent } from 'hast';
import { type ElementKind, getClass } from '../element-kind.ts';

/** A note in the place that it belongs to: moving or deleting the words around it takes it along. */
export const footnoteKind: ElementKind = {
  tag: 'small',
  className: /^footnote$/,
  isComplete: ({ children }) => children.length > 0 && children.every(isInline),
};

export function isFootnote(node: RootContent | ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'small' && getClass(node) === 'footnote';
}

const INLINE = new Set('strong b em i u s a cite q code sub sup mark small abbr br'.split(' '));

function isInline(node: ElementContent): boolean {
  return node.type !== 'element' || (INLINE.has(node.tagName) && node.children.every(isInline));
}
