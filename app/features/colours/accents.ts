import { hexToOklch, oklchToLinear } from '#ui/oklch.ts';
import { colours } from './brand-colours.ts';
import type { Oklch } from './palettes.ts';

export interface Accent {
  light: Oklch;
  dark: Oklch;
}

export const accents = {
  indigo: colours.accent,
  lake: { light: [0.43, 0.11, 238], dark: [0.82, 0.085, 235] },
  lagoon: { light: [0.42, 0.075, 205], dark: [0.83, 0.08, 198] },
  forest: { light: [0.39, 0.08, 168], dark: [0.83, 0.09, 168] },
  moss: { light: [0.41, 0.085, 122], dark: [0.84, 0.11, 120] },
  brass: { light: [0.44, 0.09, 78], dark: [0.84, 0.115, 84] },
  clay: { light: [0.44, 0.1, 50], dark: [0.82, 0.095, 58] },
  hibiscus: { light: [0.43, 0.155, 355], dark: [0.8, 0.11, 352] },
  plum: { light: [0.4, 0.14, 325], dark: [0.81, 0.095, 322] },
  slate: { light: [0.38, 0.035, 255], dark: [0.83, 0.03, 250] },
} satisfies Record<string, Accent>;

export type AccentName = keyof typeof accents;

export const ACCENT_NAMES = Object.keys(accents).filter(isAccentName);

export const DEFAULT_ACCENT: AccentName = 'indigo';

/** The surfaces that an accent is read on; a button's label is read against the accent itself. */
const SURFACES = { paper: 'the page', field: 'a field', wash: 'a shaded area', highlight: 'the newsletter’s band' } as const;

export function isAccentName(text: string): text is AccentName {
  return Object.hasOwn(accents, text);
}

export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** `dark` is the accent in the dark theme; without it the accent is lightened as far as needed. */
export function getAccent(accent: string, dark: string): Accent {
  if (isAccentName(accent)) return accents[accent];
  if (!isHexColour(accent)) return accents[DEFAULT_ACCENT];
  const light = hexToOklch(accent);
  return { light, dark: isHexColour(dark) ? hexToOklch(dark) : lighten(light) };
}

/** The lowest contrast in one theme, and the surface that has it. */
export function measureAccent(colour: Oklch, theme: keyof Accent): { ratio: number; surface: string } {
  const measured = Object.entries(SURFACES).map(([name, surface]) => {
    return { ratio: getContrast(colour, colours[name as keyof typeof SURFACES][theme]), surface }; // the names that stand there
  });
  return measured.reduce((least, each) => (each.ratio < least.ratio ? each : least));
}

export function findAccentFault(hex: string, theme: keyof Accent): string | undefined {
  if (!isHexColour(hex)) return 'Enter a colour as # and six digits or letters a to f, such as #33509e';
  const { ratio, surface } = measureAccent(hexToOklch(hex), theme);
  if (ratio >= LEAST_FOR_TEXT) return undefined;
  const advice = theme === 'light' ? 'a darker one' : 'a lighter one';
  return `Hard to read in the ${theme} theme: it has a contrast of ${formatRatio(ratio)} on ${surface}, and text needs ${LEAST_FOR_TEXT} to 1. Choose ${advice}.`;
}

/** `3.2 to 1`, rounded down: a value below a limit never reads as if it reached it. */
export function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10} to 1`;
}

/** Chroma is reduced to what the new lightness can hold. */
function lighten([, chroma, hue]: Oklch): Oklch {
  return [0.82, Math.min(chroma, 0.1), hue];
}

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
