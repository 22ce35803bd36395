import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { CATEGORIES } from '#features/publishing/category.ts';
import { oklchToHex } from '#ui/oklch.ts';
import {
  ACCENT_NAMES,
  accents,
  findAccentFault,
  formatRatio,
  getAccent,
  getContrast,
  LEAST_FOR_LINES,
  LEAST_FOR_TEXT,
  measureAccent,
} from './accents.ts';
import { colours } from './brand-colours.ts';
import { DEFAULT_PALETTE, type Oklch, PALETTE_NAMES, paletteSets, type Shade } from './palettes.ts';

const THEMES = ['light', 'dark'] as const;
const SURFACES = ['paper', 'field', 'wash', 'highlight'] as const;

const inTheme = (shade: Shade, theme: 'light' | 'dark'): Oklch => ('light' in shade ? shade[theme] : shade);

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(ACCENT_NAMES)('[SITE-8] the accent %s can be read on whatever it stands on, and its buttons too', (name) => {
    for (const surface of SURFACES)
      expect(getContrast(accents[name][theme], colours[surface][theme]), surface).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  });

  it.each(PALETTE_NAMES)('[SITE-8] every category of %s is seen by its lines, and read where a sign has their colour', (name) => {
    for (const category of CATEGORIES) {
      const line = inTheme(paletteSets[name].categories[category].line, theme);
      for (const surface of ['paper', 'field', 'wash'] as const)
        expect(getContrast(line, colours[surface][theme]), `${category} on ${surface}`).toBeGreaterThanOrEqual(LEAST_FOR_LINES);
      if (name !== DEFAULT_PALETTE)
        expect(getContrast(line, colours.paper[theme]), `${category} on paper`).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
    }
  });
});

test.each(PALETTE_NAMES)('[SITE-8] the odd thread of every cover of %s is of no other colour of it', (name) => {
  const { plain, categories } = paletteSets[name];
  for (const { threads, odd } of [plain, ...Object.values(categories)])
    for (const thread of threads) expect(getDistance(inTheme(thread, 'light'), odd)).toBeGreaterThan(0.1);
});

test('[SITE-8] there are at least eight accents and four sets of six, all of them different', () => {
  expect(new Set(ACCENT_NAMES.map((name) => JSON.stringify(accents[name]))).size).toBeGreaterThanOrEqual(8);
  const cloths = PALETTE_NAMES.flatMap((name) => CATEGORIES.map((category) => JSON.stringify(paletteSets[name].categories[category])));
  expect(PALETTE_NAMES.length).toBeGreaterThanOrEqual(4);
  expect(new Set(cloths).size).toBe(PALETTE_NAMES.length * 6);
});

describe('an own accent', () => {
  it('[SITE-8] below AA is refused with what was measured, in either theme', () => {
    expect(findAccentFault('#ff8800', 'light')).toMatch(
      /^Hard to read in the light theme: it has a contrast of 1\.\d to 1 on the newsletter’s band/,
    );
    expect(findAccentFault('#33509e', 'dark')).toMatch(
      /in the dark theme: .* [12](\.\d)? to 1 on .*needs 4\.5 to 1\. Choose a lighter one\.$/,
    );
    expect(findAccentFault('#33509e', 'light')).toBeUndefined();
    expect(findAccentFault('#ffd27f', 'dark')).toBeUndefined();
  });

  it.each(['', '#fff', 'red', '#12345', '#33509e;}', '#33509g', 'url(//evil.example)', '🎨'])(
    '[SITE-8] is a colour and nothing else: %j',
    (text) => {
      expect(findAccentFault(text, 'light')).toContain('Enter a colour');
    },
  );

  it('[SITE-8] that passes can be read in the dark theme as well, where no other is chosen for it', () => {
    for (let at = 0; at < 4096; at += 1) {
      const hex = `#${[at >> 8, (at >> 4) & 15, at & 15].map((part) => (part * 17).toString(16).padStart(2, '0')).join('')}`;
      if (findAccentFault(hex, 'light')) continue;
      expect(measureAccent(getAccent(hex, '').dark, 'dark').ratio, hex).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
    }
  });

  it('[SITE-8] is shown as it was chosen', () => {
    for (const hex of ['#33509e', '#7a1f3d', '#004d40', '#000000']) expect(oklchToHex(...getAccent(hex, '').light)).toBe(hex);
    expect(oklchToHex(...getAccent('#33509e', '#ffd27f').dark)).toBe('#ffd27f');
  });

  it('[SITE-8] has a ratio that never reads as more than it is', () => {
    expect(formatRatio(4.4999)).toBe('4.4 to 1');
    expect(formatRatio(3)).toBe('3 to 1');
  });
});

/** As far apart as two colours are in OKLab. */
function getDistance(one: Oklch, other: Oklch): number {
  const [a, b] = [one, other].map(([lightness, chroma, hue]) => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  return Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)));
}

test('no stylesheet names a colour that no contrast was measured of', () => {
  const stylesheets = globSync('app/**/*.css').filter((file) => !file.endsWith('/colours.css') && !file.endsWith('/print.css'));
  expect(stylesheets.filter((file) => /oklch\(|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
