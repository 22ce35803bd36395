import { describe, expect, it } from 'vitest';
import { TYPE_PAIRINGS } from '#features/settings/parts/type-pairings.ts';
import { titles, titlesByScript, triedTitles } from '#tests/factories/content/titles.ts';
import { toHeadline } from './headline.server.ts';
import { breakBalanced, clampLines, markBreaks, splitLetters } from './line-breaks.ts';
import { createRuler, isRightToLeft, outlineLine, type Run, shapeLine } from './lines.server.ts';

const MISSING_GLYPH = 0;

describe('lettering', () => {
  it.each(triedTitles)('[SEO-3] sets “%s” whole', async (title) => {
    const { headline, runs } = await shapeTitle(title);
    expect(headline.text).toBe(title.normalize('NFC'));
    expect([...runs.map(({ text }) => text).join('')].sort()).toEqual([...headline.text].sort());
    expect(runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id))).not.toContain(MISSING_GLYPH);
    for (const run of runs.filter(({ text }) => text.trim())) expect(outline([run])).toMatch(/^M.*Z$/);
  });

  it('[SEO-3] knows titles enough', () => {
    expect(titles.length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(titlesByScript).length).toBeGreaterThanOrEqual(8);
  });

  it('[SEO-3] sets what reads from right to left so, and Latin words and figures in it from left to right', async () => {
    const { runs } = await shapeTitle('קיר GH 25 סוף');
    expect(runs.map(({ text }) => text).filter((text) => text.trim())).toEqual(['סוף', 'GH 25', 'קיר']);
    const [last, letter] = await Promise.all(['סוף', 'ף'].map(getGlyphIds));
    expect(last?.[0]).toBe(letter?.[0]);
    expect(isRightToLeft('Brand: שם')).toBe(false);
    expect(isRightToLeft('“שם” Brand')).toBe(true);
    const { runs: mirrored } = await shapeTitle('(ש)');
    expect(outline(mirrored)).not.toBe('');
    expect((await getGlyphIds('(ש)'))[0]).toBe((await getGlyphIds('('))[0]);
  });

  it('[SEO-3] joins Arabic letters and Indic clusters', async () => {
    expect(await getGlyphIds('ببب')).not.toEqual(Array(3).fill((await getGlyphIds('ب'))[0]));
    expect((await getGlyphIds('لا')).length).toBeLessThan(2 + 1);
    expect((await getGlyphIds('क्ष')).length).toBeLessThan([...'क्ष'].length);
    const [first] = await getGlyphIds('कि');
    expect(first).not.toBe((await getGlyphIds('क'))[0]); // the vowel stands before its consonant
  });

  it.each(['Ẹ̀', 'ɔ̀', 'ɛ́', 'Ọ́', 'm̀', 'ŋ́'])('[SEO-3] sets the tone mark of %s over its letter', async (letter) => {
    const { runs } = await shapeTitle(letter);
    const [base, mark] = runs.flatMap(({ glyphs }) => glyphs);
    expect(runs.length).toBe(1);
    expect(mark?.advance ?? 0).toBe(0); // some fonts have it built in
    const xs = [...outline(runs).matchAll(/[MLQC]([\d.-]+)/g)].map(([, x]) => Number(x) / 1000);
    expect(xs.every((x) => x > -0.1 && x < (base?.advance ?? 0) + 0.1)).toBe(true);
  });

  it.each(TYPE_PAIRINGS)('[SEO-3] draws the marks of Yoruba, Igbo, Ewe and Twi on their own letters in %s', async (types) => {
    const astray: string[] = [];
    for (const letter of MARKED.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')])) {
      const headline = await toHeadline(`n${letter}n`, types);
      if (!headline) throw new Error(`nothing is left of ${letter}`);
      const runs = shapeLine(headline.text, headline, false);
      const [before, between, after] = drawGlyphs(runs);
      const [top, bottom] = [TOP.test(letter.normalize('NFD')), BOTTOM.test(letter.normalize('NFD'))];
      const isOn = between && before && after && between.left > before.pen - OVERHANG && between.right < after.left + OVERHANG;
      const isWhole = between && between.top > (top ? 0.62 : 0) && (!bottom || between.bottom < -0.08);
      if (!isOn || !isWhole || drawGlyphs(runs).length !== 3) astray.push(letter);
    }
    expect(astray).toEqual([]);
  });

  it('[PAGE-7] takes emoji and marks without a shape out of a title and sets the rest', async () => {
    expect(await setText('Tea 🍵\u200d  for two?')).toBe('Tea for two?');
    expect(await setText('Cafe\u0301 “naïve” – 200+')).toBe('Café “naïve” – 200+');
    expect(await setText('A\u202e brand\u0000 of\ufeff one\u200b')).toBe('A brand of one');
    expect(await setText('می\u200cخواهم')).toBe('می\u200cخواهم');
  });

  it.each(TYPE_PAIRINGS)('[SEO-3] keeps signs that are text in %s', async (types) => {
    const signs = '✓ ✔ ✗ ☎ ★ © ® ™ → № ½';
    expect((await toHeadline(signs, types))?.text).toBe(signs.normalize('NFC'));
    expect((await toHeadline('✔️ Done ❤️ 🧑🏾‍⚕️ 👩‍❤‍👩 now', types))?.text).toBe('✔ Done now');
  });

  it('[SEO-3] leaves out letters that no font has, and keeps the letter under a mark that none has', async () => {
    expect(await setText('Tea \u{12000} for\u{12001} two')).toBe('Tea for two');
    expect(await setText('a\u{1d165}b')).toBe('ab');
    expect(await setText('\ud800 lone')).toBe('lone');
    expect(await toHeadline('\u{12000}\u{12001} 🚀')).toBeUndefined();
  });

  it('[SEO-3] takes no more than a thousand letters and four marks on each', async () => {
    expect(splitLetters((await setText('ɛ'.repeat(100_000))) ?? '').length).toBeLessThanOrEqual(1000);
    expect(await setText(`e${'\u0323'.repeat(5000)}`)).toHaveLength(5); // the letter has one of its own
  });

  it('[PAGE-7] breaks lines as few as fit and even in length', async () => {
    const breaking = { maxWidth: 20, measure: (text: string) => text.length };
    expect(breakBalanced('aaaa bbbb cccc dddd eeee', breaking)).toEqual(['aaaa bbbb cccc', 'dddd eeee']);
    expect(breakBalanced('x'.repeat(45), breaking)).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]);
    expect(clampLines(['one two', 'three, four', 'five'], 2, breaking)).toEqual(['one two', 'three, four…']);
    const { headline } = await shapeTitle('Tea for two');
    const ruler = createRuler(headline);
    expect(ruler('Tea for two')).toBeGreaterThan(ruler('Tea for'));
  });

  it('[SEO-3] breaks lines between the words of scripts that have no spaces, and none before a comma', () => {
    const breaking = { maxWidth: 6, measure: (text: string) => [...text].length };
    const lines = breakBalanced(markBreaks('品牌战略，从街角的小店开始。'), breaking);
    expect(lines.join('')).toBe('品牌战略，从街角的小店开始。');
    expect(lines.every((line) => [...line].length <= 6 && !/^[，。]/.test(line))).toBe(true);
    expect(markBreaks('Tea for two')).toBe('Tea for two');
  });
});

const MARKED = 'ǹ Ǹ ń Ń n̄ N̄ m̀ M̀ ḿ Ḿ m̄ ɔ̀ Ɔ̀ ɔ́ Ɔ́ ɔ̃ ɛ́ Ɛ́ ɛ̀ ɛ̃ ẹ Ẹ ẹ̀ Ẹ̀ ẹ́ ọ Ọ ọ́ Ọ́ ọ̀ ṣ Ṣ ŋ̀ Ŋ̀ ŋ́ à é ù Ù ị Ị ị́ ụ Ụ ụ̀ ṅ Ṅ ã ẽ ĩ õ ũ ṽ ƒ ɖ ɣ ʋ'.split(
  ' ',
);
const TOP = /[\u0300-\u0304\u0307]/u;
/** In ems: a tilde is wider than an i. */
const OVERHANG = 0.1;
const BOTTOM = /\u0323/u;

interface DrawnLetter {
  /** The end of its advance. */
  pen: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The outline of each letter with its marks, as drawn: in ems, up is positive. */
function drawGlyphs(runs: Run[]): DrawnLetter[] {
  const drawn: DrawnLetter[] = [];
  let pen = 0;
  for (const { face, glyphs } of runs) {
    for (const { id, advance, x, y } of glyphs) {
      const values = face.font.glyphToJson(id).flatMap((piece) => piece.values.map((value) => value * face.unit));
      const xs = values.filter((_, index) => index % 2 === 0).map((value) => pen + x + value);
      const ys = values.filter((_, index) => index % 2 === 1).map((value) => y + value);
      const ink = { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
      const last = drawn.at(-1);
      pen += advance;
      if (advance > 0 || !last) drawn.push({ pen, ...ink });
      else
        drawn[drawn.length - 1] = {
          pen,
          left: Math.min(last.left, ink.left),
          right: Math.max(last.right, ink.right),
          top: Math.max(last.top, ink.top),
          bottom: Math.min(last.bottom, ink.bottom),
        };
    }
  }
  return drawn;
}

async function shapeTitle(title: string) {
  const headline = await toHeadline(title);
  if (!headline) throw new Error(`nothing is left of ${title}`);
  return { headline, runs: shapeLine(headline.text, headline, isRightToLeft(headline.text)) };
}

async function getGlyphIds(text: string): Promise<number[]> {
  return (await shapeTitle(text)).runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id));
}

async function setText(text: string) {
  return (await toHeadline(text))?.text;
}

function outline(runs: Run[]) {
  return outlineLine(runs, { x: 0, y: 0, size: 1000, isFromRight: false });
}
