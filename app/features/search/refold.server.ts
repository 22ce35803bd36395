import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { indexNext } from '#features/publishing/search-index.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { foldText } from '#platform/text/fold.ts';

const MINUTE_MS = 60_000;

/** Folds stored texts again after an update has changed how they are folded. The migration requests it. */
export function createRefoldHandler(db: Db, others: readonly ((db: Db) => Promise<void>)[] = []): JobHandler {
  return {
    name: 'refold',
    label: 'Preparing the search for other scripts',
    async run() {
      await refoldImages(db);
      for (const refoldOthers of others) await refoldOthers(db);
      let last: string | undefined = '';
      while (last !== undefined) {
        const after: string = last;
        last = await runTransaction(db, (tx) => indexNext(tx, after, { isPairedOnly: true }));
      }
      return undefined;
    },
    everyMs: null,
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: 30 * MINUTE_MS,
  };
}

async function refoldImages(db: Db): Promise<void> {
  const rows = await db.selectFrom('images').select(['id', 'alt', 'fileName', 'searchAlt', 'searchFileName']).execute();
  for (const { id, alt, fileName, ...stored } of rows) {
    const folded = { searchAlt: alt && foldText(alt), searchFileName: fileName && foldText(fileName) };
    if (folded.searchAlt !== stored.searchAlt || folded.searchFileName !== stored.searchFileName)
      await db
        .updateTable('images')
        .set(folded)
        .where('id', '=', id)
        .where((eb) => (stored.searchAlt === null ? eb('searchAlt', 'is', null) : eb('searchAlt', '=', stored.searchAlt))) // as it was read
        .execute();
  }
}
