import type { Insertable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ArticleTable } from '#db/schema.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { getReadTime } from '#features/publishing/read-time.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';

let made = 0;

/** Puts an article in, published a year ago unless told otherwise, and gives back its row; it can be searched. */
export async function insertArticle(db: Db, given: Partial<Insertable<ArticleTable>> = {}): Promise<Insertable<ArticleTable>> {
  made += 1;
  const words = {
    title: `Article ${made}`,
    excerpt: `What article ${made} is about.`,
    category: 'MARKETING',
    content: `<p>The words of article ${made}.</p>`,
  };
  const { title, excerpt, category, content } = { ...words, ...given };
  const publishedAt = given.publishedAt ?? '2025-01-15T09:00:00.000Z';
  const row = {
    id: `article-${made}`,
    imageUrl: null,
    author: 'Ada Author',
    tags: [],
    readTime: getReadTime(htmlToText(content)),
    isFeatured: false,
    isLatest: false,
    publishedAt,
    firstPublishedAt: publishedAt,
    updatedAt: publishedAt,
    ...words,
    ...getSearchColumns({ title, excerpt, category, content }),
    ...given,
  };
  await db.insertInto('articles').values(row).execute();
  await indexContent(db, { table: 'articles', id: row.id }, getSearchText({ title, excerpt, category, content }));
  return row;
}
