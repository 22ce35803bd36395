import type { ElementKind } from '../element-kind.ts';

export const pullQuoteKind: ElementKind = { tag: 'blockquote', className: /^pull-quote$/ };

export const calloutKind: ElementKind = { tag: 'blockquote', className: /^callout$/ };
