import { describe, expect, it } from 'vitest';
import type { Category } from '#features/publishing/category.ts';
import { drawWeave, isQuiet, type WeaveOptions, weavePalette } from './weave.ts';

const titles: [string, Category][] = [
  ['Marketing in Africa starts at the kiosk', 'MARKETING'],
  ['Focus mistakes that keep good businesses small', 'BUSINESS'],
  ['What small firms can learn from big businesses', 'BUSINESS'],
  ['Bad marketing is a tax on good products', 'MARKETING'],
  ['Why Africa adopts technology sideways', 'TECHNOLOGY'],
  ['How start-ups put technology to work', 'TECHNOLOGY'],
  ['Branding myths that cost founders money', 'BRAND'],
  ['Brand development is not brand management', 'BRAND'],
  ['The know-it-all trap', 'PERSONAL DEVELOPMENT'],
  ['Seven career skills nobody certifies', 'PERSONAL DEVELOPMENT'],
  ['Biblical lessons in leadership', 'LEADERSHIP'],
  ['On leadership and legacy', 'LEADERSHIP'],
];
const variants = ['cover', 'band', 'tile', 'pulled'] as const;
const themes = ['light', 'dark', 'auto'] as const;

describe('drawWeave', () => {
  it('draws the same bytes for the same options', () => {
    for (const options of all()) expect(drawWeave(options)).toBe(drawWeave({ ...options }));
  });

  it('stays under 12 kB', () => {
    for (const options of all()) expect(drawWeave(options).length).toBeLessThan(12_000);
  });

  it('gives twelve titles twelve pictures, whatever their colours', () => {
    const drawings = titles.map(([seed, category]) => drawWeave(cover(seed, category)).replace(/#[0-9a-f]{6}/g, ''));
    expect(new Set(drawings).size).toBe(12);
  });

  it('tells categories apart and light from dark', () => {
    const drawings = titles.map(([, category]) => drawWeave(cover('one seed', category)));
    expect(new Set(drawings).size).toBe(6);
    expect(drawWeave({ ...cover('one seed', 'BRAND'), theme: 'dark' })).not.toBe(drawWeave(cover('one seed', 'BRAND')));
  });

  it('is well-formed SVG in hex colours, without scripts, data- attributes or anything from the seed', () => {
    for (const options of all('<script>alert(1)</script>"&')) {
      const svg = drawWeave(options);
      const open: string[] = [];
      for (const [, close, name, attributes, alone] of svg.matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"<>&]*")*)(\/?)>/g)) {
        expect(attributes).not.toMatch(/ (data-|on|href)/);
        if (close) expect(open.pop()).toBe(name);
        else if (!alone) open.push(name ?? '');
      }
      expect(open).toEqual([]);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
      expect(svg).not.toMatch(/script|data-|NaN|undefined|oklch/);
    }
  });

  it('is quiet for one title in three, whatever its size, and not where there is no cover', () => {
    const seeds = Array.from({ length: 300 }, (_, at) => `Title ${at}`);
    for (const category of new Set(titles.map(([, each]) => each))) {
      const quiet = seeds.filter((seed) => isQuiet({ seed, category }));
      expect(quiet.length).toBeGreaterThan(70);
      expect(quiet.length).toBeLessThan(130);
      for (const seed of quiet.slice(0, 9)) {
        expect(isQuiet({ seed, category, variant: 'band' })).toBe(true);
        expect(isQuiet({ seed, category, variant: 'tile' })).toBe(false);
        expect(drawWeave(cover(seed, category)).length).toBeLessThan(12_000);
      }
      expect(new Set(quiet.slice(0, 9).map((seed) => drawWeave(cover(seed, category)))).size).toBe(9);
    }
  });

  it('keeps one thread out of the pattern in every one', () => {
    for (const options of all())
      expect(drawWeave(options)).toContain(weavePalette(options.category, options.theme === 'dark' ? 'dark' : 'light').odd);
  });

  it('keeps the break of a band where a phone shows it, and lightens one that a dark ground would hide', () => {
    for (const [seed, category] of titles) {
      const options: WeaveOptions = { seed, category, width: 2400, height: 480, variant: 'band' };
      const path = drawWeave(options).match(/<path class="t3"[^>]* d="([^"]+)"/)?.[1] ?? '';
      const end = Number(drawWeave(options).match(/viewBox="0 0 (\d+)/)?.[1]);
      const runs = Array.from(path.matchAll(/M(-?[\d.]+) [\d.]+h([\d.]+)/g), ([, x, length]) => ({ x: Number(x), length: Number(length) }));
      const { x, length } = runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
      expect(Math.abs((x + length / 2) / end - 0.5), seed).toBeLessThan(0.2);
      expect(length / end, seed).toBeGreaterThan(0.3);
      const dark = weavePalette(category, 'dark');
      expect(Math.max(...(dark.odd.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))), dark.odd).toBeGreaterThan(150);
    }
  });
});

function cover(seed: string, category: Category | null): WeaveOptions {
  return { seed, category, width: 1200, height: 960 };
}

function all(seed?: string): WeaveOptions[] {
  return titles.flatMap(([title, category]) =>
    variants.flatMap((variant) =>
      themes.map((theme) => ({
        seed: seed ?? title,
        category,
        width: variant === 'band' ? 2400 : 1200,
        height: variant === 'band' ? 480 : 960,
        theme,
        variant,
      })),
    ),
  );
}
