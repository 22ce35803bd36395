import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import type { ArticleTable, SolutionTable } from '#db/schema.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';

type Article = Partial<Insertable<ArticleTable>> & { id: string };
type Solution = Partial<Insertable<SolutionTable>> & { id: string };

/** Puts just these articles and solutions into a migrated database. */
export async function fillContent(db: Db, { articles, solutions = [] }: { articles: Article[]; solutions?: Solution[] }): Promise<void> {
  for (const row of articles.map(articleRow)) {
    await db.insertInto('articles').values(row).execute();
    await indexContent(db, { table: 'articles', id: row.id }, getSearchText(row));
  }
  for (const solution of solutions) await db.insertInto('growthSolutions').values(solutionRow(solution)).execute();
}

/** A data folder with a migrated database that the function fills; gives back its path. Who starts a site on it removes it. */
export async function makeDataFolder(fill: (db: Db) => Promise<void>): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-content-'));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  await fill(db);
  await db.destroy();
  return dataDir;
}

function articleRow(given: Article) {
  const publishedAt = given.publishedAt ?? '2025-01-15T09:00:00.000Z';
  const row = {
    title: `Article ${given.id}`,
    category: 'BRAND',
    excerpt: `What ${given.id} is about.`,
    content: '<p>Boil water.</p>',
    imageUrl: null,
    author: 'Ama Mensah',
    tags: [],
    readTime: 7,
    isFeatured: false,
    isLatest: false,
    firstPublishedAt: publishedAt,
    updatedAt: publishedAt,
    ...given,
    publishedAt,
  };
  return { ...row, ...getSearchColumns(row) };
}

function solutionRow(given: Solution): Insertable<SolutionTable> {
  const publishedAt = given.publishedAt ?? '2025-01-14T09:00:00.000Z';
  return {
    title: `Solution ${given.id}`,
    excerpt: null,
    content: '<p>Six weeks of work.</p>',
    imageUrl: null,
    author: 'Ama Mensah',
    isActive: true,
    publishedAt,
    updatedAt: publishedAt,
    ...given,
  };
}
