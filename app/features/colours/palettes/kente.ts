import type { Oklch, PaletteSet } from './palette.ts';

const GOLD: Oklch = [0.81, 0.16, 84];
const JET: Oklch = [0.25, 0.02, 60];
const CREAM: Oklch = [0.93, 0.03, 90];

export const kente: PaletteSet = {
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
