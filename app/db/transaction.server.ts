import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './client.server.ts';
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
