import type { Category } from '#features/publishing/category.ts';

/** True where the warp (the upright thread) is on top of the weft. */
type Structure = (column: number, row: number) => boolean;

export interface WeavePattern {
  structure: Structure;
  warp: number[];
  weft: number[];
  ends: number;
}

/** `pick` returns whole numbers below its argument. */
export const weavePatterns: Record<string, (pick: (below: number) => number) => WeavePattern> = {
  basket: (pick) => {
    const n = 2 + pick(2);
    return { structure: (x, y) => even(div(x, n) + div(y, n)), warp: runs([n, 0, n, 1]), weft: runs([n, 2, n, 0]), ends: n * 8 };
  },
  twill: (pick) => {
    const lean = pick(2) ? 1 : -1;
    return { structure: (x, y) => mod(x + lean * y, 6) < 3, warp: runs([6, 0, 3, 1, 3, 0]), weft: runs([9, 2, 3, 1]), ends: 24 };
  },
  herringbone: (pick) => {
    const turn = 4 + 2 * pick(2);
    const zigzag = (x: number) => (even(div(x, turn)) ? mod(x, turn) : turn - 1 - mod(x, turn));
    return { structure: (x, y) => mod(zigzag(x) + y, 4) < 2, warp: runs([turn, 0, turn, 1]), weft: runs([1, 2]), ends: 24 };
  },
  diamond: (pick) => {
    const n = 5 + pick(2);
    const fold = (v: number) => Math.abs(mod(v, n * 2) - n);
    return { structure: (x, y) => mod(fold(x) + fold(y), 5) < 2, warp: runs([n * 2, 0]), weft: runs([n, 2, n, 1]), ends: 22 };
  },
  satin: (pick) => ({
    structure: (x, y) => mod(x * 2 + y, 5) === 0,
    warp: runs([1, 1]),
    weft: pick(2) ? runs([5, 0, 2, 2, 5, 0, 1, 1]) : runs([4, 0, 4, 2]),
    ends: 20,
  }),
  tartan: (pick) => {
    const sett = pick(2) ? runs([6, 0, 2, 1, 2, 2, 2, 1, 6, 0, 4, 2]) : runs([8, 0, 1, 2, 3, 1, 1, 2]);
    return { structure: (x, y) => mod(x - y, 4) < 2, warp: sett, weft: sett, ends: 33 };
  },
  houndstooth: () => ({ structure: (x, y) => mod(x - y, 4) < 2, warp: runs([4, 0, 4, 2]), weft: runs([4, 0, 4, 2]), ends: 28 }),
  cabin: (pick) => {
    const pairs = 3 + pick(2);
    const sequence = [...repeat([0, 2], pairs), ...repeat([2, 0], pairs)];
    return { structure: (x, y) => even(x + y), warp: sequence, weft: sequence, ends: 28 };
  },
  strip: (pick) => {
    const width = 6;
    const height = 4 + pick(2);
    const inlaid = (x: number, y: number) => even(div(x, width) + div(y, height));
    return {
      structure: (x, y) => (inlaid(x, y) ? mod(x, width) === 0 && even(y) : mod(x, width) !== 0 || even(y)),
      warp: runs([1, 1, 2, 0, 1, 2, 2, 0]),
      weft: runs([1, 0, height - 2, 1, 1, 2]),
      ends: 24,
    };
  },
  blocks: (pick) => {
    const n = 4 + pick(2);
    const shift = 1 + pick(2);
    const figured = (x: number, y: number) => mod(div(x, n) + shift * div(y, n), 3) === 0;
    return {
      structure: (x, y) => (figured(x, y) ? mod(x * 2 + y, 5) !== 0 : mod(x + y * 2, 5) === 0),
      warp: runs([n * 3, 0]),
      weft: runs([n, 2, n, 1, n, 2]),
      ends: n * 6,
    };
  },
  plain: (pick) => {
    const fade = [1, 2, 3, 4, 5].flatMap((n) => runs(pick(2) ? [6 - n, 0, n, 1] : [n, 0, 6 - n, 1]));
    return { structure: (x, y) => even(x + y), warp: fade, weft: runs([1, 2]), ends: 20 };
  },
  wave: (pick) => {
    const swell = [0, 1, 2, 3, 3, 4, 4, 4, 3, 3, 2, 1];
    const lean = pick(2) ? 1 : -1;
    return {
      structure: (x, y) => mod((swell[mod(x, 12)] ?? 0) + lean * y, 5) < 2,
      warp: runs([12, 0]),
      weft: runs([5, 2, 5, 1]),
      ends: 24,
    };
  },
};

/** Pale and close: what a motif is laid into. */
export const quietPattern: WeavePattern = { structure: (x, y) => even(x + y), warp: [1], weft: [2], ends: 27 };

/** Whether a cell, counted from the middle, belongs to the motif within `r` cells. */
type Motif = (x: number, y: number, r: number) => boolean;

const motifs: Record<Category | 'PLAIN', Motif> = {
  /** Word that spreads. */
  MARKETING: (x, y, r) => Math.abs(x) + Math.abs(y) <= r && mod(Math.abs(x) + Math.abs(y), 3) === 0,
  /** Stairs. */
  BUSINESS: (x, y, r) => [0, 1, 2, r - 1].includes(y + 2 * div(x, 3)),
  /** A mark. */
  BRAND: (x, y, r) => Math.abs(x) + Math.abs(y) <= r && Math.abs(x) + Math.abs(y) > r / 2,
  /** A board of cells. */
  TECHNOLOGY: (x, y, r) => Math.abs(x) <= r && Math.abs(y) <= r && mod(x + r, 3) !== 2 && mod(y + r, 3) !== 2,
  /** Growth. */
  'PERSONAL DEVELOPMENT': (x, y, r) => Math.abs(x) <= r / 2 && x !== 0 && mod(y + Math.abs(x), 4) < 2,
  /** Peaks. */
  LEADERSHIP: (x, y, r) => [1, 2, 3, r + 1].includes(y + r - Math.abs(x)),
  /** A hem. */
  PLAIN: (_, y, r) => Math.abs(y) <= div(r, 3) && y !== 0,
};

interface Cloth {
  columns: number;
  rows: number;
  isRepeated: boolean;
}

/** Laid in once, in the middle, or along the whole cloth. */
export function drawMotif(category: Category | null, cloth: Cloth, pick: (below: number) => number): Structure {
  const { columns, rows, isRepeated } = cloth;
  const motif = motifs[category ?? 'PLAIN'];
  const r = Math.max(3, Math.round(Math.min(columns, rows) * (0.32 + pick(3) * 0.06)));
  const middle = Math.floor(columns / 2) + (pick(3) - 1) * Math.round(columns / 9);
  const height = Math.floor(rows / 2) + pick(3) - 1;
  const period = 2 * r + 5;
  const across = (x: number) => (isRepeated ? mod(x - middle + div(period, 2), period) - div(period, 2) : x - middle);
  return (x, y) => motif(across(x), y - height, r);
}

export function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function div(value: number, by: number): number {
  return Math.floor(value / by);
}

function even(value: number): boolean {
  return mod(value, 2) === 0;
}

function runs(pairs: number[]): number[] {
  return pairs.flatMap((length, index) => (even(index) ? Array.from({ length }, () => pairs[index + 1] ?? 0) : []));
}

function repeat(sequence: number[], times: number): number[] {
  return Array.from({ length: times }, () => sequence).flat();
}
