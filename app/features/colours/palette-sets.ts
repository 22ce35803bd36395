import { adire } from './palettes/adire.ts';
import { coast } from './palettes/coast.ts';
import { kente } from './palettes/kente.ts';
import { loom } from './palettes/loom.ts';
import { mudcloth } from './palettes/mudcloth.ts';
import type { PaletteSet } from './palettes/palette.ts';
import { savanna } from './palettes/savanna.ts';

const SETS = { loom, adire, savanna, kente, coast, mudcloth };

export type PaletteName = keyof typeof SETS;

export const paletteSets: Record<PaletteName, PaletteSet> = SETS;

export const DEFAULT_PALETTE: PaletteName = 'loom';

export const PALETTE_NAMES = Object.keys(paletteSets).filter(isPaletteName);

export function isPaletteName(text: string): text is PaletteName {
  return Object.hasOwn(SETS, text);
}
