import type { Category } from '#features/publishing/category.ts';
import { oklchToHex } from '#ui/oklch.ts';

/** Lightness and chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** One colour for both themes, or one for each. */
export type Shade = Oklch | { light: Oklch; dark: Oklch };

/** The colours that cover art is drawn with: its ground, three threads, and the one thread that breaks the pattern. */
export interface Palette {
  ground: { light: Oklch; dark: Oklch };
  /** Cover art keeps the light shade in both themes; pages use both. */
  threads: readonly [Shade, Shade, Shade];
  odd: Oklch;
}

/**
 * Every colour of the site. `npm run pictures` writes the stylesheet, the built-in covers and the icons from here; a test compares them.
 * The names are those of the custom properties: `inkSoft` is `--ink-soft`.
 */
export const colours = {
  paper: { light: [0.975, 0.012, 85], dark: [0.19, 0.012, 60] },
  ink: { light: [0.22, 0.015, 60], dark: [0.93, 0.012, 85] },
  inkSoft: { light: [0.42, 0.018, 60], dark: [0.78, 0.014, 80] },
  rule: { light: [0.86, 0.016, 80], dark: [0.32, 0.012, 65] },
  fieldLine: { light: [0.56, 0.02, 70], dark: [0.6, 0.018, 75] },
  field: { light: [0.988, 0.007, 85], dark: [0.215, 0.012, 62] },
  wash: { light: [0.945, 0.018, 85], dark: [0.225, 0.013, 62] },
  highlight: { light: [0.89, 0.075, 86], dark: [0.29, 0.045, 80] },
  mark: { light: [0.89, 0.075, 86], dark: [0.41, 0.085, 80] },
  band: { light: [0.21, 0.015, 60], dark: [0.145, 0.01, 60] },
  onBand: [0.95, 0.012, 85],
  onBandSoft: [0.79, 0.014, 80],
  accent: { light: [0.42, 0.17, 268], dark: [0.81, 0.095, 272] },
  danger: { light: [0.46, 0.17, 28], dark: [0.79, 0.12, 30] },
  success: { light: [0.4, 0.1, 150], dark: [0.82, 0.12, 150] },
  shade: [0.15, 0.01, 60],
  onShade: [0.96, 0.01, 85],
  film: [0.3, 0.01, 60],
} satisfies Record<string, Shade>;

/** What has no category: solutions, videos, the 404 page. */
export const defaultPalette: Palette = {
  ground: { light: [0.93, 0.02, 85], dark: [0.25, 0.012, 60] },
  threads: [
    [0.3, 0.015, 60],
    [0.62, 0.03, 75],
    [0.82, 0.03, 85],
  ],
  odd: [0.63, 0.21, 34],
};

/** Of each category; `line` underlines links and stands at 3:1 against what it is drawn on. */
export type CategoryPalettes = Record<Category, Palette & { line: Shade }>;

export const categoryPalettes: CategoryPalettes = {
  MARKETING: {
    ground: { light: [0.93, 0.03, 50], dark: [0.24, 0.04, 30] },
    threads: [[0.63, 0.21, 34], { light: [0.45, 0.11, 36], dark: [0.52, 0.11, 36] }, [0.84, 0.07, 48]],
    odd: [0.27, 0.07, 275],
    line: { light: [0.58, 0.2, 34], dark: [0.7, 0.18, 36] },
  },
  BUSINESS: {
    ground: { light: [0.93, 0.02, 250], dark: [0.22, 0.04, 272] },
    threads: [
      { light: [0.42, 0.16, 270], dark: [0.58, 0.16, 268] },
      [0.74, 0.09, 240],
      { light: [0.29, 0.09, 272], dark: [0.4, 0.1, 272] },
    ],
    odd: [0.68, 0.19, 42],
    line: { light: [0.46, 0.16, 268], dark: [0.74, 0.1, 245] },
  },
  BRAND: {
    ground: { light: [0.94, 0.035, 88], dark: [0.24, 0.03, 60] },
    threads: [[0.77, 0.155, 78], { light: [0.4, 0.075, 55], dark: [0.52, 0.08, 55] }, [0.88, 0.08, 88]],
    odd: [0.45, 0.13, 265],
    line: { light: [0.6, 0.13, 70], dark: [0.77, 0.155, 78] },
  },
  TECHNOLOGY: {
    ground: { light: [0.93, 0.02, 190], dark: [0.22, 0.025, 215] },
    threads: [[0.56, 0.095, 195], { light: [0.27, 0.03, 230], dark: [0.45, 0.04, 225] }, [0.83, 0.055, 190]],
    odd: [0.68, 0.19, 38],
    line: { light: [0.52, 0.09, 195], dark: [0.76, 0.08, 192] },
  },
  'PERSONAL DEVELOPMENT': {
    ground: { light: [0.94, 0.03, 100], dark: [0.23, 0.03, 145] },
    threads: [[0.55, 0.12, 145], { light: [0.85, 0.07, 88], dark: [0.8, 0.07, 88] }, { light: [0.36, 0.07, 152], dark: [0.44, 0.08, 150] }],
    odd: [0.66, 0.2, 36],
    line: { light: [0.52, 0.12, 145], dark: [0.74, 0.13, 142] },
  },
  LEADERSHIP: {
    ground: { light: [0.93, 0.022, 350], dark: [0.22, 0.04, 345] },
    threads: [{ light: [0.38, 0.12, 345], dark: [0.55, 0.13, 345] }, [0.76, 0.115, 85], [0.58, 0.1, 350]],
    odd: [0.86, 0.07, 220],
    line: { light: [0.46, 0.13, 345], dark: [0.76, 0.115, 85] },
  },
};

/** Paper and ink as `#rrggbb`, for places that know neither oklch nor stylesheets. */
export const PAPER = oklchToHex(...colours.paper.light);
export const INK = oklchToHex(...colours.ink.light);
/** The site's icon is woven from ink and ochre, with one odd thread. */
export const OCHRE = oklchToHex(0.77, 0.155, 78);
export const ODD_THREAD = oklchToHex(...defaultPalette.odd);
