import type { FaultyPart } from '#platform/health/faults.ts';

/** A row of the table `jobs`, leased by this process. */
export interface Job {
  name: string;
  key: string;
  payload: string;
  /** With this one. */
  attempts: number;
  createdAt: string;
  /** Rises when the job is asked for again, also while it runs. */
  revision: number;
  lease: string;
}

/** A job that `run` keeps: due again at a time, or never by itself. */
export interface NextRun {
  at: Date | null;
  payload?: string;
}

/** How to do the jobs of one name. Each process runs one of them at a time. */
export interface JobHandler {
  name: string;
  /** For the admin. */
  label: string;
  /** Does the work, and deletes the job unless it returns a next run. Throws JobFailure, or anything else, to be run again later. */
  run(job: Job, context: { signal: AbortSignal }): Promise<NextRun | undefined>;
  /**
   * For a standing job, which is always there under the key `''` and due at each start: so long after each run it is due again. Null: when
   * `run` or `request` says so.
   */
  everyMs?: number | null;
  /** A standing job whose payload is cleared by each start. */
  isForgetful?: boolean;
  /** Pauses after the first failure, the second, and so on; the last one from then on. */
  pausesMs: readonly number[];
  timeLimitMs: number;
  /** Pause between two jobs. */
  gapMs?: number;
  /** How long a job under way may go on when the process stops. */
  graceMs?: number;
  /** A due time further ahead was written by a clock that was wrong. A standing job needs none. */
  maxAheadMs?: number;
  /** Skipped while the clock is at fault: 30 days may be none. */
  needsClock?: boolean;
  /** What the admin reads while jobs fail; undefined while that is nobody's business. */
  fault?: { part: FaultyPart; describe(failing: FailingJobs): string | undefined };
}

/** How far ahead a due time may lie. */
export function getMaxAheadMs({ everyMs, maxAheadMs }: Pick<JobHandler, 'everyMs' | 'maxAheadMs'>): number {
  return maxAheadMs ?? everyMs ?? Number.POSITIVE_INFINITY;
}

export interface FailingJobs {
  waiting: number;
  /** How often the one that failed most has failed. */
  failures: number;
  /** Why no job of this name is tried at the moment. */
  outage: JobFailure | undefined;
}

/** Why a job failed, in words for the admin: no address, no path, no secret. */
export class JobFailure extends Error {
  override name = 'JobFailure';
  /** For the log. */
  readonly fields: Record<string, unknown>;
  readonly retryAfterMs: number;
  /** Pauses every job of the name: nothing is taken at the moment (`passing`), or until a setting is corrected (`lasting`). */
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

/** The jobs of one name, of all processes. */
export interface JobSummary {
  name: string;
  waiting: number;
  running: number;
  failures: number;
  /** When the first is due, or its lease ends; null when none is by itself. */
  nextAt: string | null;
}

/** The jobs of one name that failed for one reason. */
export interface FailedJobs {
  name: string;
  reason: string;
  jobs: number;
  attempts: number;
}

/** The table `jobs`, as the runner uses it. */
export interface JobStore {
  /** At the start: frees the jobs of an earlier process, makes failed and standing ones due, deletes those that nobody handles. */
  prepare(handlers: readonly JobHandler[], now: Date): Promise<void>;
  deleteExpired(now: Date): Promise<{ name: string; key: string; attempts: number }[]>;
  summarize(now: Date): Promise<JobSummary[]>;
  listFailed(): Promise<FailedJobs[]>;
  /** Leases the next due job, also one whose lease has ended. */
  claim(handler: Pick<JobHandler, 'name' | 'everyMs' | 'maxAheadMs'>, now: Date, leaseMs: number): Promise<Job | undefined>;
  /** False when the lease is another's. */
  renew(job: Job, until: Date): Promise<boolean>;
  /** Deletes a job that was done, or plans its next run. One that was asked for again is due as asked, with the payload that came with it. */
  finish(job: Job, next: NextRun | undefined, now: Date): Promise<void>;
  /** Gives a job back, to be run at a time; with the reason where it failed. */
  release(job: Job, dueAt: Date, failure?: string): Promise<void>;
  /** Makes everything of a name due that no process runs. */
  makeDue(name: string, now: Date): Promise<void>;
  /** Asks for a standing job by a time; one that has failed keeps its pause. */
  request(name: string, dueAt: Date): Promise<void>;
}
