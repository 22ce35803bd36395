import { getFocusClass } from './image-focus.ts';
import { getImageSources } from './image-variants.ts';

export interface PictureProps {
  /** URL of an image on this site: a drawn SVG or an uploaded photograph. */
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The width at which the page shows it, as in `<img sizes>`. */
  sizes: string;
  /** For the first image of a page: fetched at once and before others. */
  priority?: boolean;
  /** Intrinsic size, where the URL does not tell it; it reserves the space. */
  width?: number;
  height?: number;
  className?: string;
  /** The point that a crop keeps, such as `50 30`. */
  focus?: string;
}

/** Every image of a page: an uploaded one in the best format and the width that fits. */
export function Picture({ src, alt, sizes, priority = false, width = 1200, height = 960, className, focus }: PictureProps) {
  const uploaded = getImageSources(src);
  const image = (
    <img
      className={className ?? getFocusClass(focus)}
      src={src}
      alt={alt}
      width={uploaded?.width ?? width}
      height={uploaded?.height ?? height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  );
  if (!uploaded) return image;
  return (
    <>
      {uploaded.isOpaque && <PlaceholderColour colour={uploaded.placeholderColour} />}
      <picture>
        <source type="image/avif" srcSet={uploaded.avif} sizes={sizes} />
        <source type="image/webp" srcSet={uploaded.webp} sizes={sizes} />
        {image}
      </picture>
    </>
  );
}

/** Whether an image is generated cover art, which the page may shift a little. */
export function isWeave(src: string): boolean {
  return src.startsWith('/pictures/');
}

/** Fills the image's box until it is loaded; an SVG, since the CSP allows no inline style. */
function PlaceholderColour({ colour }: { colour: string }) {
  return (
    <svg className="placeholder-colour" width="0" height="0" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
