import { PAPER } from '#features/colours/brand-colours.ts';
import { type PaletteName, paletteSets } from '#features/colours/palettes.ts';
import { oklchToHex } from '#ui/oklch.ts';

export interface SiteIcon {
  size: number;
  threads?: 3 | 5;
  palette: PaletteName;
}

export const PIXEL_ICONS: Record<string, Omit<SiteIcon, 'palette'> | undefined> = {
  '/favicon.ico': { size: 32 },
  '/apple-touch-icon.png': { size: 180 },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-192.png': { size: 192, threads: 5 },
  '/icon-maskable-512.png': { size: 512, threads: 5 },
};

export const ICON_PATHS = ['/favicon.svg', ...Object.keys(PIXEL_ICONS)];

/** A weave of three by three threads that still reads at 16 pixels. Five threads give one that a phone may crop. */
export function drawSiteIcon({ size, threads = 3, palette }: SiteIcon): string {
  const { icon, plain } = paletteSets[palette];
  const warp = oklchToHex(...icon.warp);
  const weft = oklchToHex(...icon.weft);
  const odd = oklchToHex(...plain.odd);
  const length = threads * (THREAD + GAP) + GAP;
  const places = Array.from({ length: threads }, (_, index) => index);
  const isOdd = (row: number) => row === (threads - 1) / 2;
  const rects = [
    rect(0, 0, length, length, PAPER),
    ...places.map((column) => rect(at(column), 0, THREAD, length, warp)),
    ...places.map((row) => rect(0, at(row), length, THREAD, isOdd(row) ? odd : weft)),
    ...places.flatMap((row) =>
      places.filter((column) => (column + row) % 2 === 1).map((column) => rect(at(column), at(row) - GAP, THREAD, THREAD + 2 * GAP, warp)),
    ),
    ...places.flatMap((row) =>
      places.filter((column) => (column + row) % 2 === 0).map((column) => float(column, row, isOdd(row) ? odd : weft)),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${length} ${length}" shape-rendering="crispEdges">${rects.join('')}</svg>\n`;
}

const THREAD = 4;
const GAP = 1;

function float(column: number, row: number, fill: string): string {
  return rect(at(column) - GAP, at(row), THREAD + 2 * GAP, THREAD, fill);
}

function at(thread: number): number {
  return GAP + thread * (THREAD + GAP);
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}
