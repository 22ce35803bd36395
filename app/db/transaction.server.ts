import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './client.server.ts';
import type { ContentVersion } from './content-version.server.ts';
import { hasMetAnother } from './postgres/failure.server.ts';

const MAX_ATTEMPTS = 6;
const MAX_MS = 4000;
const MAX_PAUSE_MS = 50;

/** Repeats all of `change` after a deadlock or a concurrent insert of the same key (PostgreSQL). */
export async function runTransaction<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(change);
    } catch (error) {
      const isOver = attempt === MAX_ATTEMPTS || performance.now() - startedAt > MAX_MS;
      if (isOver || !hasMetAnother(error)) throw error;
      await wait(Math.random() * MAX_PAUSE_MS * attempt);
    }
  }
}

/** When it returns, this process's page cache serves nothing older than the change. */
export async function runContentTransaction<T>(
  { db, contentVersion }: { db: Db; contentVersion: Pick<ContentVersion, 'refresh'> },
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
