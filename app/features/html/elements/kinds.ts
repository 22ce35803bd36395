import { callout } from './callout.ts';
import { code } from './code.ts';
import type { ElementKind } from './element-kind.ts';
import { footnote } from './footnote.ts';
import { gallery } from './gallery.ts';
import { linkCard } from './link-card.ts';
import { placedPicture } from './placed-picture.ts';
import { pullQuote } from './pull-quote.ts';

/** The whitelist of classes: no other one is stored. */
export const ELEMENT_KINDS: readonly ElementKind[] = [footnote, pullQuote, callout, placedPicture, gallery, linkCard, code];

export function findKind(tag: string, className: string): ElementKind | undefined {
  return ELEMENT_KINDS.find((kind) => kind.tag === tag && kind.className.test(className));
}
