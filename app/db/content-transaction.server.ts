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
 * Until the transaction ends no other one changes content, nor begins to use an image: the triggers take the same lock. Taken before a row of
 * `images` is, and after rows of content.
 */
export async function lockContent(tx: Db): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
