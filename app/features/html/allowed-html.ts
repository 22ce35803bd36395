import { ELEMENT_KINDS, findKind } from './elements/kinds.ts';

/** `h1` becomes `h2` beforehand: the title is the page's only h1. */
export const ALLOWED_TAGS: readonly string[] =
  `p h2 h3 h4 ul ol li strong b em i u s a blockquote cite q code pre br hr figure figcaption img
  table caption thead tbody tr th td sub sup mark small abbr dl dt dd`.split(/\s+/);

/** Each becomes a paragraph, so that their words stay apart. */
export const PARAGRAPH_TAGS: readonly string[] = 'div section article header footer main aside address center details summary h5 h6'.split(
  ' ',
);

export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['lang', 'dir'],
  a: ['href', 'title'],
  abbr: ['title'],
  blockquote: ['cite'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed'],
  q: ['cite'],
  td: ['colspan', 'rowspan', 'scope'],
  th: ['colspan', 'rowspan', 'scope'],
};

export const VALUE_PATTERNS: Readonly<Record<string, RegExp>> = {
  // One of four schemes, or relative: browsers skip tabs and line breaks and read \ as /.
  href: /^(?:(?:https?|mailto|tel):[^\s\\]|(?![^/?#]*:)(?![/\\]{2})(?!.*[\t\n\r])|$)/i,
  cite: /^(?:https?:[^\s\\]|(?![^/?#]*:)(?![/\\]{2})(?!.*[\t\n\r])|$)/i,
  // Images come from this site only.
  src: /^\/(?![/\\])[^\s\\]*$/,
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  start: /^-?\d{1,9}$/,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
  dir: /^(?:ltr|rtl|auto)$/,
  lang: /^[A-Za-z0-9-]{1,35}$/,
};

export const CLASSED_TAGS: readonly string[] = [...new Set(ELEMENT_KINDS.map(({ tag }) => tag))];

export function isAllowedAttribute(tag: string, attribute: string, value: string): boolean {
  if (attribute === 'class') return findKind(tag, value) !== undefined;
  const isKnown = ALLOWED_ATTRIBUTES[tag]?.includes(attribute) || ALLOWED_ATTRIBUTES['*']?.includes(attribute);
  return Boolean(isKnown) && (VALUE_PATTERNS[attribute]?.test(value) ?? true);
}

export function isExternalHref(href: string): boolean {
  return /^https?:/i.test(href);
}
