import type { PaletteName } from '#features/colours/palette-sets.ts';
import { parseCategory } from '#features/publishing/category.ts';
import { drawWeave, type WeaveOptions } from './weave.ts';

/** What cover art belongs to: an article, or a solution or video, which has no category and takes the default palette. */
export interface CoverArtSource {
  title: string;
  category: string | null;
}

/** Cover art in any size: title and category decide, so that it looks the same wherever it is shown. */
export function drawCoverArt({ title, category }: CoverArtSource, options: Omit<WeaveOptions, 'seed' | 'category'>): string {
  return drawWeave({ seed: title, category: (category && parseCategory(category)) || null, ...options });
}

/** A cover in 5:4 as SVG text; follows the reader's colour scheme. */
export function drawCover(of: CoverArtSource, palette: PaletteName): string {
  return drawCoverArt(of, { palette, width: 1200, height: 960, theme: 'auto', variant: 'cover' });
}

/** A video's thumbnail in 16:9 as SVG text; follows the reader's colour scheme. */
export function drawThumbnail(title: string, palette: PaletteName): string {
  return drawCoverArt({ title, category: null }, { palette, width: 1280, height: 720, theme: 'auto', variant: 'cover' });
}
