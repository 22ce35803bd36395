import type { FaultyPart } from '#platform/health/faults.ts';

export interface Job {
  name: string;
  key: string;
  payload: string;
  attempts: number;
  createdAt: string;
  /** Rises when the job is requested again, also while it runs. */
  revision: number;
  lease: string;
}

export interface NextRun {
  at: Date | null;
  payload?: string;
}

export interface JobHandler {
  name: string;
  label: string;
  /** Deletes the job unless it returns a next run. Throws JobFailure, or anything else, to be retried. */
  run(job: Job, context: { signal: AbortSignal }): Promise<NextRun | undefined>;
  /**
   * Makes it a standing job under the key `''`, due at each start and this long after a run; null if only `run` or `request` schedules it.
   */
  everyMs?: number | null;
  /** Requests it this long after public content has changed. */
  onContentChange?: { afterMs: number };
  isForgetful?: boolean;
  pausesMs: readonly number[];
  timeLimitMs: number;
  /** One by default. Jobs that depend on each other need the same key. */
  mostAtOnce?: number;
  gapMs?: number;
  graceMs?: number;
  /** A later due time was written with a wrong clock. */
  maxAheadMs?: number;
  /** Skipped while the clock is at fault: 30 days may be none. */
  needsClock?: boolean;
  /** Undefined while the failures need no attention. */
  fault?: { part: FaultyPart; describe(failing: FailingJobs): string | undefined | Promise<string | undefined> };
}

export function getMaxAheadMs({ everyMs, maxAheadMs }: Pick<JobHandler, 'everyMs' | 'maxAheadMs'>): number {
  return maxAheadMs ?? everyMs ?? Number.POSITIVE_INFINITY;
}

export interface FailingJobs {
  waiting: number;
  failures: number;
  outage: JobFailure | undefined;
}

/** In words for the admin: no address, no path, no secret. */
export class JobFailure extends Error {
  override name = 'JobFailure';
  readonly fields: Record<string, unknown>;
  readonly retryAfterMs: number;
  /** Pauses every job of the name: for a while (`passing`), or until a setting is corrected (`lasting`). */
  readonly outage: 'passing' | 'lasting' | undefined;

  constructor(
    message: string,
    { fields = {}, retryAfterMs = 0, outage, cause }: Partial<Pick<JobFailure, 'fields' | 'retryAfterMs' | 'outage' | 'cause'>> = {},
  ) {
    super(message, { cause });
    this.fields = fields;
    this.retryAfterMs = retryAfterMs;
    this.outage = outage;
  }
}

export interface JobSummary {
  name: string;
  waiting: number;
  running: number;
  failures: number;
  nextAt: string | null;
}

export interface FailedJobs {
  name: string;
  reason: string;
  jobs: number;
  attempts: number;
}

export interface JobStore {
  prepare(handlers: readonly JobHandler[], now: Date): Promise<void>;
  deleteExpired(now: Date): Promise<{ name: string; key: string; attempts: number }[]>;
  summarize(now: Date): Promise<JobSummary[]>;
  listFailed(): Promise<FailedJobs[]>;
  claim(handler: Pick<JobHandler, 'name' | 'everyMs' | 'maxAheadMs'>, now: Date, leaseMs: number): Promise<Job | undefined>;
  /** False if another process holds the lease. */
  renew(job: Job, until: Date): Promise<boolean>;
  finish(job: Job, next: NextRun | undefined, now: Date): Promise<void>;
  release(job: Job, dueAt: Date, failure?: string): Promise<void>;
  makeDue(name: string, now: Date): Promise<void>;
  request(name: string, dueAt: Date): Promise<void>;
}
