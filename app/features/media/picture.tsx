export interface PictureProps {
  /** Address of a picture on this site: a drawn SVG or an uploaded photograph. */
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The width at which the page shows it, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture that a page opens with: fetched at once and before others. */
  priority?: boolean;
  /** Intrinsic size; it reserves the space. */
  width?: number;
  height?: number;
  className?: string;
}

/** The one place that decides how a picture is asked for. */
export function Picture({ src, alt, sizes, priority = false, width = 1200, height = 960, className }: PictureProps) {
  const isDrawing = /\.svg(\?|$)/i.test(src);
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      sizes={isDrawing ? undefined : sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}

/** Whether a picture is one of the site's own weaves, which the page may let shift by a thread. */
export function isWeave(src: string): boolean {
  return src.startsWith('/pictures/');
}
