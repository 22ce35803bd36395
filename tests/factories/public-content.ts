import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import type { ArticleTable, SolutionTable } from '#db/schema.ts';

/** A migrated database in a folder of its own, with the given articles and solutions; closed when the test ends. */
export async function openContent({
  articles = [],
  solutions = [],
}: {
  articles?: Partial<Insertable<ArticleTable>>[];
  solutions?: Partial<Insertable<SolutionTable>>[];
}): Promise<Db> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-content-'));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate(db);
  for (const given of articles) {
    const row = articleRow(given);
    await db.insertInto('articles').values(row).execute();
  }
  for (const given of solutions) await db.insertInto('growthSolutions').values(solutionRow(given)).execute();
  return db;
}

function articleRow(given: Partial<Insertable<ArticleTable>>): Insertable<ArticleTable> {
  const publishedAt = given.publishedAt ?? '2025-01-15T09:00:00.000Z';
  return {
    id: 'tea',
    title: 'Tea',
    category: 'BRAND',
    excerpt: 'What a kettle teaches.',
    content: '<p>Boil water.</p>',
    imageUrl: null,
    author: 'Ama Mensah',
    tags: ['tea'],
    readTime: 1,
    isFeatured: false,
    isLatest: false,
    firstPublishedAt: publishedAt,
    updatedAt: publishedAt,
    ...given,
    publishedAt,
  };
}

function solutionRow(given: Partial<Insertable<SolutionTable>>): Insertable<SolutionTable> {
  const publishedAt = given.publishedAt ?? '2025-01-14T09:00:00.000Z';
  return {
    id: 'one-page',
    title: 'One page',
    excerpt: 'Six weeks.',
    content: '<p>Six weeks of work.</p>',
    imageUrl: null,
    author: 'Ama Mensah',
    isActive: true,
    publishedAt,
    updatedAt: publishedAt,
    ...given,
  };
}
