import type { Element } from 'hast';
import type { ElementKind } from './element-kind.ts';

/** A figure of figures. */
export const gallery: ElementKind = {
  tag: 'figure',
  className: /^gallery$/,
  elsewhere: 'its parts',
};

export function isWholeGallery({ children }: Element): boolean {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return parts.length > 0 && parts.every((child) => child.type === 'element' && isPicture(child));
}

function isPicture({ tagName, children }: Element): boolean {
  return tagName === 'figure' && children.some((child) => child.type === 'element' && (child.tagName === 'img' || child.tagName === 'a'));
}
