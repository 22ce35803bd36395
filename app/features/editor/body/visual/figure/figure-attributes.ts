export interface FigureAttributes {
  src: string;
  /** Null if nobody has described it; empty for decoration. */
  alt: string | null;
  width: number | string | null;
  height: number | string | null;
  href: string | null;
  title: string | null;
  /** Written as `<img>` without `<figure>` while it has no caption. */
  isBare: boolean;
}
