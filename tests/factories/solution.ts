import type { Insertable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { SolutionTable } from '#db/schema.ts';

let made = 0;

/** Puts an active solution in and gives back its row. */
export async function insertSolution(db: Db, given: Partial<Insertable<SolutionTable>> = {}): Promise<Insertable<SolutionTable>> {
  made += 1;
  const publishedAt = given.publishedAt ?? '2025-01-15T09:00:00.000Z';
  const row = {
    id: `solution-${made}`,
    title: `Solution ${made}`,
    excerpt: `What solution ${made} is about.`,
    content: `<p>The words of solution ${made}.</p>`,
    imageUrl: null,
    author: 'Ada Author',
    isActive: true,
    publishedAt,
    updatedAt: publishedAt,
    ...given,
  };
  await db.insertInto('growthSolutions').values(row).execute();
  return row;
}
