import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { lockContent, runContentTransaction } from '#db/transaction.server.ts';
import type { NamedImage } from '../image-trash.server.ts';

interface TrashDeps {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

/** An image that gets used at the same moment is either seen here or comes back. */
export async function trashUnused(
  deps: TrashDeps,
  ids: readonly string[],
  { before, after }: { before?: (tx: Db) => Promise<void>; after?: (tx: Db, trashed: readonly NamedImage[]) => Promise<void> } = {},
): Promise<string[]> {
  const deletedAt = deps.now().toISOString();
  return runContentTransaction(deps, async (tx) => {
    await lockContent(tx);
    await before?.(tx);
    const rows = await tx
      .updateTable('images')
      .set({ state: 'trashed', deletedAt })
      .where('id', 'in', ids)
      .where('state', '=', 'live')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('imageUses').select('imageId').whereRef('imageUses.imageId', '=', 'images.id'))),
      )
      .returning(['id', 'fileName'])
      .execute();
    await after?.(tx, rows);
    return rows.map(({ id }) => id);
  });
}
