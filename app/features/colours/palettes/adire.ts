import type { Oklch, PaletteSet } from './palette.ts';

const KOLA: Oklch = [0.72, 0.155, 62];
const CHALK: Oklch = [0.91, 0.018, 240];

export const adire: PaletteSet = {
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
