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

/** A job that `run` reschedules: due again at a time, or never by itself. */
export interface NextRun {
  at: Date | null;
  payload?: string;
}

/** Runs the jobs of one name. Each process runs one of them at a time. */
export interface JobHandler {
  name: string;
  label: string;
  /** Does the work, and deletes the job unless it returns a next run. Throws JobFailure, or anything else, to be retried. */
  run(job: Job, context: { signal: AbortSignal }): Promise<NextRun | undefined>;
  /**
   * For a standing job, which always exists under the key `''` and is due at each start: the time after a run until it is due again. Null
   * if only `run` or `request` schedules it.
   */
  everyMs?: number | null;
  /** Clears the payload of a standing job at each start. */
  isForgetful?: boolean;
  /** Pauses after the first failure, the second, and so on; the last one repeats. */
  pausesMs: readonly number[];
  timeLimitMs: number;
  gapMs?: number;
  /** How long a job under way may go on when the process stops. */
  graceMs?: number;
  /** Longest delay that is plausible: a later due time was written with a wrong clock. */
  maxAheadMs?: number;
  /** Skipped while the clock is at fault: 30 days may be none. */
  needsClock?: boolean;
  /** Fault shown to the admin while jobs fail; undefined while it needs no attention. */
  fault?: { part: FaultyPart; describe(failing: FailingJobs): string | undefined };
}

export function getMaxAheadMs({ everyMs, maxAheadMs }: Pick<JobHandler, 'everyMs' | 'maxAheadMs'>): number {
  return maxAheadMs ?? everyMs ?? Number.POSITIVE_INFINITY;
}

export interface FailingJobs {
  waiting: number;
  failures: number;
  outage: JobFailure | undefined;
}

/** Why a job failed, in words for the admin: no address, no path, no secret. */
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
  /** When the first is due, or its lease ends; null when none is by itself. */
  nextAt: string | null;
}

export interface FailedJobs {
  name: string;
  reason: string;
  jobs: number;
  attempts: number;
}

export interface JobStore {
  /** At the start: frees the jobs of an earlier process, makes failed and standing ones due, deletes those without a handler. */
  prepare(handlers: readonly JobHandler[], now: Date): Promise<void>;
  deleteExpired(now: Date): Promise<{ name: string; key: string; attempts: number }[]>;
  summarize(now: Date): Promise<JobSummary[]>;
  listFailed(): Promise<FailedJobs[]>;
  /** Leases the next due job, also one whose lease has expired. */
  claim(handler: Pick<JobHandler, 'name' | 'everyMs' | 'maxAheadMs'>, now: Date, leaseMs: number): Promise<Job | undefined>;
  /** False if another process holds the lease. */
  renew(job: Job, until: Date): Promise<boolean>;
  /** Deletes a finished job, or schedules its next run. One that was requested again is due as requested, with the new payload. */
  finish(job: Job, next: NextRun | undefined, now: Date): Promise<void>;
  release(job: Job, dueAt: Date, failure?: string): Promise<void>;
  makeDue(name: string, now: Date): Promise<void>;
  /** Requests a standing job by a time; one that has failed keeps its pause. */
  request(name: string, dueAt: Date): Promise<void>;
}
