import type { Db } from './client.server.ts';
import type { ContentVersion } from './content-version.server.ts';
import { runTransaction } from './transaction.server.ts';

/**
 * Runs a change of content in one transaction. When it returns, the page cache of this process
 * serves nothing that is older than the change.
 */
export async function runContentTransaction<T>(
  { db, contentVersion }: { db: Db; contentVersion: ContentVersion },
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await runTransaction(db, change);
  await contentVersion.refresh().catch(() => undefined); // the change is stored; while the database is away older pages are served on purpose
  return result;
}

/**
 * Locks content and uses of images until the transaction ends; the triggers take the same lock. Taken after rows of content and before rows
 * of `images`.
 */
export async function lockContent(tx: Db): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
