import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import type { Db } from '#db/client.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { findSpelledWords } from '#features/publishing/texts/words.ts';
import { insertMissingServices } from '#features/services/services.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { insertVideo } from '#tests/factories/video.ts';
import { readCorpus } from '#tests/support/corpora.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { searchContent } from './search.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');

describeOnEachDatabase('what may have been meant', (open) => {
  test.skipIf(isGate)(
    '[SRCH-10] a word of the built-in articles with one letter wrong, missing, doubled or two swapped',
    {
      timeout: 120_000,
    },
    async () => {
      const db = await open();
      for (const { id, title, excerpt, category, content } of builtInArticles)
        await insertArticle(db, { id, title, excerpt, category, content });
      const texts = builtInArticles.map(({ title, content }) => foldText(`${title} ${htmlToText(content)}`));
      const words = [...new Set(texts.flatMap((text) => findSpelledWords(text).map(({ word }) => word)))].filter((word) => word.length > 4);
      const missed: string[] = [];
      let meant = 0;
      let asked = 0;
      for (const [index, word] of words.entries()) {
        if (index % 40) continue;
        for (const query of listTypos(word, index)) {
          const { count, groups, suggestion } = await search(db, query);
          if (count || groups) continue;
          asked += 1;
          if (suggestion === word) meant += 1;
          const again = suggestion === undefined ? undefined : await search(db, suggestion);
          if (!again || !(again.count || again.groups)) missed.push(`${query}: ${suggestion}`);
        }
      }
      expect(missed).toEqual([]);
      expect(asked).toBeGreaterThan(100);
      expect(meant / asked).toBeGreaterThan(0.9);
    },
  );

  test('[SRCH-10] is asked where nothing at all is found, and is not in the count', async () => {
    const db = await open();
    await insertArticle(db, { title: 'Kente' });
    expect(await search(db, 'kenet')).toEqual({ count: 0, results: [], suggestion: 'kente' });
    expect(await search(db, 'kente')).not.toHaveProperty('suggestion');
    await insertVideo(db, { title: 'Kenet' });
    expect(await search(db, 'kenet')).toMatchObject({ count: 0, groups: [{ noun: 'Video' }] });
    expect(await search(db, 'kenet')).not.toHaveProperty('suggestion');
  });

  test('[SRCH-10] changes the one word that is wrong, and finds the rest with it', async () => {
    const db = await open();
    await insertArticle(db, { title: 'Nobody’s certificate – “sold” 12 times' });
    await insertArticle(db, { title: 'Brand' });
    const cases = [
      ["NOBODY'S  CERTIFCIATE", "nobody's certificate"],
      ['nobodys certificate', undefined],
      ['certificate – “slod” 12', 'certificate - "sold" 12'],
      ['certifcate brand', undefined],
      ['certifciate slod', undefined],
      ['certificate “sold” 13', undefined],
      ['112', undefined],
      ['qqq', undefined],
    ];
    for (const [query = '', suggestion] of cases) expect([query, (await search(db, query)).suggestion]).toEqual([query, suggestion]);
  });

  test('[SRCH-10] a known word that is the wrong one here', async () => {
    const db = await open();
    await insertArticle(db, { title: 'Far from home' });
    await insertArticle(db, { title: 'A form' });
    expect((await search(db, 'form home')).suggestion).toBe('from home');
  });

  test('[SRCH-10] words of solutions, services and videos', async () => {
    const db = await open();
    await insertMissingServices(db, { now: NOW });
    await insertSolution(db, { content: '<p>of adinkra</p>' });
    await insertVideo(db, { description: 'of kente' });
    expect((await search(db, 'adnikra')).suggestion).toBe('adinkra');
    expect((await search(db, 'kentte')).suggestion).toBe('kente');
    expect((await search(db, 'delvierables')).suggestion).toBeUndefined();
    expect((await search(db, 'postioning')).suggestion).toBe('positioning');
  });

  test('[SRCH-10] never a word of a draft, nor of what waits for its date, is hidden or in the trash', async () => {
    const db = await open();
    const later = { publishedAt: '2026-01-01T00:00:00.001Z' };
    await insertArticle(db, { title: 'Kentedraft', isDraft: true });
    await insertArticle(db, { title: 'Kentelater', ...later });
    await insertArticle(db, { title: 'Kentetrash', deletedAt: '2025-06-01T00:00:00.000Z' });
    await insertSolution(db, { title: 'Kentedraft', isDraft: true });
    await insertSolution(db, { title: 'Kentelater', ...later });
    await insertSolution(db, { title: 'Kentehidden', isActive: false });
    await insertVideo(db, { title: 'Kentehidden', isActive: false });
    await insertArticle(db, { title: 'Unkentedraft unkentelater unkentetrash' }); // contains them, and has none as a word
    for (const word of ['draft', 'later', 'trash', 'hidden']) {
      expect(await search(db, `kenet${word}`)).toEqual({ count: 0, results: [] });
    }
    expect(openPublicTexts(db).hasWord('kentedraft')).toBe(false);
    const due = await searchContent(db, 'kenetlater', {
      kinds: storedKinds,
      publicTexts: openPublicTexts(db),
      now: new Date(NOW.getTime() + 1),
    });
    expect(due.suggestion).toBe('kentelater');
  });

  test('[SRCH-10] letters of any script that parts its words, folded', async () => {
    const db = await open();
    await insertArticle(db, {
      title: 'Wɔ Straße ΟΔΟΣ Привет İstanbul سوق ẹ̀kọ́ Kɔkɔɔ हिन्दी 𞤀𞤁𞤂𞤃',
      content: '<p>日本語の記事 การตลาด ខ្មែរ</p>',
    });
    const cases = [
      ['KƆKƆƆƆ', 'kɔkɔɔ'],
      ['kɔɔkɔɔ', 'kɔkɔɔ'],
      ['starsse', 'strasse'],
      ['οδσο', 'οδοσ'],
      ['ПРИВТЕ', 'привет'],
      ['istambul', 'istanbul'],
      ['سقو', 'سوق'],
      ['हिन्दि', 'हिन्दी'],
      ['𞤀𞤂𞤁𞤃', foldText('𞤀𞤁𞤂𞤃')],
      ['日本語の事記', undefined],
      ['การตลดา', undefined],
    ];
    for (const [query = '', suggestion] of cases) expect([query, (await search(db, query)).suggestion]).toEqual([query, suggestion]);
  });

  test('[SRCH-10] of two words the likelier error, then the more frequent one', async () => {
    const db = await open();
    for (let index = 0; index < 3; index++) await insertArticle(db, { title: 'Mango' });
    await insertArticle(db, { title: 'Mangi' });
    await insertArticle(db, { title: 'Manga Mnagu' });
    expect((await search(db, 'mangx')).suggestion).toBe('mango');
    expect((await search(db, 'amnga')).suggestion).toBe('manga');
  });

  test('[SRCH-10] takes any hostile string as text', { timeout: 60_000 }, async () => {
    const db = await open();
    await insertArticle(db, { title: 'Kente' });
    const strings = ['strings/blns.json', 'strings/SQL-Injection'].flatMap((file) => (readCorpus(file) ?? []).slice(0, 150));
    for (const query of [...strings, 'x '.repeat(5000), "'''", "k'e'n'e't", `${'a'.repeat(40)} kenet`]) {
      const { suggestion } = await search(db, query);
      if (suggestion === undefined) continue;
      const { count, groups = [] } = await search(db, suggestion);
      expect([suggestion, count + groups.length]).not.toEqual([suggestion, 0]);
    }
  });
});

function search(db: Db, query: string) {
  return searchContent(db, query, { kinds: storedKinds, publicTexts: openPublicTexts(db), now: NOW });
}

/** One of each kind, somewhere in the word. */
function listTypos(word: string, seed: number): string[] {
  const at = 1 + (seed % (word.length - 2));
  const [start, letter, next, end] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const other = letter === 'q' ? 'z' : 'q';
  return [start + other + next + end, start + next + end, start + letter + letter + next + end, start + next + letter + end].filter(
    (typo) => typo !== word,
  );
}
