import type { Category } from '#features/publishing/category.ts';

export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type Shade = Oklch | { light: Oklch; dark: Oklch };

interface Palette {
  ground: { light: Oklch; dark: Oklch };
  /** Cover art uses the light shade in both themes; pages use both. */
  threads: readonly [Shade, Shade, Shade];
  odd: Oklch;
}

/** `line` underlines links, at 3:1 against its background. */
export type CategoryPalettes = Record<Category, Palette & { line: Shade }>;

export interface PaletteSet {
  plain: Palette;
  categories: CategoryPalettes;
  icon: { warp: Oklch; weft: Oklch };
}
