import type { Image } from './image.ts';

export interface ImageSources {
  avif: string;
  webp: string;
  width: number;
  height: number;
  placeholderColour: string;
  isOpaque: boolean;
}

/** In pixels. Stored images have exactly these: another list needs another file name pattern. */
const WIDTHS = [400, 800, 1200, 1600];
export const MAX_WIDTH = 2400;
export const MAX_HEIGHT = 2400;

/** Share of the image's own width up to which a variant is made. */
const MAX_SHARE = 0.8;

export function getVariantWidths(width: number): number[] {
  return [...WIDTHS.filter((candidate) => candidate <= width * MAX_SHARE), width];
}

export function imageFileName({ id, width, height, colour, extension }: ImageName): string {
  return `${id}-${width}x${height}-${colour}.${extension}`;
}

export function variantFileName(id: string, width: number, format: 'avif' | 'webp'): string {
  return `${id}-${width}.${format}`;
}

export function listImageFiles(image: ImageName): string[] {
  const variants = getVariantWidths(image.width).flatMap((width) => [
    variantFileName(image.id, width, 'avif'),
    variantFileName(image.id, width, 'webp'),
  ]);
  return [imageFileName(image), ...variants];
}

const IMAGE_FILE = /^[a-z0-9]{16}-(\d{1,4}\.(avif|webp)|\d{1,4}x\d{1,4}-[0-9a-f]{6}\.(jpe?g|png|webp|gif|avif))$/;

export function isImageFile(key: string): boolean {
  return IMAGE_FILE.test(key);
}

export interface ImageName {
  id: string;
  width: number;
  height: number;
  colour: string;
  extension: string;
}

const IMAGE_URL = /^\/images\/([a-z0-9]{16})-(\d{1,4})x(\d{1,4})-([0-9a-f]{6})\.(jpe?g|png|webp|gif|avif)$/;

/** In a text. */
export const IMAGE_URLS = /\/images\/[a-z0-9]{16}-\d{1,4}x\d{1,4}-[0-9a-f]{6}\.(?:jpe?g|png|webp|gif|avif)/g;

export function parseImageUrl(url: string): ImageName | undefined {
  const [, id, width, height, colour, extension] = IMAGE_URL.exec(url) ?? [];
  if (!id || !width || !height || !colour || !extension) return undefined;
  return { id, width: Number(width), height: Number(height), colour, extension };
}

export function toImage(name: ImageName): Image {
  const { id, width, height, colour } = name;
  return { id, url: `/images/${imageFileName(name)}`, width, height, placeholderColour: `#${colour}` };
}

const ELSEWHERE_WIDTH = 1200;

/** For feeds and Markdown, which read neither `srcset` nor AVIF. Undefined for GIF and WebP, whose variants are still. */
export function getImageElsewhere(url: string): { url: string; width: number; height: number } | undefined {
  const image = parseImageUrl(url);
  if (!image || image.extension === 'gif' || image.extension === 'webp') return undefined;
  const width = getVariantWidths(image.width).find((each) => each >= ELSEWHERE_WIDTH) ?? image.width;
  const isItself = width === image.width && image.extension !== 'avif';
  return {
    url: isItself ? url : `/images/${variantFileName(image.id, width, 'webp')}`,
    width,
    height: Math.max(1, Math.round((image.height * width) / image.width)),
  };
}

export function getImageSources(url: string): ImageSources | undefined {
  const image = parseImageUrl(url);
  if (!image) return undefined;
  const { id, width, height, colour, extension } = image;
  const srcset = (format: 'avif' | 'webp') =>
    getVariantWidths(width)
      .map((variant) => `/images/${variantFileName(id, variant, format)} ${variant}w`)
      .join(', ');
  const isOpaque = /^jpe?g$/.test(extension);
  return { avif: srcset('avif'), webp: srcset('webp'), width, height, placeholderColour: `#${colour}`, isOpaque };
}
