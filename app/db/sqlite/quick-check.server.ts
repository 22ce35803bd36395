import { fork } from 'node:child_process';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { getCodeFile } from '#platform/files/code-file.server.ts';
import { DATABASE_FILE, openFileReadOnly } from './database-file.server.ts';
import { toSqliteError } from './sqlite-errors.server.ts';

const CHECKER = getCodeFile('app/db/sqlite/quick-check-process.server.ts');

/** Throws a DiskError if the database is damaged; reads some hundred megabytes a second. */
export function checkDatabase(dataDir: string): void {
  let file: DatabaseSync | undefined;
  try {
    file = openFileReadOnly(path.join(dataDir, DATABASE_FILE));
    const found = String(Object.values(file.prepare('pragma quick_check(1)').get() ?? {})[0]);
    if (found !== 'ok') throw new DiskError('damaged', { detail: found });
  } catch (error) {
    throw toSqliteError(error);
  } finally {
    file?.close();
  }
}

/** Runs in a child process, because a thread would leave 20 MiB in this process for good. */
export async function findDamage(dataDir: string): Promise<DiskError | undefined> {
  const child = fork(CHECKER, [dataDir], { execArgv: [], stdio: 'ignore' });
  child.unref();
  child.channel?.unref();
  const end = () => child.kill();
  process.once('exit', end);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('message', (damage) => resolve(String(damage)));
  child.once('error', reject);
  child.once('exit', () => reject(new Error('the process has ended')));
  const damage = await promise.finally(() => process.off('exit', end));
  return damage ? new DiskError('damaged', { detail: damage }) : undefined;
}
