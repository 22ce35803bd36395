import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Db } from './client.server.ts';

/** What the page cache is keyed by: a number that every committed write of content raises. */
export interface ContentVersion {
  current(): number;
  /** Re-reads the stored number; after this resolves, `current()` is at least as new as every write committed before the call. */
  refresh(): Promise<void>;
  /** Calls the listener with each newer version; gives back how to stop. */
  onChange(listener: (version: number) => void): () => void;
  /** False after a refresh that could not reach the database. */
  isReachable(): boolean;
  stop(): void;
}

const POLL_MS = 1000;

/** Watches the stored content version; other processes' writes are seen within a second. Logs when the database is lost and found. */
export async function watchContentVersion(db: Db, log?: Pick<Log, 'info' | 'warn'>): Promise<ContentVersion> {
  let version = 0;
  let isReachable = true;
  const listeners = new Set<(version: number) => void>();
  async function refresh() {
    try {
      const row = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
      if (!isReachable) log?.info('database reachable again');
      isReachable = true;
      if (row.version <= version) return;
      version = row.version;
      for (const listener of listeners) listener(version);
    } catch (error) {
      if (isReachable) log?.warn('database unreachable', errorFields(error));
      isReachable = false;
      throw error;
    }
  }
  await refresh();
  const timer = setInterval(() => void refresh().catch(() => undefined), POLL_MS);
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
