import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';

/** In `seeds` once it is done. */
const DONE = 'own-name-forgotten';
/** Before the name of an earlier release's last start, in `seeds`. */
const MARK = 'author: ';
/** The name in site.config.ts as it comes; content was stored under it before releases kept marks. */
const SAMPLE = 'Kwame Adeyemi';

/**
 * Earlier releases stored the site's author by name. What stands under a name that the site has had, which `name` is the last of, names
 * nobody from here on, and so follows the site; gives back how many pieces. Once for each database: a name that is typed later stays.
 */
export async function forgetOwnName(db: Db, { name, now }: { name: string; now: Date }): Promise<number> {
  return runTransaction(db, async (tx) => {
    const { numInsertedOrUpdatedRows: isFirstTime } = await tx
      .insertInto('seeds')
      .values({ name: DONE, doneAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!isFirstTime) return 0;
    const marks = await tx.deleteFrom('seeds').where('name', 'like', `${MARK}%`).returning('name').execute();
    const names = [...new Set([SAMPLE, name, ...marks.map((mark) => mark.name.slice(MARK.length))])];
    const articles = await tx.updateTable('articles').set({ author: null }).where('author', 'in', names).executeTakeFirst();
    const solutions = await tx.updateTable('growthSolutions').set({ author: null }).where('author', 'in', names).executeTakeFirst();
    return Number(articles.numUpdatedRows + solutions.numUpdatedRows);
  });
}
