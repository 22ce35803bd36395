import { builtInPictures } from '#features/artwork/built-in-pictures.ts';
import { drawSiteIcon, PIXEL_ICONS } from '#features/artwork/site-icon.ts';
import { drawPixelIcon } from '#features/artwork/site-icons.server.ts';
import { DEFAULT_PALETTE } from '#features/colours/palettes.ts';

/** Every picture of the built-in and demo content as SVG text, by its path in `public/`. */
export function drawPictures(): Map<string, string> {
  return new Map([
    ...[...builtInPictures].map(([path, draw]): [string, string] => [path.slice(1), draw(DEFAULT_PALETTE)]),
    ['favicon.svg', drawSiteIcon({ size: 16, palette: DEFAULT_PALETTE })],
  ]);
}

/** The icons that must be pixels, by their path in `public/`. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const icons = await Promise.all(
    Object.keys(PIXEL_ICONS).map(async (path) => [path.slice(1), await drawPixelIcon(path, DEFAULT_PALETTE)] as const),
  );
  return new Map(icons.flatMap(([path, icon]) => (icon ? [[path, icon]] : [])));
}
