import { describe, expect, it } from 'vitest';
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

  it('[PAGE-7] takes emoji and marks without a shape out of a title and sets the rest', async () => {
    expect(await setText('Tea 🍵\u200d  for two?')).toBe('Tea for two?');
    expect(await setText('Cafe\u0301 “naïve” – 200+')).toBe('Café “naïve” – 200+');
    expect(await setText('A\u202e brand\u0000 of\ufeff one\u200b')).toBe('A brand of one');
    expect(await setText('می\u200cخواهم')).toBe('می\u200cخواهم');
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
