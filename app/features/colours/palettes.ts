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

const loom: PaletteSet = {
  plain: {
    ground: { light: [0.93, 0.02, 85], dark: [0.25, 0.012, 60] },
    threads: [
      [0.3, 0.015, 60],
      [0.62, 0.03, 75],
      [0.82, 0.03, 85],
    ],
    odd: [0.63, 0.21, 34],
  },
  categories: {
    MARKETING: {
      ground: { light: [0.93, 0.03, 50], dark: [0.2, 0.04, 30] },
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
      threads: [
        [0.55, 0.12, 145],
        { light: [0.85, 0.07, 88], dark: [0.8, 0.07, 88] },
        { light: [0.36, 0.07, 152], dark: [0.44, 0.08, 150] },
      ],
      odd: [0.66, 0.2, 36],
      line: { light: [0.52, 0.12, 145], dark: [0.74, 0.13, 142] },
    },
    LEADERSHIP: {
      ground: { light: [0.93, 0.022, 350], dark: [0.22, 0.04, 345] },
      threads: [{ light: [0.38, 0.12, 345], dark: [0.55, 0.13, 345] }, [0.76, 0.115, 85], [0.58, 0.1, 350]],
      odd: [0.86, 0.07, 220],
      line: { light: [0.46, 0.13, 345], dark: [0.76, 0.115, 85] },
    },
  },
  icon: { warp: [0.22, 0.015, 60], weft: [0.77, 0.155, 78] },
};

const KOLA: Oklch = [0.72, 0.155, 62];
const CHALK: Oklch = [0.91, 0.018, 240];

const adire: PaletteSet = {
  plain: {
    ground: { light: [0.94, 0.012, 240], dark: [0.23, 0.03, 265] },
    threads: [[0.29, 0.07, 268], [0.6, 0.06, 255], CHALK],
    odd: KOLA,
  },
  categories: {
    MARKETING: {
      ground: { light: [0.94, 0.018, 250], dark: [0.22, 0.045, 268] },
      threads: [{ light: [0.4, 0.145, 267], dark: [0.57, 0.145, 264] }, [0.7, 0.08, 252], CHALK],
      odd: KOLA,
      line: { light: [0.44, 0.15, 266], dark: [0.76, 0.105, 258] },
    },
    BUSINESS: {
      ground: { light: [0.93, 0.014, 255], dark: [0.21, 0.03, 262] },
      threads: [{ light: [0.29, 0.075, 268], dark: [0.46, 0.075, 265] }, [0.62, 0.07, 252], [0.86, 0.03, 245]],
      odd: KOLA,
      line: { light: [0.38, 0.08, 266], dark: [0.78, 0.06, 252] },
    },
    BRAND: {
      ground: { light: [0.94, 0.018, 295], dark: [0.22, 0.045, 285] },
      threads: [{ light: [0.42, 0.15, 286], dark: [0.58, 0.14, 286] }, [0.68, 0.1, 285], [0.92, 0.02, 290]],
      odd: [0.78, 0.14, 78],
      line: { light: [0.46, 0.15, 286], dark: [0.77, 0.1, 288] },
    },
    TECHNOLOGY: {
      ground: { light: [0.94, 0.018, 210], dark: [0.22, 0.03, 225] },
      threads: [
        { light: [0.46, 0.085, 225], dark: [0.58, 0.085, 222] },
        [0.8, 0.06, 208],
        { light: [0.28, 0.055, 250], dark: [0.4, 0.06, 248] },
      ],
      odd: KOLA,
      line: { light: [0.47, 0.085, 225], dark: [0.78, 0.075, 215] },
    },
    'PERSONAL DEVELOPMENT': {
      ground: { light: [0.94, 0.018, 190], dark: [0.22, 0.025, 195] },
      threads: [{ light: [0.5, 0.075, 188], dark: [0.6, 0.075, 188] }, CHALK, { light: [0.34, 0.06, 225], dark: [0.44, 0.06, 222] }],
      odd: [0.76, 0.14, 70],
      line: { light: [0.47, 0.075, 190], dark: [0.78, 0.075, 188] },
    },
    LEADERSHIP: {
      ground: { light: [0.93, 0.014, 320], dark: [0.21, 0.035, 310] },
      threads: [{ light: [0.33, 0.095, 308], dark: [0.5, 0.1, 308] }, [0.68, 0.06, 300], [0.88, 0.025, 310]],
      odd: KOLA,
      line: { light: [0.42, 0.11, 308], dark: [0.77, 0.08, 305] },
    },
  },
  icon: { warp: [0.29, 0.09, 268], weft: [0.74, 0.085, 248] },
};

const SKY: Oklch = [0.58, 0.115, 240];

const savanna: PaletteSet = {
  plain: {
    ground: { light: [0.93, 0.026, 80], dark: [0.24, 0.02, 55] },
    threads: [
      [0.34, 0.035, 50],
      [0.66, 0.07, 68],
      [0.85, 0.045, 82],
    ],
    odd: SKY,
  },
  categories: {
    MARKETING: {
      ground: { light: [0.93, 0.03, 60], dark: [0.24, 0.035, 40] },
      threads: [[0.56, 0.145, 42], { light: [0.36, 0.065, 42], dark: [0.46, 0.075, 42] }, [0.86, 0.06, 72]],
      odd: SKY,
      line: { light: [0.52, 0.14, 42], dark: [0.74, 0.125, 48] },
    },
    BUSINESS: {
      ground: { light: [0.94, 0.035, 92], dark: [0.24, 0.025, 75] },
      threads: [[0.73, 0.125, 84], { light: [0.38, 0.05, 66], dark: [0.48, 0.06, 66] }, [0.89, 0.06, 94]],
      odd: SKY,
      line: { light: [0.5, 0.1, 78], dark: [0.79, 0.12, 86] },
    },
    BRAND: {
      ground: { light: [0.94, 0.025, 35], dark: [0.24, 0.035, 20] },
      threads: [[0.59, 0.115, 28], { light: [0.36, 0.08, 20], dark: [0.48, 0.085, 20] }, [0.84, 0.05, 66]],
      odd: SKY,
      line: { light: [0.5, 0.115, 22], dark: [0.76, 0.095, 28] },
    },
    TECHNOLOGY: {
      ground: { light: [0.93, 0.02, 130], dark: [0.23, 0.02, 145] },
      threads: [[0.53, 0.06, 148], { light: [0.3, 0.035, 150], dark: [0.42, 0.04, 150] }, [0.84, 0.05, 118]],
      odd: [0.65, 0.165, 46],
      line: { light: [0.49, 0.065, 148], dark: [0.77, 0.07, 145] },
    },
    'PERSONAL DEVELOPMENT': {
      ground: { light: [0.94, 0.035, 108], dark: [0.23, 0.028, 118] },
      threads: [[0.61, 0.1, 114], { light: [0.4, 0.07, 120], dark: [0.48, 0.075, 120] }, [0.88, 0.07, 104]],
      odd: [0.62, 0.15, 38],
      line: { light: [0.5, 0.09, 116], dark: [0.77, 0.1, 114] },
    },
    LEADERSHIP: {
      ground: { light: [0.92, 0.016, 20], dark: [0.23, 0.02, 320] },
      threads: [{ light: [0.4, 0.06, 322], dark: [0.52, 0.065, 322] }, [0.68, 0.05, 350], [0.85, 0.045, 70]],
      odd: [0.76, 0.13, 82],
      line: { light: [0.47, 0.065, 325], dark: [0.77, 0.055, 335] },
    },
  },
  icon: { warp: [0.34, 0.06, 42], weft: [0.73, 0.125, 78] },
};

const GOLD: Oklch = [0.81, 0.16, 84];
const JET: Oklch = [0.25, 0.02, 60];
const CREAM: Oklch = [0.93, 0.03, 90];

const kente: PaletteSet = {
  plain: {
    ground: { light: [0.92, 0.035, 88], dark: [0.23, 0.02, 70] },
    threads: [JET, GOLD, CREAM],
    odd: [0.55, 0.2, 27],
  },
  categories: {
    MARKETING: {
      ground: { light: [0.93, 0.03, 40], dark: [0.23, 0.045, 25] },
      threads: [[0.54, 0.195, 27], GOLD, { light: [0.3, 0.06, 28], dark: [0.4, 0.08, 28] }],
      odd: [0.5, 0.125, 150],
      line: { light: [0.52, 0.19, 27], dark: [0.73, 0.15, 30] },
    },
    BUSINESS: {
      ground: { light: [0.93, 0.03, 140], dark: [0.22, 0.035, 152] },
      threads: [{ light: [0.46, 0.125, 150], dark: [0.56, 0.14, 150] }, GOLD, { light: JET, dark: [0.42, 0.03, 120] }],
      odd: [0.57, 0.2, 28],
      line: { light: [0.46, 0.125, 150], dark: [0.76, 0.14, 148] },
    },
    BRAND: {
      ground: { light: [0.94, 0.045, 90], dark: [0.24, 0.035, 75] },
      threads: [GOLD, { light: [0.4, 0.13, 24], dark: [0.5, 0.15, 25] }, CREAM],
      odd: [0.45, 0.15, 262],
      line: { light: [0.51, 0.11, 76], dark: [0.82, 0.15, 84] },
    },
    TECHNOLOGY: {
      ground: { light: [0.93, 0.02, 255], dark: [0.22, 0.045, 265] },
      threads: [{ light: [0.45, 0.165, 262], dark: [0.58, 0.165, 260] }, CREAM, GOLD],
      odd: [0.58, 0.2, 28],
      line: { light: [0.47, 0.165, 262], dark: [0.75, 0.115, 256] },
    },
    'PERSONAL DEVELOPMENT': {
      ground: { light: [0.94, 0.04, 115], dark: [0.23, 0.035, 130] },
      threads: [[0.67, 0.155, 132], { light: [0.36, 0.085, 148], dark: [0.46, 0.1, 148] }, [0.9, 0.085, 100]],
      odd: [0.55, 0.195, 27],
      line: { light: [0.49, 0.12, 134], dark: [0.78, 0.15, 130] },
    },
    LEADERSHIP: {
      ground: { light: [0.92, 0.022, 320], dark: [0.21, 0.04, 312] },
      threads: [{ light: [0.37, 0.14, 312], dark: [0.53, 0.16, 312] }, GOLD, { light: JET, dark: [0.4, 0.05, 312] }],
      odd: CREAM,
      line: { light: [0.43, 0.15, 312], dark: [0.76, 0.12, 312] },
    },
  },
  icon: { warp: JET, weft: GOLD },
};

const CORAL: Oklch = [0.68, 0.155, 32];
const MANGO: Oklch = [0.78, 0.135, 70];

const coast: PaletteSet = {
  plain: {
    ground: { light: [0.94, 0.02, 95], dark: [0.24, 0.022, 230] },
    threads: [
      [0.34, 0.06, 232],
      [0.68, 0.06, 195],
      [0.88, 0.035, 85],
    ],
    odd: CORAL,
  },
  categories: {
    MARKETING: {
      ground: { light: [0.94, 0.025, 45], dark: [0.24, 0.035, 30] },
      threads: [CORAL, { light: [0.38, 0.07, 228], dark: [0.5, 0.075, 228] }, [0.9, 0.04, 60]],
      odd: [0.72, 0.08, 192],
      line: { light: [0.54, 0.155, 32], dark: [0.74, 0.13, 34] },
    },
    BUSINESS: {
      ground: { light: [0.94, 0.015, 220], dark: [0.22, 0.035, 238] },
      threads: [
        { light: [0.39, 0.09, 238], dark: [0.54, 0.1, 238] },
        [0.79, 0.065, 195],
        { light: [0.56, 0.085, 225], dark: [0.66, 0.08, 222] },
      ],
      odd: CORAL,
      line: { light: [0.45, 0.1, 238], dark: [0.77, 0.085, 230] },
    },
    BRAND: {
      ground: { light: [0.95, 0.03, 85], dark: [0.24, 0.03, 60] },
      threads: [MANGO, { light: [0.48, 0.11, 42], dark: [0.56, 0.11, 42] }, [0.9, 0.05, 88]],
      odd: [0.45, 0.09, 230],
      line: { light: [0.52, 0.115, 58], dark: [0.79, 0.125, 72] },
    },
    TECHNOLOGY: {
      ground: { light: [0.94, 0.02, 195], dark: [0.22, 0.028, 205] },
      threads: [[0.6, 0.095, 200], { light: [0.32, 0.06, 240], dark: [0.44, 0.065, 238] }, [0.9, 0.035, 190]],
      odd: MANGO,
      line: { light: [0.49, 0.083, 205], dark: [0.77, 0.085, 198] },
    },
    'PERSONAL DEVELOPMENT': {
      ground: { light: [0.94, 0.025, 130], dark: [0.23, 0.028, 158] },
      threads: [
        [0.56, 0.1, 158],
        { light: [0.87, 0.055, 92], dark: [0.82, 0.055, 92] },
        { light: [0.36, 0.06, 168], dark: [0.46, 0.065, 168] },
      ],
      odd: CORAL,
      line: { light: [0.48, 0.095, 158], dark: [0.76, 0.1, 158] },
    },
    LEADERSHIP: {
      ground: { light: [0.93, 0.02, 350], dark: [0.22, 0.035, 300] },
      threads: [{ light: [0.34, 0.075, 285], dark: [0.5, 0.085, 285] }, [0.66, 0.09, 5], [0.87, 0.035, 340]],
      odd: MANGO,
      line: { light: [0.47, 0.105, 352], dark: [0.77, 0.085, 0] },
    },
  },
  icon: { warp: [0.34, 0.07, 235], weft: [0.66, 0.085, 197] },
};

const SOOT: Shade = { light: [0.27, 0.015, 55], dark: [0.4, 0.015, 60] };
const BONE: Oklch = [0.9, 0.02, 85];
const RUST: Oklch = [0.58, 0.15, 40];

const mudcloth: PaletteSet = {
  plain: {
    ground: { light: [0.93, 0.016, 85], dark: [0.24, 0.01, 60] },
    threads: [SOOT, [0.58, 0.02, 70], BONE],
    odd: RUST,
  },
  categories: {
    MARKETING: {
      ground: { light: [0.93, 0.016, 60], dark: [0.24, 0.016, 45] },
      threads: [[0.54, 0.095, 42], SOOT, BONE],
      odd: [0.8, 0.12, 82],
      line: { light: [0.5, 0.1, 42], dark: [0.76, 0.085, 46] },
    },
    BUSINESS: {
      ground: { light: [0.93, 0.012, 250], dark: [0.23, 0.016, 262] },
      threads: [{ light: [0.44, 0.07, 262], dark: [0.56, 0.07, 262] }, BONE, SOOT],
      odd: RUST,
      line: { light: [0.45, 0.075, 262], dark: [0.77, 0.06, 256] },
    },
    BRAND: {
      ground: { light: [0.94, 0.022, 88], dark: [0.24, 0.016, 75] },
      threads: [[0.7, 0.095, 82], SOOT, BONE],
      odd: [0.44, 0.08, 262],
      line: { light: [0.5, 0.08, 78], dark: [0.79, 0.09, 84] },
    },
    TECHNOLOGY: {
      ground: { light: [0.93, 0.012, 195], dark: [0.23, 0.014, 205] },
      threads: [[0.52, 0.05, 202], SOOT, BONE],
      odd: RUST,
      line: { light: [0.48, 0.055, 202], dark: [0.77, 0.05, 198] },
    },
    'PERSONAL DEVELOPMENT': {
      ground: { light: [0.94, 0.018, 115], dark: [0.23, 0.016, 125] },
      threads: [[0.55, 0.07, 122], BONE, SOOT],
      odd: RUST,
      line: { light: [0.49, 0.075, 122], dark: [0.77, 0.07, 120] },
    },
    LEADERSHIP: {
      ground: { light: [0.93, 0.012, 345], dark: [0.23, 0.016, 340] },
      threads: [{ light: [0.42, 0.07, 345], dark: [0.55, 0.07, 345] }, SOOT, BONE],
      odd: [0.78, 0.11, 82],
      line: { light: [0.46, 0.08, 345], dark: [0.77, 0.06, 350] },
    },
  },
  icon: { warp: [0.27, 0.015, 55], weft: [0.62, 0.085, 48] },
};

const SETS = { loom, adire, savanna, kente, coast, mudcloth };

export type PaletteName = keyof typeof SETS;

export const paletteSets: Record<PaletteName, PaletteSet> = SETS;

export const DEFAULT_PALETTE: PaletteName = 'loom';

export const PALETTE_NAMES = Object.keys(paletteSets).filter(isPaletteName);

export function isPaletteName(text: string): text is PaletteName {
  return Object.hasOwn(SETS, text);
}
