import type { Oklch, PaletteSet, Shade } from './palette.ts';

const SOOT: Shade = { light: [0.27, 0.015, 55], dark: [0.4, 0.015, 60] };
const BONE: Oklch = [0.9, 0.02, 85];
const RUST: Oklch = [0.58, 0.15, 40];

export const mudcloth: PaletteSet = {
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
