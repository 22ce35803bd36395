import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TYPE_PAIRINGS, type TypePairing } from '#features/settings/parts/type-pairings.ts';
import { defaultSite } from '#features/settings/site.ts';
import { titles, titlesByScript, triedTitles } from '#tests/factories/content/titles.ts';
import { hasLetters, listMarks, toPattern } from '#tests/support/picture-text/letters.ts';
import { openFont, readGlyphs } from '#tests/support/picture-text/read-picture.ts';
import { shareCardSvg } from './share-card-svg.server.ts';

const names = readdirSync(new URL('lettering/fonts', import.meta.url))
  .filter((file) => file.endsWith('.ttf.br'))
  .map((file) => file.replace('.ttf.br', ''));
const fonts = names.map(openFont);

/** Scripts whose glyphs stand in another order than their letters, or are drawn in parts. */
const REORDERED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Adlam}]/u;

/** With a grave or an acute on a letter that has none built in. */
const TONED = triedTitles.filter((title) => /[\u0300\u0301]/.test(title.normalize('NFC')) && /\p{Script=Latin}/u.test(title));

describe('what is drawn on a sharing picture, read back from its outlines', () => {
  it('[SEO-3] knows sixty titles in twelve scripts and more', () => {
    expect(titles.length).toBeGreaterThanOrEqual(60);
    const scripts = [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Han',
      'Hiragana',
      'Hangul',
      'Devanagari',
      'Ethiopic',
      'Bengali',
      'Tamil',
    ];
    const more = ['Thai', 'Armenian', 'Georgian', 'Nko', 'Adlam', 'Tifinagh'];
    for (const script of [...scripts, ...more]) expect(titles.join(''), script).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    expect(Object.keys(titlesByScript).length).toBeGreaterThan(20);
  });

  it.each(triedTitles)('[SEO-3] [PAGE-7] “%s” is all there', async (title) => {
    const glyphs = readGlyphs(await drawTitle(title), fonts);
    expect(hasLetters(title, glyphs, fonts)).toBe(true);
    if (!REORDERED.test(title)) expect(title.normalize('NFD').replaceAll(' ', '')).toMatch(toPattern(glyphs));
  });

  describe.each(TYPE_PAIRINGS.slice(1))('in %s', (types) => {
    it.each(triedTitles)('[SITE-8] [SEO-3] “%s” is all there', async (title) => {
      const path = await drawTitle(title, types);
      expect(hasLetters(title, readGlyphs(path, fonts), fonts)).toBe(true);
    });

    it('[SITE-8] plain letters are those of its own headline face', async () => {
      const path = await drawTitle('Grow quickly, 2026', types);
      const [own] = fonts.filter((_, index) => names[index] === `headline-${types}`);
      expect(own && readGlyphs(path, [own])).toHaveLength('Growquickly,2026'.length);
      expect(() =>
        readGlyphs(
          path,
          fonts.filter((font) => font !== own),
        ),
      ).toThrow('is of no glyph');
    });
  });

  it.each(TONED)('[SEO-3] “%s” has its tone marks over their letters', async (title) => {
    const marks = listMarks(readGlyphs(await drawTitle(title), fonts)).filter(({ mark }) =>
      [...mark.readings].some((text) => /^[\u0300\u0301]$/.test(text)),
    );
    expect(marks.length).toBeGreaterThan(0);
    for (const { mark, base } of marks) {
      const middle = (mark.left + mark.right) / 2;
      expect(middle > base.left && middle < base.right && mark.bottom <= base.top + 1, `${[...base.readings]}`).toBe(true);
    }
  });

  it('[SEO-3] a letter that is not drawn, or another one, is noticed', async () => {
    const glyphs = readGlyphs(await drawTitle('Sell at GH₵500'), fonts);
    expect(hasLetters('Sell at GH₵5000', glyphs, fonts)).toBe(false);
    expect(hasLetters('Sell at GH500', glyphs, fonts)).toBe(false);
    expect(hasLetters('Sell at GH₦500', glyphs, fonts)).toBe(false);
    expect('SellatHG₵500').not.toMatch(toPattern(glyphs));
    expect(() => readGlyphs('M10 10L20 10L20 90L10 90Z', fonts)).toThrow('is of no glyph');
  });
});

async function drawTitle(title: string, types?: TypePairing): Promise<string> {
  const looks = { ...defaultSite.looks, ...(types && { types }) };
  const svg = await shareCardSvg({ title, category: null, label: '', author: '' }, looks);
  return /<path fill="[^"]+" d="([^"]*)"\/><\/svg>$/.exec(svg)?.[1] ?? '';
}
