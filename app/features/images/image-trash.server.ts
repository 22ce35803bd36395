import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { lockContent, runContentTransaction } from '#db/transaction.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listImageFiles } from './image-variants.ts';

interface TrashDeps {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

export interface NamedImage {
  id: string;
  fileName: string | null;
}

export async function deleteImage(deps: TrashDeps, id: string): Promise<void> {
  const deletedAt = deps.now().toISOString();
  await runContentTransaction(deps, (tx) =>
    tx.updateTable('images').set({ state: 'trashed', deletedAt }).where('id', '=', id).where('state', '=', 'live').execute(),
  );
}

/** `incomplete` if the store lost one of its files. Throws `unavailable`. */
export async function restoreImage(
  deps: Omit<TrashDeps, 'now'> & { storage: Storage },
  id: string,
  after?: (tx: Db, restored: readonly NamedImage[]) => Promise<void>,
): Promise<'restored' | 'gone' | 'incomplete'> {
  const name = await deps.db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'colour', 'extension', 'fileName'])
    .where('id', '=', id)
    .where('state', '=', 'trashed')
    .executeTakeFirst();
  if (!name) return 'gone';
  const isStored = await Promise.all(listImageFiles(name).map((key) => deps.storage.has(key)));
  if (!isStored.every(Boolean)) return 'incomplete';
  const { numUpdatedRows } = await runContentTransaction(deps, async (tx) => {
    await lockContent(tx);
    const restored = await tx
      .updateTable('images')
      .set({ state: 'live', deletedAt: null })
      .where('id', '=', id)
      .where('state', '=', 'trashed')
      .executeTakeFirstOrThrow();
    if (restored.numUpdatedRows > 0n) await after?.(tx, [name]);
    return restored;
  });
  return numUpdatedRows > 0n ? 'restored' : 'gone';
}
