import { describe, expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { readCorpus } from '#tests/support/corpora.ts';
import { findSpellings } from './matches.ts';
import { getSnippet, markMatches } from './snippet.ts';

const show = (runs: { text: string; isMatch: boolean }[]) => runs.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('[SRCH-7] the match is marked where folding changes lengths', () => {
  test.each([
    ['Wait… for it', '... for', 'Wait[… for] it'],
    ['Wait… for it', '. for', 'Wait[… for] it'],
    ['So…', '.', 'So[…]'],
    ['Your le\u200Bga\u00ADcy, now', 'legacy', 'Your [le\u200Bga\u00ADcy], now'],
    ['Nobody’s “free”', '\'s "free', 'Nobody[’s “free]”'],
    ['a  \u200B b c', 'a b', '[a  \u200B b] c'],
    ['Straße, İzmir… Ως', 'izmir... ω', 'Straße, [İzmir… Ω]ς'],
    ['ß and ss', 's', '[ß] and [s][s]'],
    ['हिन्दी… में', 'में', 'हिन्दी… [में]'],
    ['x👩\u200D👧y', 'y', 'x👩\u200D👧[y]'],
    ['قال كِتَابٌ… جديد', 'كتاب', 'قال [كِتَابٌ]… جديد'],
    ['في التـــسويق…', 'تسويق', 'في ال[تـــسويق]…'],
    ['שָׁלוֹם… עולם', 'שלום', '[שָׁלוֹם]… עולם'],
    ['ｶﾞｽ ＡＢＣ… ﬁn', 'abc', 'ｶﾞｽ [ＡＢＣ]… ﬁn'],
    ['no \uFEFF such', 'such', 'no \uFEFF [such]'],
  ])('%s with %s', (text, typed, expected) => {
    expect(show(markMatches(text, findSpellings([foldText(typed)])))).toBe(expected);
  });

  test('whatever the text is, the runs are the text, and each mark folds to what holds the query', () => {
    for (const text of readCorpus('strings/blns.json') ?? []) {
      const query = foldText(text.slice(1, 4)).trim();
      if (!query) continue;
      const runs = markMatches(text, findSpellings([query]));
      expect(runs.map((run) => run.text).join('')).toBe(text.toWellFormed().normalize('NFC'));
      for (const run of runs) if (run.isMatch) expect(foldText(run.text)).toContain(query);
    }
  });

  test('a long text is marked within some milliseconds, whatever its script', () => {
    for (const sentence of ['日本語の記事', 'Привет, мир… ', 'Straße ', 'a\u0301\u200B', ' \u200B']) {
      const text = sentence.repeat(40_000 / sentence.length);
      const startedAt = performance.now();
      markMatches(text, findSpellings([foldText(sentence).trim() || 'x']));
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
  });
});

describe('[SRCH-7] the context', () => {
  const long = (end: string) => `${'word '.repeat(46)}late${end} More ${'word '.repeat(60)}`;
  const show = (text: string) => (getSnippet(htmlToText(`<p>${text}</p>`), findSpellings(['word'])) ?? []).map((run) => run.text).join('');

  test.each(['.', '?', '.”', '…'])('has no ellipsis after a sentence that ends with %s', (end) => {
    const text = long(end);
    const snippets = Array.from({ length: 12 }, (_, cut) => show(text.slice(cut * 5)));
    for (const snippet of snippets) expect(snippet).not.toContain(`${end}…`);
    expect(snippets.some((snippet) => snippet.endsWith(`late${end}`))).toBe(true);
    expect(snippets.some((snippet) => snippet.endsWith('word…'))).toBe(true);
  });
});

describe('[SRCH-7] the first match is within two lines of a phone of 320 pixels', () => {
  const COLUMNS = 30; // in a wide fallback font
  const long = 'incomprehensibilities-characteristically';

  /** Columns are as wide as a Latin letter; those of Asia take two. */
  const measure = (text: string) => text.replace(/\p{Lu}(?=\p{Lu})|[\u0900-\u1DFF\u3000-\uD7FF]/gu, '**').length;

  /** Breaks as a browser does, so late that no line can be longer. */
  function countLines(text: string): number {
    let lines = 1;
    let column = 0;
    for (const word of text.match(/[\u3000-\uD7FF]|[^\s\u3000-\uD7FF]+\s*|\s+/g) ?? []) {
      if (column > 0 && column + measure(word.trimEnd()) > COLUMNS) {
        lines += 1;
        column = 0;
      }
      for (column += measure(word); column > COLUMNS + 1; column -= COLUMNS) lines += 1;
    }
    return lines;
  }

  function countLinesToMatch(text: string, query: string): number | undefined {
    const runs = getSnippet(text, findSpellings([foldText(query)]));
    const at = runs?.findIndex(({ isMatch }) => isMatch) ?? -1;
    return at < 0 ? undefined : countLines(runs?.slice(0, at + 1).reduce((all, run) => all + run.text, '') ?? '');
  }

  test('for every word of every built-in excerpt and title', () => {
    for (const { title, excerpt } of builtInArticles)
      for (const word of `${title} ${excerpt}`.match(/[\p{L}\p{N}]+/gu) ?? [])
        expect([word, countLinesToMatch(excerpt.includes(word) ? excerpt : `${excerpt} ${title}`, word)]).toEqual([
          word,
          expect.toBeOneOf([1, 2]),
        ]);
  });

  test.each([
    ['late in a long sentence', `${'some short words '.repeat(12)}kente`, 'kente'],
    ['after long words', `${`${long} `.repeat(3)}kente ${long}`, 'kente'],
    [
      'a long one after short words',
      `${'some words '.repeat(20)}a price that is not a guess at all, and then more`,
      'a price that is not a guess at all',
    ],
    ['in the start of a long one', `${'short '.repeat(30)}kente${long}${long}`, 'kente'],
    ['in capitals', `${'WE SELL WHAT '.repeat(9)}KENTE`, 'kente'],
    ['with marks under and over its letters', `${'Ọjọ́ tí a bá ń ṣọ̀rọ̀ nípa '.repeat(6)}Ìbàdàn.`, 'ìbàdàn'],
    ['in Arabic', `${'هذا مقال طويل عن السوق '.repeat(6)}القُماش`, 'القماش'],
    ['in Hindi', `${'बाज़ार में जब दाम बदल जाते हैं '.repeat(5)}कपास`, 'कपास'],
    ['in Japanese', `${'値段が急に変わるとき'.repeat(8)}木綿の布`, '木綿'],
  ])('%s', (_, text, query) => {
    expect(countLinesToMatch(text, query)).toBeLessThanOrEqual(2);
    expect(countLinesToMatch(`${text} ${'and more '.repeat(40)}`, query)).toBeLessThanOrEqual(2);
  });
});
