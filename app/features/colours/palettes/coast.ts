import type { Oklch, PaletteSet } from './palette.ts';

const CORAL: Oklch = [0.68, 0.155, 32];
const MANGO: Oklch = [0.78, 0.135, 70];

export const coast: PaletteSet = {
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
