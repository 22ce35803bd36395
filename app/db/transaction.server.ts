import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './client.server.ts';
import { hasMetAnother } from './postgres/failure.server.ts';

const MAX_ATTEMPTS = 6;
/** After this long a transaction is not begun again: whoever asked for it waits. */
const MAX_MS = 4000;
const MAX_PAUSE_MS = 50;

/**
 * Runs a change in one transaction; runs it again, as a whole, where it has met another: a deadlock, or a row of the same key that was
 * not there when it looked. On SQLite one writes at a time, and none meets.
 */
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
