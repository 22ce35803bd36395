import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oklchToLinear } from './oklch.ts';

const css = readFileSync(new URL('./styles/colours.css', import.meta.url), 'utf8');
const colour = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)`;

describe('contrast of the colour tokens', () => {
  for (const theme of ['light', 'dark'] as const) {
    const ratio = (front: string, back: string) => contrast(token(front, theme), token(back, theme));

    it.each([
      ['ink', 'paper'],
      ['ink', 'wash'],
      ['ink', 'highlight'],
      ['ink', 'mark'],
      ['ink', 'field'],
      ['ink-soft', 'paper'],
      ['on-band', 'band'],
      ['on-band-soft', 'band'],
      ['paper', 'ink'],
    ])(`is AAA for running text in ${theme}: %s on %s`, (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(7));

    it.each([
      ['accent', 'paper'],
      ['accent', 'wash'],
      ['danger', 'paper'],
      ['danger', 'wash'],
      ['success', 'paper'],
      ['ink-soft', 'wash'],
      ['ink-soft', 'highlight'],
      ['ink-soft', 'field'],
      ['danger', 'field'],
      ['accent', 'highlight'],
      ['on-band', 'band'],
      ['paper', 'accent'],
      ['paper', 'danger'],
    ])(`is AA for labels in ${theme}: %s on %s`, (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5));

    it(`lets the marks of a search be seen on paper in ${theme}`, () =>
      expect(ratio('mark', 'paper')).toBeGreaterThanOrEqual(theme === 'light' ? 1.25 : 2));

    it(`is 3 to 1 for the lines of fields and the threads of links in ${theme}`, () => {
      for (const back of ['paper', 'field', 'wash']) expect(ratio('field-line', back)).toBeGreaterThanOrEqual(3);
      for (const back of ['paper', 'field', 'wash', 'highlight']) expect(ratio('accent', back)).toBeGreaterThanOrEqual(3);
      const threads = [...css.matchAll(new RegExp(`--thread-line: light-dark\\(${colour}, ${colour}\\)`, 'g'))];
      expect(threads).toHaveLength(6);
      for (const [, ...parts] of threads) {
        expect(
          contrast(luminance(theme === 'light' ? parts.slice(0, 3) : parts.slice(3, 6)), token('paper', theme)),
        ).toBeGreaterThanOrEqual(3);
      }
    });
  }
});

function token(name: string, theme: 'light' | 'dark'): number {
  const both = new RegExp(`--${name}: light-dark\\(${colour}, ${colour}\\)`).exec(css);
  if (both) return luminance(theme === 'light' ? both.slice(1, 4) : both.slice(4, 7));
  const one = new RegExp(`--${name}: ${colour}`).exec(css);
  if (!one) throw new Error(`colours.css has no --${name}`);
  return luminance(one.slice(1, 4));
}

function luminance(parts: string[]): number {
  const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
  const [red, green, blue] = oklchToLinear(lightness / 100, chroma, hue);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
