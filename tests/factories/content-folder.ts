import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import type { ArticleTable, SolutionTable } from '#db/schema.ts';
import { getSearchColumns } from '#features/publishing/search-columns.server.ts';

type Article = Partial<Insertable<ArticleTable>> & { id: string };
type Solution = Partial<Insertable<SolutionTable>> & { id: string };

/** A data folder for a site of its own with just these articles and solutions in it; gives back its path. */
export async function makeContentFolder({ articles, solutions = [] }: { articles: Article[]; solutions?: Solution[] }): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-content-'));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  for (const article of articles) await db.insertInto('articles').values(articleRow(article)).execute();
  for (const solution of solutions) await db.insertInto('growth_solutions').values(solutionRow(solution)).execute();
  await db.destroy();
  return dataDir;
}

function articleRow(given: Article): Insertable<ArticleTable> {
  const publishedAt = given.published_at ?? '2025-01-15T09:00:00.000Z';
  const row = {
    title: `Article ${given.id}`,
    category: 'BRAND',
    excerpt: `What ${given.id} is about.`,
    content: '<p>Boil water.</p>',
    image_url: null,
    author: 'Ama Mensah',
    tags: [],
    read_time: 7,
    is_featured: false,
    is_latest: false,
    first_published_at: publishedAt,
    ...given,
    published_at: publishedAt,
  };
  return { ...row, ...getSearchColumns(row) };
}

function solutionRow(given: Solution): Insertable<SolutionTable> {
  return {
    title: `Solution ${given.id}`,
    excerpt: null,
    content: '<p>Six weeks of work.</p>',
    image_url: null,
    author: 'Ama Mensah',
    is_active: true,
    published_at: '2025-01-14T09:00:00.000Z',
    ...given,
  };
}
