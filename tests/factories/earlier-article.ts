import type { Insertable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ArticleTable } from '#db/schema.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { foldCase } from '#platform/text/fold.ts';

/** Puts an article in as releases did that had no column `words`: folded by case alone, three texts of it in its row, indexed by triggers. */
export async function insertEarlierArticle(db: Db, given: Partial<Insertable<ArticleTable>> & { id: string }) {
  const article = { title: 'An article', excerpt: 'What it is about.', category: 'MARKETING', content: '<p>Its words.</p>', ...given };
  const plainText = htmlToText(article.content);
  const searchText = [article.title, article.excerpt, article.category, plainText].map(foldCase).join('\n');
  const publishedAt = '2025-01-15T09:00:00.000Z';
  const row = {
    author: 'Ada Author',
    tags: [],
    readTime: 1,
    isFeatured: false,
    isLatest: false,
    publishedAt,
    firstPublishedAt: publishedAt,
    plainText,
    searchTitle: foldCase(article.title),
    searchExcerpt: foldCase(article.excerpt),
    searchText,
    searchGrams: listEarlierGrams(Array.from(searchText)).join(' '),
    ...article,
  };
  await db
    .insertInto('articles')
    .values(row as Insertable<ArticleTable>) // it may stand in a schema that has fewer columns
    .execute();
  return row;
}

function listEarlierGrams(letters: string[]): string[] {
  const toGram = (part: string[]) => part.map((letter) => letter.codePointAt(0)?.toString(16)).join('x');
  return letters.flatMap((letter, at) => [toGram([letter]), toGram(letters.slice(at, at + 2))]);
}
