import type { Element } from 'hast';
import type { ElementKind } from '../element-kind.ts';

export const widePictureKind: ElementKind = { tag: 'figure', className: /^(?:wide|full)$/ };

/** A figure of figures. */
export const galleryKind: ElementKind = {
  tag: 'figure',
  className: /^gallery$/,
  isComplete: ({ children }) => {
    const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    return parts.length > 0 && parts.every((child) => child.type === 'element' && isPicture(child));
  },
};

function isPicture({ tagName, children }: Element): boolean {
  return tagName === 'figure' && children.some((child) => child.type === 'element' && (child.tagName === 'img' || child.tagName === 'a'));
}
