import { oklchToHex } from '#ui/oklch.ts';
import type { Shade } from './palettes.ts';

/** `inkSoft` is `--ink-soft`. `npm run pictures` writes style sheet, covers and icons from them. */
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

export const PAPER = oklchToHex(...colours.paper.light);
