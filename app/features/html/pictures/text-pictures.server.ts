import type { Element, ElementContent } from 'hast';
import { createElement, getClass } from '../elements/element-kind.ts';

/** Has no sources if only its original shows all of it, such as an animation. */
interface TextImage {
  width: number;
  height: number;
  sources: readonly { type: string; srcset: string }[];
}

export type TextImages = ReadonlyMap<string, TextImage>;

/** As wide as rich-text.css shows a figure. */
const FIGURE_SIZES = '(width < 57rem) 92vw, 52rem';
const WIDER_SIZES: Readonly<Record<string, string>> = {
  wide: '(width < 71rem) 92vw, 66rem',
  full: '100vw',
  gallery: '(width < 48rem) 46vw, 33rem',
};
const LINE_SIZES = '(width < 41rem) 92vw, 37.5rem';
const LINE_PX = 600;

export function toPictures<T>(nodes: T[], images: TextImages, figureSizes?: string): (T | Element)[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const image = node.tagName === 'img' ? images.get(String(node.properties.src)) : undefined;
    if (image) return toPicture(node, image, figureSizes);
    const sizes = node.tagName === 'figure' ? (WIDER_SIZES[getClass(node)] ?? figureSizes ?? FIGURE_SIZES) : figureSizes;
    return { ...node, children: toPictures<ElementContent>(node.children, images, sizes) };
  });
}

function toPicture(img: Element, { width: ownWidth, height: ownHeight, sources }: TextImage, figureSizes?: string): Element {
  const width = Number(img.properties.width) || ownWidth;
  const height = Math.max(1, Math.round((width * ownHeight) / ownWidth)); // its true shape, or the text below moves once it is loaded
  const image = { ...img, properties: { ...img.properties, width, height, loading: 'lazy', decoding: 'async' } };
  if (sources.length === 0) return image;
  const sizes = figureSizes ?? (width < LINE_PX ? `min(92vw, ${width}px)` : LINE_SIZES);
  const children = sources.map(({ type, srcset }) => createElement('source', { type, srcSet: srcset, sizes }));
  return createElement('picture', {}, [...children, image]);
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'tagName' in node;
}
