import type { Oklch, PaletteSet } from './palette.ts';

const SKY: Oklch = [0.58, 0.115, 240];

export const savanna: PaletteSet = {
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
