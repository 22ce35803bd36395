import type { BuiltInArticle } from '#content/articles/built-in-article.ts';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import type { Db } from '#db/client.server.ts';
import { withPatience } from '#db/postgres/query-limits.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { htmlToLines } from '#features/html/html-text.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';

const SEED = 'built-in-articles';

/** Inserts the built-in articles into an empty database, once; returns how many. Those that the author deletes stay deleted. */
export async function seedBuiltInArticles(db: Db, { now }: { now: Date }): Promise<number> {
  return withPatience(() => runTransaction(db, (tx) => seed(tx, now))); // another process may be at it
}

async function seed(tx: Db, now: Date): Promise<number> {
  const { numInsertedOrUpdatedRows: isFirstTime } = await tx
    .insertInto('seeds')
    .values({ name: SEED, doneAt: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const existing = await tx.selectFrom('articles').select('id').limit(1).executeTakeFirst();
  if (!isFirstTime || existing) return 0;
  for (const { row, text } of builtInArticles.map(toRow)) {
    await tx.insertInto('articles').values(row).execute();
    await indexContent(tx, { table: 'articles', id: row.id }, getSearchText(row, text));
  }
  return builtInArticles.length;
}

function toRow({ id, category, date, title, metaTitle, excerpt, tags, content }: BuiltInArticle) {
  const html = sanitizeArticleHtml(content);
  const text = htmlToLines(html);
  const publishedAt = `${date}T09:00:00.000Z`;
  const row = {
    id,
    title,
    metaTitle,
    category,
    excerpt,
    content: html,
    imageUrl: `/pictures/${id}.svg`,
    tags,
    readTime: getReadTime(text),
    isFeatured: false,
    isLatest: false,
    publishedAt,
    firstPublishedAt: publishedAt,
    updatedAt: publishedAt,
    ...getSearchColumns({ title, excerpt, category, content: html }, text),
  };
  return { row, text };
}
