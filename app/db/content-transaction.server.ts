import type { Db } from './client.server.ts';
import type { ContentVersion } from './content-version.server.ts';
import { runTransaction } from './transaction.server.ts';

/** When it returns, this process's page cache serves nothing older than the change. */
export async function runContentTransaction<T>(
  { db, contentVersion }: { db: Db; contentVersion: ContentVersion },
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await runTransaction(db, change);
  await contentVersion.refresh().catch(() => undefined); // the change is stored; while the database is away older pages are served on purpose
  return result;
}

/** The triggers take the same lock. Lock order: rows of content, this, rows of `images`. */
export async function lockContent(tx: Db): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
