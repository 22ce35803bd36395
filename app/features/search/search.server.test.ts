import { describe, expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { readCorpus } from '#tests/support/corpora.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { findSpellings } from './matches.ts';
import { searchContent } from './search.server.ts';
import { getSnippet, markMatches } from './snippet.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');

describeOnEachDatabase('search', (open) => {
  const words = {
    title: 'Straße to “50% off” in İstanbul',
    excerpt: "It's a back\\slash, an under_score & a 👩‍👩‍👧 family",
    category: 'PERSONAL DEVELOPMENT',
    content:
      '<h2>Café ΟΔΟΣ</h2><p class="x"><b>chimi</b>changas &lt;b&gt; fish &amp; chips</p><p>one</p><p>two<br>three</p>' +
      '<ul><li>Привет</li><li>日本語の記事</li></ul><p>Go (OR) AND NOT "quoted" * near^2: a-b;</p><a href="/hidden">z</a>',
  };
  const cases: [string, boolean][] = [
    ['off', true],
    ['OFF', true],
    ['oFf” In', true],
    ['50%', true],
    ['5%', false],
    ['0% o', true],
    ['under_score', true],
    ['under-score', false],
    ['_', true],
    ['%', true],
    ['%%', false],
    ['back\\slash', true],
    ['\\', true],
    ["'", true],
    ["it's", true],
    ["'; drop table articles; --", false],
    ['"quoted"', true],
    ['"quoted', true],
    ['""', false],
    ['(or) and not', true],
    ['near^2: a-b;', true],
    ['* ', true],
    ['a', true],
    ['Z', true],
    ['qx', false],
    ['é', true],
    ['CAFÉ', true],
    ['cafe\u0301', true],
    ['cafe', false],
    ['οδος', true],
    ['ΟΔΟ', true],
    ['привет', true],
    ['ИВЕ', true],
    ['日本', true],
    ['本', true],
    ['語の記事', true],
    ['strasse', true],
    ['STRASSE TO', true],
    ['istanbul', true],
    ['İSTANBUL', true],
    ['👩‍👩‍👧', true],
    ['👧', true],
    ['👦', false],
    ['chimichangas', true],
    ['michan', true],
    ['chimi changas', false],
    ['<b>', true],
    ['fish & chips', true],
    ['&amp;', false],
    ['strong', false],
    ['href', false],
    ['hidden', false],
    ['class', false],
    ['onetwo', false],
    ['twothree', false],
    ['one two three', true],
    ['  one \n  two ', true],
    ['personal dev', true],
    ['personal-development', false],
    ['family personal', false],
    ['istanbul it', false],
    ['\0', false],
    ['\ud800', false],
    [`${'one two three '.repeat(9)}`, false],
    ['日本語の記事 go (or) and not "quoted" * near^2: a-b; z', true],
    ['日本語の記事 go (or) and not "quoted" * near^2: a-b; y', false],
  ];

  test('[SRCH-1] [SRCH-3] finds what the article contains, and nothing else', async () => {
    const db = await open();
    await insertArticle(db, words);
    const found = await Promise.all(cases.map(async ([query]) => [query, (await search(db, query)).count === 1]));
    expect(found).toEqual(cases);
  });

  test('[SRCH-1] runs only when the trimmed query is not empty', async () => {
    const db = await open();
    await insertArticle(db);
    for (const query of ['', ' ', '\n\t\u00a0 ']) expect(await search(db, query)).toEqual({ count: 0, results: [] });
  });

  test('[SRCH-2] finds what is published by now, also what the author adds, changes and deletes later', async () => {
    const db = await open();
    await insertArticle(db, { title: 'Kente past' });
    const future = await insertArticle(db, { title: 'Kente future', publishedAt: '2026-01-01T00:00:00.001Z' });
    expect(titles(await search(db, 'kente'))).toEqual(['Kente past']);
    const added = await insertArticle(db, { title: 'Kente added', publishedAt: NOW.toISOString() });
    expect(titles(await search(db, 'kente'))).toEqual(['Kente added', 'Kente past']);
    const changed = { title: 'Adinkra', excerpt: 'a', category: 'BRAND', content: '<p>b</p>' };
    await db
      .updateTable('articles')
      .set({ ...changed, ...getSearchColumns(changed) })
      .where('id', '=', added.id)
      .execute();
    await indexContent(db, { table: 'articles', id: added.id }, getSearchText(changed));
    expect(titles(await search(db, 'kente'))).toEqual(['Kente past']);
    expect(titles(await search(db, 'adinkra'))).toEqual(['Adinkra']);
    await db.updateTable('articles').set({ publishedAt: '2025-02-01T00:00:00.000Z' }).where('id', '=', future.id).execute();
    expect((await search(db, 'kente')).count).toBe(2);
    await db.deleteFrom('articles').where('id', '=', future.id).execute();
    expect((await search(db, 'kente')).count).toBe(1);
    expect((await search(db, 'ke')).count).toBe(1);
  });

  test('[SRCH-7] titles come before excerpts before the rest, newest first; the count is of all', async () => {
    const db = await open();
    const at = (day: number) => `2025-01-0${day}T00:00:00.000Z`;
    await insertArticle(db, { id: 'content', content: '<p>the kente</p>', publishedAt: at(7) });
    await insertArticle(db, { id: 'old-excerpt', excerpt: 'kente', publishedAt: at(3) });
    await insertArticle(db, { id: 'new-excerpt', excerpt: 'a kente', publishedAt: at(5) });
    await insertArticle(db, { id: 'old-title', title: 'Of Kente', publishedAt: at(1) });
    await insertArticle(db, { id: 'new-title', title: 'Kente', excerpt: 'kente', publishedAt: at(2) });
    await insertArticle(db, { id: 'none', publishedAt: at(9) });
    const { count, results } = await search(db, 'KENTE');
    expect([count, ...results.map(({ id }) => id)]).toEqual([5, 'new-title', 'old-title', 'new-excerpt', 'old-excerpt', 'content']);
    const first = await searchContent(db, 'kente', { kinds: storedKinds, publicTexts: openPublicTexts(db), limit: 2, now: NOW });
    expect([first.count, first.results.length]).toEqual([5, 2]);
    expect(results.map(({ context }) => context.filter(({ isMatch }) => isMatch).map(({ text }) => text))).toEqual([
      ['kente'],
      [],
      ['kente'],
      ['kente'],
      ['kente'],
    ]);
  });

  test.each([
    ['plain letters', [...'aaaabbBccdDe  .\'"%_\\-Éé日本', '👩'], isPlainSubstring],
    ['letters that fold to others', [...'aabsSßΣσςİiIıéE\u0301µK'], isFoldedSubstring],
  ])('[SRCH-1] agrees with the substring rule on random articles of %s', { timeout: 120_000 }, async (_, letters, isIn) => {
    const db = await open();
    const random = randomFrom(11);
    const text = (length: number) => Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
    const articles = Array.from({ length: 60 }, () => ({ title: text(8), excerpt: text(20), category: 'BRAND', words: text(120) }));
    for (const { words, ...article } of articles) await insertArticle(db, { ...article, content: `<p>${words}</p>` });
    for (let index = 0; index < (isGate ? 100 : 400); index++) {
      const from = Array.from(articles[index % 60]?.words ?? '');
      const query = (index % 4 ? text(1 + Math.floor(random() * 4)) : from.slice(index % 40, (index % 40) + 45).join('')).trim();
      const expected = query ? articles.filter((article) => Object.values(article).some((part) => isIn(part, query))).length : 0;
      expect([query, (await search(db, query)).count]).toEqual([query, expected]);
    }
  });

  test('[SRCH-1] takes any hostile string as text', async () => {
    const db = await open();
    await insertArticle(db);
    for (const file of ['strings/blns.json', 'strings/SQL-Injection', 'strings/SQLi_Polyglots.txt']) {
      for (const query of readCorpus(file) ?? []) expect((await search(db, query)).count).toBeLessThan(2);
    }
    expect((await search(db, 'x'.repeat(100_000))).count).toBe(0);
    expect((await search(db, 'article')).count).toBe(1);
  });
});

describeOnEachDatabase('search of many articles', (open) => {
  test('[SRCH-2] is complete from the first search on', { timeout: 120_000 }, async () => {
    const db = await open();
    for (let index = 0; index < 150; index++) await insertArticle(db, { content: `<p>kente ${index}</p>` });
    expect((await search(db, 'kente')).count).toBe(150);
    await insertArticle(db, { title: 'One more kente' });
    expect((await search(db, 'kente')).count).toBe(151);
    expect((await search(db, 'kente 14')).results.length).toBe(11);
  });
});

describe('[SRCH-7] the match is marked in its context', () => {
  test.each([
    ['Kente and kente', 'kente', ['[Kente]', ' and ', '[kente]']],
    ['Die Straße', 'strasse', ['Die ', '[Straße]']],
    ['In İstanbul, ΟΔΟΣ', 'οδοσ', ['In İstanbul, ', '[ΟΔΟΣ]']],
    ['Cafe\u0301 x', 'é', ['Caf', '[é]', ' x']],
    ['a  b', 'a b', ['[a  b]']],
    ['nothing', 'zzz', ['nothing']],
  ])('%s with %s', (text, query, expected) => {
    expect(markMatches(text, findSpellings([query])).map((run) => (run.isMatch ? `[${run.text}]` : run.text))).toEqual(expected);
  });

  test('a long text is cut at words around the first match', () => {
    const content = `<p>${'before '.repeat(50)}Kente ${'after '.repeat(80)}</p>`;
    const context = getSnippet(htmlToText(content), findSpellings(['kente'])) ?? [];
    expect(context.map(({ text }) => text).join('')).toMatch(/^…(before ){6}Kente (after )+after…$/);
    expect(context.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'Kente', isMatch: true }]);
  });
});

function search(db: Db, query: string) {
  return searchContent(db, query, { kinds: storedKinds, publicTexts: openPublicTexts(db), limit: 50, now: NOW });
}

function titles({ results }: Awaited<ReturnType<typeof search>>): string[] {
  return results.map(({ title }) => title);
}

/** SRCH-1 in one line; a run of white space is one space. */
function isPlainSubstring(text: string, query: string): boolean {
  return oneSpaced(text).toLowerCase().includes(oneSpaced(query).toLowerCase());
}

function isFoldedSubstring(text: string, query: string): boolean {
  return foldText(text).includes(foldText(query));
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
