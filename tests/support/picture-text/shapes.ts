/** A closed curve as it is compared: the same for every start and direction of drawing. */
export interface Shape {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
}

/** Measures the polygon of all points of a curve, on and off it. `y` grows downwards. */
export function toShape(points: readonly (readonly [x: number, y: number])[]): Shape {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    area: Math.abs(twice / 2),
  };
}

/** The curves of SVG path data with absolute lines and quadratic curves. */
export function readPath(path: string): Shape[] {
  return path
    .split('M')
    .slice(1)
    .map((curve) => {
      const numbers = [...curve.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
      if (!/^[\d. LQ-]+Z$/.test(curve) || numbers.length % 2) throw new Error(`not a curve: M${curve}`);
      return toShape(Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0]));
    });
}
