import { DEFAULT_PALETTE, type Oklch, type PaletteName, paletteSets, type Shade } from '#features/colours/palettes.ts';
import type { Category } from '#features/publishing/category.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { drawMotif, mod, quietPattern, weavePatterns } from './weave-patterns.ts';

/** `auto` follows the reader's colour scheme inside an `<img>`. */
export interface WeaveOptions {
  seed: string;
  category: Category | null;
  palette?: PaletteName;
  width: number;
  height: number;
  theme?: 'light' | 'dark' | 'auto';
  variant?: 'cover' | 'band' | 'tile' | 'pulled';
}

export interface WeavePalette {
  ground: string;
  threads: [string, string, string];
  odd: string;
}

export function weavePalette(
  category: Category | null,
  theme: 'light' | 'dark' = 'light',
  palette: PaletteName = DEFAULT_PALETTE,
): WeavePalette {
  const { plain, categories } = paletteSets[palette];
  const { ground, threads, odd } = category ? categories[category] : plain;
  const [first, second, third] = threads.map((thread) => oklchToHex(...getLight(thread)));
  return { ground: oklchToHex(...ground[theme]), threads: [first ?? '', second ?? '', third ?? ''], odd: drawOdd(odd, theme) };
}

/** A pale cloth in the hue of the ground, for one motif in the first thread. */
function quietPalette(category: Category | null, theme: 'light' | 'dark', palette: PaletteName): WeavePalette {
  const { plain, categories } = paletteSets[palette];
  const { ground, threads, odd } = category ? categories[category] : plain;
  const [lightness, chroma, hue] = ground[theme];
  const away = theme === 'dark' ? -1 : 1;
  const pale = (step: number) => oklchToHex(lightness - away * step, chroma * 1.3, hue);
  const [first, , last] = threads;
  const motif = theme === 'dark' && !category ? last : first; // the plain first thread is ink, as the dark ground is
  return {
    ground: oklchToHex(...ground[theme]),
    threads: [oklchToHex(...('light' in motif ? motif[theme] : motif)), pale(0.03), pale(0.07)],
    odd: drawOdd(odd, theme),
  };
}

/** One cover in three is quiet. It depends on category and seed alone, so that a cover stays what it was. */
export function isQuiet({ seed, category, variant = 'cover' }: Pick<WeaveOptions, 'seed' | 'category' | 'variant'>): boolean {
  return (variant === 'cover' || variant === 'band') && picker(`${QUIET_SALT}|${category ?? ''}|${seed}`)(3) === 0;
}

/** The same options always give the same bytes. */
export function drawWeave(options: WeaveOptions): string {
  const { seed, category, palette = DEFAULT_PALETTE, width, height, theme = 'light', variant = 'cover' } = options;
  const pick = picker(`${category ?? ''}|${seed}`);
  const names = Object.keys(weavePatterns);
  const name = variant === 'pulled' ? 'basket' : (names[pick(names.length)] ?? 'plain');
  const quiet = isQuiet({ seed, category, variant });
  const pattern = quiet ? quietPattern : (weavePatterns[name] ?? weavePatterns.plain)?.(pick);
  if (!pattern) return '';
  const order = (quiet ? undefined : orders[pick(orders.length)]) ?? [0, 1, 2];
  const columns = Math.max(4, Math.round(pattern.ends * scales[variant](width / height)));
  const rows = Math.ceil((columns * height) / width);
  const offset = pick(24);
  const floats = new Map<number, string>();
  const thread = 8.6;
  const tuck = (PITCH - thread) / 2;
  const odd = getBreak(pick, columns, rows, variant);

  const warpLies = (x: number, y: number) => odd.lies(x, y) ?? pattern.structure(x + offset, y + offset);
  const warpColour = (x: number) => order[pattern.warp[mod(x + offset, pattern.warp.length)] ?? 0] ?? 0;
  const weftColour = (y: number) => order[pattern.weft[mod(y + offset, pattern.weft.length)] ?? 0] ?? 0;
  const add = (colour: number, text: string) => floats.set(colour, (floats.get(colour) ?? '') + text);

  for (let y = 0; y < rows; y++) {
    for (const [from, to] of runs(columns, (x) => !warpLies(x, y))) {
      add(odd.row === y ? 3 : weftColour(y), `M${round(from * PITCH - tuck)} ${y * PITCH + 5}h${round((to - from) * PITCH + tuck * 2)}`);
    }
  }
  for (let x = 0; x < columns; x++) {
    for (const [from, to] of runs(rows, (y) => warpLies(x, y))) {
      add(odd.column === x ? 3 : warpColour(x), `M${x * PITCH + 5} ${round(from * PITCH - tuck)}v${round((to - from) * PITCH + tuck * 2)}`);
    }
  }
  if (quiet) {
    const figured = drawMotif(category, { columns, rows, isRepeated: variant === 'band' }, pick);
    for (let y = 0; y < rows; y++) {
      for (const [from, to] of runs(columns, (x) => figured(x, y))) {
        add(MOTIF, `M${round(from * PITCH - tuck)} ${y * PITCH + 5}h${round((to - from) * PITCH + tuck * 2)}`);
      }
    }
  }
  return svg({
    width,
    height,
    box: [columns * PITCH, round((columns * PITCH * height) / width)],
    thread,
    floats,
    loose: odd.loose,
    getColours: (shown) => (quiet ? quietPalette : weavePalette)(category, shown, palette),
    theme,
  });
}

/** A dark break would be lost on a dark ground. */
function drawOdd([lightness, chroma, hue]: Oklch, theme: 'light' | 'dark'): string {
  return oklchToHex(theme === 'dark' && lightness < DARK ? LIGHTENED : lightness, chroma, hue);
}

function getLight(shade: Shade): Oklch {
  return 'light' in shade ? shade.light : shade;
}

const DARK = 0.5;
const LIGHTENED = 0.62;
const PITCH = 10;
/** Part of a band at each end that a phone does not show. */
const BAND_EDGE = 0.24;
const QUIET_SALT = 'inlay';
const MOTIF = 4;
const scales: Record<NonNullable<WeaveOptions['variant']>, (ratio: number) => number> = {
  cover: (ratio) => Math.sqrt(ratio / 1.25),
  band: () => 2,
  tile: () => 0.5,
  pulled: () => 1.2,
};
const orders = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [2, 0, 1],
];

interface Break {
  row: number;
  column: number;
  lies: (column: number, row: number) => boolean | undefined;
  loose: string;
}

/** One thread in the odd colour leaves the pattern; on the 404 page it is being pulled out. */
function getBreak(pick: (below: number) => number, columns: number, rows: number, variant: WeaveOptions['variant']): Break {
  if (variant === 'pulled') return pulledThread(columns, rows);
  const upright = variant !== 'band' && pick(2) === 1;
  const length = Math.max(3, Math.round((upright ? rows : columns) * (0.34 + pick(3) * 0.08)));
  const line = Math.round((upright ? columns : rows) * (0.3 + pick(5) * 0.1));
  const along = upright ? rows : columns;
  const edge = variant === 'band' ? Math.round(along * BAND_EDGE) : 2;
  const start = pick(2) ? Math.max(edge, Math.round(along * 0.12)) : along - length - edge;
  const inside = (at: number) => at >= start && at < start + length;
  return {
    row: upright ? -1 : line,
    column: upright ? line : -1,
    lies: (x, y) => {
      if (upright) return x === line && inside(y) ? true : undefined;
      return y === line && inside(x) ? false : undefined;
    },
    loose: '',
  };
}

function pulledThread(columns: number, rows: number): Break {
  const line = Math.round(rows * 0.32);
  const leaves = Math.round(columns * 0.38);
  const [x, y] = [leaves * PITCH, line * PITCH + 5];
  const u = rows * PITCH * 0.085;
  const bends = `c${u * 1.6} 0 ${u * 2.6} ${u * 0.5} ${u * 2.4} ${u * 2}s${-u * 2.6} ${u * 2.2} ${-u * 2.8} ${u * 0.6}s${u * 2.4} ${-u * 1.6} ${u * 4} ${u * 0.8}s${u * 2.8} ${u * 2} ${u * 4.4} ${u * 0.6}`;
  return {
    row: line,
    column: -1,
    lies: (column, row) => (row === line && column >= leaves ? true : undefined),
    loose: `M${x - 1} ${y}h1${bends.replace(/-?\d+\.\d+/g, (value) => String(round(Number(value))))}`,
  };
}

function runs(length: number, holds: (index: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let index = 0, from = -1; index <= length; index++) {
    const on = index < length && holds(index);
    if (on && from < 0) from = index;
    if (!on && from >= 0) {
      found.push([from, index]);
      from = -1;
    }
  }
  return found;
}

interface Drawing {
  width: number;
  height: number;
  box: [number, number];
  thread: number;
  floats: Map<number, string>;
  loose: string;
  getColours: (theme: 'light' | 'dark') => WeavePalette;
  theme: 'light' | 'dark' | 'auto';
}

function svg({ width, height, box, thread, floats, loose, getColours, theme }: Drawing): string {
  const light = getColours(theme === 'dark' ? 'dark' : 'light');
  const paths = [...floats]
    .sort(([a], [b]) => a - b)
    .map(([colour, d]) => {
      const thread = colour === MOTIF ? 0 : colour; // above the rest
      return `<path class="t${thread}" stroke="${[...light.threads, light.odd][thread] ?? ''}" d="${d}"/>`;
    });
  const end = loose
    ? `<path class="h" stroke="${light.ground}" stroke-width="${thread * 1.5}" d="${loose}"/><path class="t3" stroke="${light.odd}" d="${loose}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.join(' ')}" preserveAspectRatio="xMidYMid slice">` +
    (theme === 'auto' ? darkStyle(getColours('dark')) : '') +
    `<rect class="g" width="100%" height="100%" fill="${light.ground}"/><g fill="none" stroke-width="${thread}">${paths.join('')}${end}</g></svg>`
  );
}

function darkStyle(dark: WeavePalette): string {
  const rules = [...dark.threads, dark.odd].map((colour, index) => `.t${index}{stroke:${colour}}`);
  return `<style>@media(prefers-color-scheme:dark){.g{fill:${dark.ground}}.h{stroke:${dark.ground}}${rules.join('')}}</style>`;
}

/** FNV-1a, then a small xorshift: the same numbers for the same text everywhere. */
function picker(text: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return (state >>> 3) % below;
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
