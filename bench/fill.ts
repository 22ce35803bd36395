import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';

const BATCH = 250;
const DAY_MS = 86_400_000;

/** Puts articles beside what a folder holds, older than all of that, until there are so many; only their titles can be searched. */
export async function fillFolder(dataDir: string, count: number): Promise<void> {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  const body = builtInArticles.map(({ content }) => content).sort((a, b) => b.length - a.length)[0] ?? '';
  for (let from = builtInArticles.length; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => articleRow(from + at, body));
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        await tx.insertInto('articles').values(row).execute();
        await indexContent(tx, { table: 'articles', id: row.id }, row.searchTitle);
      }
    });
  }
  await db.destroy();
}

function articleRow(number: number, content: string) {
  const publishedAt = new Date(Date.UTC(2024, 0, 1) - number * DAY_MS).toISOString();
  const title = `Filler number ${number} of many`;
  return {
    id: `filler-${number}`,
    title,
    category: CATEGORIES[number % CATEGORIES.length] ?? CATEGORIES[0],
    excerpt: 'One of the articles that make a folder full.',
    content,
    imageUrl: `/pictures/${(number % builtInArticles.length) + 1}.svg`,
    author: 'Filler',
    tags: ['filler'],
    readTime: 7,
    isFeatured: false,
    isLatest: false,
    publishedAt: publishedAt,
    firstPublishedAt: publishedAt,
    updatedAt: publishedAt,
    searchTitle: title.toLowerCase(),
  };
}
