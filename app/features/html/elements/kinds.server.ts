import type { Element } from 'hast';
import { callout, showCallout } from './callout.ts';
import { type ElementKind, getClass } from './element-kind.ts';
import { footnote, isWholeFootnote } from './footnote.ts';
import { gallery, isWholeGallery } from './gallery.ts';
import { findKind } from './kinds.ts';
import { isWholeLinkCard, linkCard, showLinkCard } from './link-card.ts';

interface ServerHalf {
  /** The class goes where this is false; true by default. */
  isWhole?: (element: Element) => boolean;
  /** What readers of the page get, if it is not what is written. */
  onPage?: (element: Element) => Element;
}

/** Of kinds that have one: what the server alone asks, so that the editor need not load it. */
const SERVER_HALVES = new Map<ElementKind, ServerHalf>([
  [footnote, { isWhole: isWholeFootnote }],
  [callout, { onPage: showCallout }],
  [gallery, { isWhole: isWholeGallery }],
  [linkCard, { isWhole: isWholeLinkCard, onPage: showLinkCard }],
]);

/** Undefined where its class makes no kind of it. */
export function findKindOf(element: Element): (ElementKind & ServerHalf) | undefined {
  const kind = findKind(element.tagName, getClass(element));
  return kind && { ...kind, ...SERVER_HALVES.get(kind) };
}
