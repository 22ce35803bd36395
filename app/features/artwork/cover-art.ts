import type { PaletteName } from '#features/colours/palettes.ts';
import { CATEGORIES, parseCategory } from '#features/publishing/category.ts';
import { drawWeave, type WeaveOptions } from './weave.ts';

export interface CoverArtSource {
  title: string;
  category: string | null;
}

/** Depends on title and category only, so that it looks the same everywhere. */
export function drawCoverArt({ title, category }: CoverArtSource, options: Omit<WeaveOptions, 'seed' | 'category'>): string {
  return drawWeave({ seed: title, category: (category && parseCategory(category)) || null, ...options });
}

/** What is offered has no category: its title chooses the colours of one. */
export function toOfferArt(title: string): CoverArtSource {
  const sum = [...title].reduce((before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 158);
  return { title, category: CATEGORIES[sum % CATEGORIES.length] ?? null };
}

export function drawCover(of: CoverArtSource, palette: PaletteName): string {
  return drawCoverArt(of, { palette, width: 1200, height: 960, theme: 'auto', variant: 'cover' });
}

/** Five times as wide as it is high, for the head of the page whose cover it is. */
export function drawBand(of: CoverArtSource, palette: PaletteName): string {
  return drawCoverArt(of, { palette, width: 2400, height: 480, theme: 'auto', variant: 'band' });
}

export function drawThumbnail(title: string, palette: PaletteName): string {
  return drawCoverArt({ title, category: null }, { palette, width: 1280, height: 720, theme: 'auto', variant: 'cover' });
}
