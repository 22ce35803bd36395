import type { Db } from '#db/client.server.ts';
import { getSearchText, readWords } from '#features/publishing/search-columns.server.ts';
import { listWords, storeWords } from '#features/publishing/words/known-words.server.ts';
import { mapInSlices } from '#platform/concurrency/map-in-slices.ts';

/** No word: it stands among them once the words of what was written before they were kept are known. */
const FILLED = { length: 0, word: '', reversed: '' };

/** Gives back what stores the words of the next articles and returns how many these were; 0 once all are done, and from then on at each start. */
export function createWordFill(db: Db): (size: number) => Promise<number> {
  let isFilled: boolean | undefined;
  let last = '';
  return async (size) => {
    isFilled ??= (await db.selectFrom('knownWords').select('length').where('length', '=', FILLED.length).executeTakeFirst()) !== undefined;
    if (isFilled) return 0;
    const rows = await db
      .selectFrom('articles')
      .select(['id', 'title', 'excerpt', 'category', 'words'])
      .where('id', '>', last)
      .where('isDraft', '=', false)
      .orderBy('id')
      .limit(size)
      .execute();
    const lists = await mapInSlices(rows, (row) => [...listWords(getSearchText({ ...row, content: '' }, readWords(row)))]);
    await storeWords(db, new Set(lists.flat()));
    last = rows.at(-1)?.id ?? last;
    if (rows.length > 0) return rows.length;
    await db
      .insertInto('knownWords')
      .values(FILLED)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    isFilled = true;
    return 0;
  };
}
