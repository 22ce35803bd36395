import { describe, expect, test } from 'vitest';
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
