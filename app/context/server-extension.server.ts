import type { Check } from '#features/checks/check.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { AnyAction } from './action-deps.server.ts';
import type { Deps } from './deps.server.ts';

type KeptInJobs = 'settings' | 'log' | 'db' | 'site' | 'outbox' | 'contentVersion' | 'storage' | 'faults' | 'kinds' | 'now';

export type JobDeps = Pick<Deps, KeptInJobs>;

/** What a folder below `app/extensions` does on the server. */
export interface ServerExtension {
  jobs?: (deps: JobDeps) => readonly JobHandler[];
  /** Under the names that stand in their paths. */
  actions?: Readonly<Record<string, AnyAction>>;
  checks?: readonly Check[];
}
