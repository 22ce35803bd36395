import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { searchContent } from './search.server.ts';

const NOW = new Date('2030-01-01T00:00:00.000Z');
const WORDS = 5;
const AT_ONCE = 8;

/** What the keys of a keyboard give for what stands in print. */
const KEYS: [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—−‑]/g, '-'],
  [/…/g, '...'],
  [/[\u00A0\u202F]/g, ' '],
];

describeOnEachDatabase('the built-in articles', (open) => {
  test('[SRCH-1] are found by their titles and by the first words of each sentence, as they are typed', { timeout: 300_000 }, async () => {
    const db = await open();
    for (const { id, title, excerpt, category, content } of builtInArticles) {
      await insertArticle(db, { id, title, excerpt, category, content });
    }
    const missed: string[] = [];
    let typedQuotes = 0;
    for (const { id, title, content } of builtInArticles) {
      const sentences = htmlToText(content).split(/(?<=[.!?][”’"')]?) /);
      const printed = [title, ...sentences.map((sentence) => sentence.split(' ').slice(0, WORDS).join(' '))];
      const typed = printed.map((text) => KEYS.reduce((rest, [sign, key]) => rest.replace(sign, key), text));
      typedQuotes += typed.filter((query, index) => query !== printed[index]).length;
      for (let from = 0; from < typed.length; from += AT_ONCE) {
        const search = async (query: string) => {
          const { results } = await searchContent(db, query, {
            kinds: storedKinds,
            publicTexts: openPublicTexts(db),
            limit: builtInArticles.length,
            now: NOW,
          });
          if (!results.some((result) => result.id === id)) missed.push(query);
        };
        await Promise.all(typed.slice(from, from + AT_ONCE).map(search));
      }
    }
    expect(missed).toEqual([]);
    expect(typedQuotes).toBeGreaterThan(50);
  });
});
