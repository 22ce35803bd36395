import type { Db } from '#db/client.server.ts';
import { insertArticle } from '../article.ts';
import { insertSolution } from '../solution.ts';
import { insertVideo } from '../video.ts';

/** A site with nothing in it, not even the built-in articles. */
export async function fillEmpty(db: Db): Promise<void> {
  await db.insertInto('seeds').values({ name: 'built-in-articles', doneAt: '2025-01-01T00:00:00.000Z' }).execute();
}

/** A site with a little of everything, some of it not to be seen. */
export async function fillSparse(db: Db): Promise<void> {
  const date = (day: number) => `2025-01-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  await fillEmpty(db);
  await insertArticle(db, { id: 'newest', publishedAt: date(20) });
  await insertArticle(db, { id: 'second', publishedAt: date(19), imageUrl: '/pictures/1.svg' });
  await insertArticle(db, { id: 'future', publishedAt: '2999-01-01T00:00:00.000Z' });
  await insertSolution(db, { id: 'only', excerpt: null });
  await insertSolution(db, { id: 'hidden', isActive: false });
  for (const day of [1, 2, 3]) await insertVideo(db, { id: `v${day}`, publishedAt: date(day), title: `Video of day ${day}` });
  await insertVideo(db, { id: 'off', isActive: false, title: 'Hidden video' });
}
