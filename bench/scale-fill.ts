import { builtInArticles } from '#content/articles/built-in-articles.ts';
import type { Db } from '#db/client.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { getSearchColumns } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { toSlug } from '#platform/text/slug.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Articles of some 8 kB, or of so many letters, each with a title of its own, one a day until 2024. */
export async function fill(db: Db, count: number, letters = 9000): Promise<void> {
  const texts = builtInArticles.map(({ content }) => content);
  const compressed = builtInArticles.map((article) => getSearchColumns(article).words);
  const words = [...new Set(texts.flatMap((text) => htmlToText(text).match(/\p{L}{3,}/gu) ?? []))];
  const pick = (number: number) => words[(number * 7919) % words.length] ?? '';
  const toRow = (number: number) => {
    const title = `${pick(number)} ${pick(number * 3 + 1)} and the ${pick(number * 5 + 2)} of ${pick(number * 11 + 3)}, number ${number}`;
    const publishedAt = new Date(Date.UTC(2024, 0, 1) - number * DAY_MS).toISOString();
    return {
      id: toSlug(title),
      title,
      category: CATEGORIES[number % CATEGORIES.length] ?? CATEGORIES[0],
      excerpt: `What ${pick(number)} has to do with ${pick(number * 5 + 2)}, said in two lines that a reader skims.`,
      content: (texts[number % texts.length] ?? '').slice(0, letters),
      imageUrl: null,
      author: 'Filler',
      tags: ['filler', pick(number)],
      readTime: 7,
      isFeatured: false,
      isLatest: false,
      publishedAt,
      firstPublishedAt: publishedAt,
      updatedAt: publishedAt,
      searchTitle: title.toLowerCase(),
      words: compressed[number % compressed.length] ?? null,
    };
  };
  for (let from = 0; from < count; from += BATCH)
    await db.transaction().execute(async (tx) => {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => toRow(from + at));
      await tx.insertInto('articles').values(rows).execute();
      for (const { id, searchTitle } of rows) await indexContent(tx, { table: 'articles', id }, searchTitle); // or the site would, while it is measured
    });
}
