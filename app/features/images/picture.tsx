import { getFocusClass } from './image-focus.ts';
import { getImageSources } from './image-variants.ts';

export interface PictureProps {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  width?: number;
  height?: number;
  className?: string;
  focus?: string;
}

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

export function isWeave(src: string): boolean {
  return src.startsWith('/pictures/') || src.endsWith('/cover.svg');
}

/** An SVG, because the CSP allows no inline style. */
function PlaceholderColour({ colour }: { colour: string }) {
  return (
    <svg className="placeholder-colour" width="0" height="0" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
