import { oklchToLinear } from '#ui/oklch.ts';
import type { Oklch } from './palettes/palette.ts';

/** WCAG's level AA for text, and for lines and marks. */
export const LEAST_FOR_TEXT = 4.5;
export const LEAST_FOR_LINES = 3;

export function getContrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [one, other].map(getLuminance).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(colour: Oklch): number {
  const [red, green, blue] = oklchToLinear(...colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
