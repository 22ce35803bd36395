import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';

/** Before the name of the last start, in `seeds`. */
const MARK = 'author: ';
/** The name in site.config.ts as it comes; content of earlier releases was stored under it with no mark. */
const SAMPLE = 'Kwame Adeyemi';

/**
 * Content that was stored under the name that site.config.ts had at the last start carries the name of this one; gives back how many
 * pieces changed. What carries any other name, such as a guest's, keeps it.
 */
export async function followAuthor(db: Db, { name, now }: { name: string; now: Date }): Promise<number> {
  return runTransaction(db, async (tx) => {
    const marks = await tx.selectFrom('seeds').select('name').where('name', 'like', `${MARK}%`).orderBy('doneAt', 'desc').execute();
    const earlier = marks[0]?.name.slice(MARK.length) ?? SAMPLE;
    if (marks.length === 1 && earlier === name) return 0;
    await tx.deleteFrom('seeds').where('name', 'like', `${MARK}%`).execute();
    await tx
      .insertInto('seeds')
      .values({ name: MARK + name, doneAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (earlier === name) return 0;
    const articles = await tx.updateTable('articles').set({ author: name }).where('author', '=', earlier).executeTakeFirst();
    const solutions = await tx.updateTable('growthSolutions').set({ author: name }).where('author', '=', earlier).executeTakeFirst();
    return Number(articles.numUpdatedRows + solutions.numUpdatedRows);
  });
}
