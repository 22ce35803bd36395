import { getImageSources } from './image-variants.ts';

export interface PictureProps {
  /** Address of a picture on this site: a drawn SVG or an uploaded photograph. */
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The width at which the page shows it, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture that a page opens with: fetched at once and before others. */
  priority?: boolean;
  /** Intrinsic size, where the address does not tell it; it reserves the space. */
  width?: number;
  height?: number;
  className?: string;
}

/** The one place that decides how a picture is asked for: an uploaded one in the best format and the width that fits. */
export function Picture({ src, alt, sizes, priority = false, width = 1200, height = 960, className }: PictureProps) {
  const uploaded = getImageSources(src);
  const image = (
    <img
      className={className}
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

/** Whether a picture is one of the site's own weaves, which the page may let shift by a thread. */
export function isWeave(src: string): boolean {
  return src.startsWith('/pictures/');
}

/** Fills the picture's box until it is there; an SVG, since the pages' policy allows no inline style. */
function PlaceholderColour({ colour }: { colour: string }) {
  return (
    <svg className="placeholder-colour" width="0" height="0" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
