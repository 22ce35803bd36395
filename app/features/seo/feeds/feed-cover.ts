import { getVariantWidths, parseImageUrl, variantFileName } from '#features/images/image-variants.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { escapeXml } from '../xml.ts';

const MIN_WIDTH = 1200;

/** An uploaded cover for the start of a text, about 1200 pixels wide; empty where there is none, or the text shows it itself. */
export function writeFeedCover({ imageUrl, content }: { imageUrl?: string | null; content: string }, siteUrl: string): string {
  const image = imageUrl ? parseImageUrl(imageUrl) : undefined;
  if (!image || content.includes(image.id)) return '';
  const width = getVariantWidths(image.width).find((each) => each >= MIN_WIDTH) ?? image.width;
  const height = Math.round((image.height * width) / image.width);
  const src = absoluteUrl(`/images/${variantFileName(image.id, width, 'webp')}`, siteUrl);
  return `<p><img src="${escapeXml(src)}" alt="" width="${width}" height="${height}"></p>`;
}
