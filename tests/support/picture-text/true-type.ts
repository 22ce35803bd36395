type Point = [x: number, y: number];

/** Points of a closed curve as its quadratic pieces name them, on and off the curve. */
type Contour = Point[];

/** A TrueType font read from its bytes, so that what was drawn can be compared with it. */
export interface TrueType {
  unitsPerEm: number;
  glyphCount: number;
  /** Characters and the glyphs that stand for them when nothing is next to them. */
  cmap: Map<number, number>;
  getContours(glyph: number): Contour[];
  /** The start of a table; undefined where the font has none. */
  findTable(tag: string): number | undefined;
  view: DataView;
}

export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const getTable = (tag: string) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`the font has no ${tag}`);
    return at;
  };
  const head = getTable('head');
  const hasLongPlaces = view.getInt16(head + 50) === 1;
  const getPlace = (glyph: number) =>
    getTable('glyf') + (hasLongPlaces ? view.getUint32(getTable('loca') + glyph * 4) : view.getUint16(getTable('loca') + glyph * 2) * 2);
  const getContours = (glyph: number): Contour[] => {
    const at = getPlace(glyph);
    if (getPlace(glyph + 1) === at) return [];
    return view.getInt16(at) >= 0 ? readSimple(view, at) : readComposite(view, at, getContours);
  };
  return {
    unitsPerEm: view.getUint16(head + 18),
    glyphCount: view.getUint16(getTable('maxp') + 4),
    cmap: readCmap(view, getTable('cmap')),
    getContours,
    findTable: (tag) => tables.get(tag),
    view,
  };
}

function readCmap(view: DataView, table: number): Map<number, number> {
  const cmap = new Map<number, number>();
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const at = table + view.getUint32(table + 8 + index * 8);
    const format = view.getUint16(at);
    if (format === 12) {
      for (let group = 0; group < view.getUint32(at + 12); group++) {
        const [first, last, glyph] = [0, 4, 8].map((offset) => view.getUint32(at + 16 + group * 12 + offset));
        for (let code = first ?? 0; code <= (last ?? -1); code++) cmap.set(code, (glyph ?? 0) + code - (first ?? 0));
      }
    } else if (format === 4) readSegments(view, at, cmap);
  }
  return cmap;
}

function readSegments(view: DataView, at: number, cmap: Map<number, number>) {
  const size = view.getUint16(at + 6);
  for (let offset = 0; offset < size; offset += 2) {
    const last = view.getUint16(at + 14 + offset);
    const first = view.getUint16(at + 16 + size + offset);
    const delta = view.getUint16(at + 16 + 2 * size + offset);
    const rangeAt = at + 16 + 3 * size + offset;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = range ? view.getUint16(rangeAt + range + (code - first) * 2) : code;
      const glyph = range && !listed ? 0 : (listed + delta) & 0xffff;
      if (glyph) cmap.set(code, glyph);
    }
  }
}

const ON_CURVE = 1;
const REPEATS = 8;

function readSimple(view: DataView, start: number): Contour[] {
  const ends = Array.from({ length: view.getInt16(start) }, (_, index) => view.getUint16(start + 10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + ends.length * 2;
  at += 2 + view.getUint16(at); // hinting
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(at++);
    const times = flag & REPEATS ? view.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const readAxis = (isShort: number, isSameOrPositive: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += flag & isSameOrPositive ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & isSameOrPositive)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  return ends.map((end, index) => {
    const first = index ? (ends[index - 1] ?? 0) + 1 : 0;
    const points = flags.slice(first, end + 1).map((flag, offset) => {
      return { isOn: Boolean(flag & ON_CURVE), x: xs[first + offset] ?? 0, y: ys[first + offset] ?? 0 };
    });
    return points.flatMap(({ isOn, x, y }, place): Point[] => {
      const next = points[(place + 1) % points.length];
      return !isOn && next && !next.isOn
        ? [
            [x, y],
            [(x + next.x) / 2, (y + next.y) / 2],
          ]
        : [[x, y]]; // the point between is left unsaid
    });
  });
}

const FLAGS = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 };

function readComposite(view: DataView, start: number, getContours: (glyph: number) => Contour[]): Contour[] {
  const contours: Contour[] = [];
  let at = start + 10;
  let flags = FLAGS.more;
  while (flags & FLAGS.more) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    if (!(flags & FLAGS.offsets)) throw new Error('a glyph that is placed by its points cannot be read');
    const [dx, dy] = flags & FLAGS.words ? [view.getInt16(at + 4), view.getInt16(at + 6)] : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += flags & FLAGS.words ? 8 : 6;
    const read = () => {
      at += 2;
      return view.getInt16(at - 2) / 16384;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & FLAGS.scale) a = d = read();
    else if (flags & FLAGS.twoScales) [a, d] = [read(), read()];
    else if (flags & FLAGS.matrix) [a, b, c, d] = [read(), read(), read(), read()];
    contours.push(...getContours(glyph).map((contour) => contour.map(([x, y]): Point => [a * x + c * y + dx, b * x + d * y + dy])));
  }
  return contours;
}
