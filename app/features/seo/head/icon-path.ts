import { DEFAULT_PALETTE } from '#features/colours/palette-sets.ts';
import type { Looks } from '#features/settings/parts/looks.ts';

/** Where an icon is: browsers keep icons for long, and an address that says in which colours it is makes them ask again. */
export function getIconPath(path: string, { palette }: Pick<Looks, 'palette'>): string {
  return palette === DEFAULT_PALETTE ? path : `${path}?v=${palette}`;
}
