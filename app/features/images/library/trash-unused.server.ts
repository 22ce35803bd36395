import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { lockContent, runContentTransaction } from '#db/transaction.server.ts';

interface TrashDeps {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

/** An image that gets used at the same moment is either seen here or comes back. */
export async function trashUnused(
  deps: TrashDeps,
  ids: readonly string[],
  before: (tx: Db) => Promise<void> = async () => {},
): Promise<string[]> {
  const deletedAt = deps.now().toISOString();
  return runContentTransaction(deps, async (tx) => {
    await lockContent(tx);
    await before(tx);
    const rows = await tx
      .updateTable('images')
      .set({ state: 'trashed', deletedAt })
      .where('id', 'in', ids)
      .where('state', '=', 'live')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('imageUses').select('imageId').whereRef('imageUses.imageId', '=', 'images.id'))),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  });
}
