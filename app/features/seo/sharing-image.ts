import { parseImageUrl, variantFileName } from '#features/images/image-variants.ts';

export interface SharingImage {
  path: string;
  alt: string;
  type?: string;
  /** In pixels; null if unknown, and SHARE_SIZE when left out. */
  size?: { width: number; height: number } | null;
}

/** Without the query, since pages of one list share a picture. */
export function getDrawnImage(path: string, alt: string): SharingImage {
  const [page = ''] = path.split('?', 1);
  return { path: `${page === '/' ? '' : page}/share.png`, alt };
}

/** Other sites read no AVIF, so such an image is named in its WebP. */
export function toSharingImage(url: string): Omit<SharingImage, 'alt'> {
  const image = parseImageUrl(url);
  const isAvif = image?.extension === 'avif';
  const path = image && isAvif ? `/images/${variantFileName(image.id, image.width, 'webp')}` : url;
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return {
    path,
    type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
    size: image ? { width: image.width, height: image.height } : null,
  };
}
