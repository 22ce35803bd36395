import { codeKind } from './code/code.ts';
import type { ElementKind } from './element-kind.ts';
import { footnoteKind } from './footnote/footnote.ts';
import { linkCardKind } from './link-card/link-card.ts';
import { galleryKind, widePictureKind } from './pictures/pictures.ts';
import { calloutKind, pullQuoteKind } from './quotes/quotes.ts';

export const ELEMENT_KINDS: readonly ElementKind[] = [
  footnoteKind,
  pullQuoteKind,
  calloutKind,
  galleryKind,
  widePictureKind,
  linkCardKind,
  codeKind,
];

export function findKind(tag: string, className: string): ElementKind | undefined {
  return ELEMENT_KINDS.find((kind) => kind.tag === tag && kind.className.test(className));
}
