import type { Db } from '#db/client.server.ts';
import { insertArticle } from './article.ts';
import { makeDataFolder } from './content-folder.ts';
import { insertSolution } from './solution.ts';
import { insertVideo } from './video.ts';

/** A data folder for a site with nothing in it, not even the built-in articles. */
export function makeEmptyFolder(): Promise<string> {
  return makeFolder(async () => undefined);
}

/** A data folder for a site with a little of everything, some of it not to be seen. */
export function makeSparseFolder(): Promise<string> {
  const date = (day: number) => `2025-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  return makeFolder(async (db) => {
    await insertArticle(db, { id: 'newest', publishedAt: date(20) });
    await insertArticle(db, { id: 'second', publishedAt: date(19), imageUrl: '/pictures/1.svg' });
    await insertArticle(db, { id: 'future', publishedAt: '2999-01-01T00:00:00.000Z' });
    await insertSolution(db, { id: 'only', excerpt: null });
    await insertSolution(db, { id: 'hidden', isActive: false });
    for (const day of [1, 2, 3]) await insertVideo(db, { id: `v${day}`, publishedAt: date(day), title: `Video of day ${day}` });
    await insertVideo(db, { id: 'off', isActive: false, title: 'Hidden video' });
  });
}

function makeFolder(fill: (db: Db) => Promise<void>): Promise<string> {
  return makeDataFolder(async (db) => {
    await db.insertInto('seeds').values({ name: 'built-in-articles', doneAt: '2025-01-01T00:00:00.000Z' }).execute();
    await fill(db);
  });
}
