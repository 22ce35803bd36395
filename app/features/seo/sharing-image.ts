import { parseImageUrl, variantFileName } from '#features/images/image-variants.ts';

export interface SharingImage {
  path: string;
  alt: string;
  /** PNG when left out. */
  type?: string;
  /** In pixels; null where nobody has measured it, and that of a drawn one when left out. */
  size?: { width: number; height: number } | null;
}

/** The picture that the site draws of a page; without its query, since pages of one list share one. */
export function getDrawnImage(path: string, alt: string): SharingImage {
  const [page = ''] = path.split('?', 1);
  return { path: `${page === '/' ? '' : page}/share.png`, alt };
}

/** An image of this site as other sites can show it: they read no AVIF, so such a one is named in its WebP. */
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
