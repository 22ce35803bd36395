/** What the editor holds of an image. */
export interface FigureAttributes {
  /** A placeholder while the image is being uploaded. */
  src: string;
  /** Null where nobody has said what it shows; empty for decoration. */
  alt: string | null;
  width: number | string | null;
  height: number | string | null;
  /** Where the image leads; null without a link. */
  href: string | null;
  title: string | null;
  /** Written as `<img>` alone, without `<figure>`, as long as it has no caption. */
  isBare: boolean;
}
