import type { Element } from 'hast';
import type { ElementKind } from './element-kind.ts';
import { footnoteKind } from './footnote/footnote.ts';

const pullQuote: ElementKind = { tag: 'blockquote', className: /^pull-quote$/ };

const callout: ElementKind = { tag: 'blockquote', className: /^callout$/ };

/** A figure of figures. */
const gallery: ElementKind = {
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

/** Wider than the text, or with the text next to it. */
const placedPicture: ElementKind = { tag: 'figure', className: /^(?:wide|full|left|right)$/ };

/** A paragraph that begins with a link: its title; the rest describes it. */
const linkCard: ElementKind = {
  tag: 'p',
  className: /^link-card$/,
  isComplete: ({ children: [first] }) => first?.type === 'element' && first.tagName === 'a',
};

/** `code` in `pre`, in the language that its class names. */
const code: ElementKind = { tag: 'code', className: /^language-[a-z0-9+#-]{1,20}$/ };

/** The whitelist of classes: no other one is stored. */
export const ELEMENT_KINDS: readonly ElementKind[] = [footnoteKind, pullQuote, callout, gallery, placedPicture, linkCard, code];

export function findKind(tag: string, className: string): ElementKind | undefined {
  return ELEMENT_KINDS.find((kind) => kind.tag === tag && kind.className.test(className));
}
