import type { Db } from '#db/client.server.ts';
import type { Migration } from '#db/migrations/migration.ts';
import type { Check } from '#features/checks/check.server.ts';
import type { StoredColumn } from '#features/checks/stored-values.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { AnyAction } from './action-deps.server.ts';
import type { Deps } from './deps.server.ts';

type KeptInJobs = 'settings' | 'log' | 'db' | 'site' | 'outbox' | 'contentVersion' | 'storage' | 'faults' | 'kinds' | 'now';

export type JobDeps = Pick<Deps, KeptInJobs>;

/** What a folder below `app/extensions` does on the server. */
export interface ServerExtension {
  /** Of its own tables, with its name after the number: `0024-reminders/first`. */
  migrations?: readonly Migration[];
  jobs?: (deps: JobDeps) => readonly JobHandler[];
  /** Under the names that stand in their paths. */
  actions?: Readonly<Record<string, AnyAction>>;
  checks?: readonly Check[];
  /** Columns that are packed or JSON. */
  storedColumns?: readonly StoredColumn[];
  /** What a backup must not bring back as it was. */
  onRestore?: (tx: Db) => Promise<void>;
  /** What someone leaves behind when they are removed, in sentences. */
  leftBehind?: (db: Db) => Promise<readonly { userId: string; text: string }[]>;
}
