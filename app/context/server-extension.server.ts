import type { JobHandler } from '#platform/jobs/job.ts';
import type { AnyAction } from './action-deps.server.ts';
import type { Deps } from './deps.server.ts';

export type JobDeps = Pick<Deps, 'settings' | 'log' | 'db' | 'site' | 'outbox' | 'contentVersion' | 'storage' | 'faults' | 'now'>;

interface ExtensionJob extends JobHandler {
  /** Requests the job this long after public content has changed. */
  onContentChange?: { afterMs: number };
}

/** What a folder below `app/extensions` does on the server. */
export interface ServerExtension {
  jobs?: (deps: JobDeps) => readonly ExtensionJob[];
  /** Under the names that stand in their paths. */
  actions?: Readonly<Record<string, AnyAction>>;
}
