import type { Image } from './image.ts';

/** What `<picture>` needs for one uploaded image. */
export interface ImageSources {
  avif: string;
  webp: string;
  width: number;
  height: number;
  placeholderColour: string;
  /** Whether its format has no transparency. */
  isOpaque: boolean;
}

/**
 * Widths in pixels that pages ask for: a card on a phone (2 and 3 device pixels), cards and covers on a laptop, the full width.
 * Stored images have exactly these: another list needs another file name pattern.
 */
const WIDTHS = [400, 800, 1200, 1600];
export const MAX_WIDTH = 2400;
export const MAX_HEIGHT = 2400;

/** A variant is made only where it is at most this share of the image's own width. */
const MAX_SHARE = 0.8;

/** The widths in which an image is stored, in ascending order, the last being its own. */
export function getVariantWidths(width: number): number[] {
  return [...WIDTHS.filter((candidate) => candidate <= width * MAX_SHARE), width];
}

export function imageFileName({ id, width, height, colour, extension }: ImageName): string {
  return `${id}-${width}x${height}-${colour}.${extension}`;
}

export function variantFileName(id: string, width: number, format: 'avif' | 'webp'): string {
  return `${id}-${width}.${format}`;
}

/** The names of the original and of all variants. */
export function listImageFiles(image: ImageName): string[] {
  const variants = getVariantWidths(image.width).flatMap((width) => [
    variantFileName(image.id, width, 'avif'),
    variantFileName(image.id, width, 'webp'),
  ]);
  return [imageFileName(image), ...variants];
}

const IMAGE_FILE = /^[a-z0-9]{16}-(\d{1,4}\.(avif|webp)|\d{1,4}x\d{1,4}-[0-9a-f]{6}\.(jpe?g|png|webp|gif|avif))$/;

/** Whether a file has a name that `imageFileName` or `variantFileName` gives. */
export function isImageFile(key: string): boolean {
  return IMAGE_FILE.test(key);
}

export interface ImageName {
  id: string;
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  extension: string;
}

const IMAGE_URL = /^\/images\/([a-z0-9]{16})-(\d{1,4})x(\d{1,4})-([0-9a-f]{6})\.(jpe?g|png|webp|gif|avif)$/;

/** Reads size, colour and format from the URL of an uploaded image; undefined for any other URL. */
export function parseImageUrl(url: string): ImageName | undefined {
  const [, id, width, height, colour, extension] = IMAGE_URL.exec(url) ?? [];
  if (!id || !width || !height || !colour || !extension) return undefined;
  return { id, width: Number(width), height: Number(height), colour, extension };
}

export function toImage(name: ImageName): Image {
  const { id, width, height, colour } = name;
  return { id, url: `/images/${imageFileName(name)}`, width, height, placeholderColour: `#${colour}` };
}

/** As wide as anything outside of this site shows an image. */
const ELSEWHERE_WIDTH = 1200;

/**
 * An uploaded image as feeds and Markdown name it, which have no `srcset` and read no AVIF: about 1200 pixels wide. Undefined for any other URL,
 * and for a GIF or WebP, which may be animated and whose other sizes are still.
 */
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

/** Every size of an uploaded image as `srcset`, from its URL alone; undefined for any other URL. */
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
