import { sql } from 'kysely';
import type { Faults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { type Db, getDialect } from './client.server.ts';
import type { DialectName } from './migrations/migration.ts';

export interface ContentVersion {
  /** Rises with every change, also when the database is replaced by an earlier state, as after a failover. */
  current(): number;
  /** Resolves when `current()` is at least as new as every write committed before the call. */
  refresh(): Promise<void>;
  onChange(listener: (version: number) => void): () => void;
  isReachable(): boolean;
  stop(): void;
}

const POLL_MS = 1000;

const LOST = 'The database does not answer. Readers see the pages that are in memory; nothing can be saved. Check the database.';
const READ_ONLY = 'The database takes no changes. Readers see everything; nothing can be saved. Check the database.';

export async function watchContentVersion(
  db: Db,
  log?: Pick<Log, 'info' | 'warn'>,
  faults?: Pick<Faults, 'set' | 'clear'>,
): Promise<ContentVersion> {
  const isReadOnly = getReadOnly(getDialect(db)).as('isReadOnly');
  let version = -1;
  let stored: number | undefined;
  let started = 0;
  let applied = 0;
  let isReachable = true;
  let isPolling = false;
  let isFaulty = false;
  const listeners = new Set<(version: number) => void>();
  async function refresh() {
    started += 1;
    const read = started;
    try {
      const row = await readVersion();
      if (!isReachable) log?.info('database reachable again');
      isReachable = true;
      report(row.isReadOnly ? READ_ONLY : undefined);
      if (read < applied) return; // a later read was faster
      applied = read;
      if (row.version === stored) return;
      stored = row.version;
      version = Math.max(stored, version + 1);
      for (const listener of listeners) listener(version);
    } catch (error) {
      if (isReachable) log?.warn('database unreachable', errorFields(error));
      isReachable = false;
      report(LOST);
      throw error;
    }
  }
  function readVersion() {
    return db.selectFrom('contentVersion').select(['version', isReadOnly]).executeTakeFirstOrThrow();
  }
  function report(message: string | undefined) {
    if (message) faults?.set('database', { message, isReadOnly: true });
    else if (isFaulty) faults?.clear('database'); // another's fault of the database is another's to clear
    isFaulty = message !== undefined;
  }
  async function poll() {
    if (isPolling) return; // of a slow database one is asked for at a time
    isPolling = true;
    await refresh().catch(() => undefined);
    isPolling = false;
  }
  await refresh();
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return {
    current: () => version,
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isReachable: () => isReachable,
    stop: () => clearInterval(timer),
  };
}

function getReadOnly(dialect: DialectName) {
  return dialect === 'postgres' ? sql<boolean>`current_setting('transaction_read_only') = 'on'` : sql<boolean>`false`;
}
