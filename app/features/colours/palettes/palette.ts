import type { Category } from '#features/publishing/category.ts';

/** Lightness and chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** One colour for both themes, or one for each. */
export type Shade = Oklch | { light: Oklch; dark: Oklch };

/** The colours that cover art is drawn with: its ground, three threads, and the one thread that breaks the pattern. */
interface Palette {
  ground: { light: Oklch; dark: Oklch };
  /** Cover art keeps the light shade in both themes; pages use both. */
  threads: readonly [Shade, Shade, Shade];
  odd: Oklch;
}

/** A category's colours; `line` underlines links and stands at 3:1 against what it is drawn on. */
export type CategoryPalettes = Record<Category, Palette & { line: Shade }>;

/** Colours that were chosen together: those of each category, and some for what has none. */
export interface PaletteSet {
  /** Of solutions, videos and the 404 page. */
  plain: Palette;
  categories: CategoryPalettes;
  /** The site's icon is woven from two colours, with the odd thread of `plain`. */
  icon: { warp: Oklch; weft: Oklch };
}
