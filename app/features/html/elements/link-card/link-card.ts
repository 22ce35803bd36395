import type { ElementKind } from '../element-kind.ts';

/** A paragraph that begins with a link: its title; the rest describes it. */
export const linkCardKind: ElementKind = {
  tag: 'p',
  className: /^link-card$/,
  isComplete: ({ children: [first] }) => first?.type === 'element' && first.tagName === 'a',
};
