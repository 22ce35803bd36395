import { setTimeout as wait } from 'node:timers/promises';
import { orAborted, withTimeout } from '#platform/concurrency/deadline.ts';
import type { Faults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import {
  type FailedJobs,
  getMaxAheadMs,
  type Job,
  JobFailure,
  type JobHandler,
  type JobStore,
  type JobSummary,
  type NextRun,
} from './job.ts';

const TIMING = {
  /** Delays jobs until the response is sent, so that its duration reveals nothing about an email. */
  wakeMs: 100,
  lookMs: 30_000,
  /** While a job runs and its handler has room for another. */
  busyMs: 1000,
  /** Renewed while a job runs; the job of a process that died stays leased for this long. */
  leaseMs: 120_000,
  lostMs: 5000,
  stopMs: 5000,
};

const YEAR_MS = 365 * 24 * 3_600_000;
/** For handlers without a limit of their own: a third party may be away for some minutes. */
const REPORTED_FAILURES = 5;

interface RunnerOptions {
  store: JobStore;
  handlers: readonly JobHandler[];
  log: Log;
  faults: Pick<Faults, 'set' | 'clear' | 'list'>;
  now(): Date;
  timing?: Partial<typeof TIMING>;
}

export interface JobRunner {
  start(): void;
  wake(name: string): void;
  /** Requests a standing job. One that has failed keeps its pause. */
  request(name: string, delayMs?: number): void;
  list(): Promise<JobList[]>;
  tryAgain(name: string): Promise<void>;
  /** Waits some seconds for jobs under way. The rest stays stored. */
  stop(): Promise<void>;
}

interface JobList extends Pick<JobSummary, 'name' | 'running' | 'nextAt'> {
  label: string;
  waiting: number | null;
  failed: Pick<FailedJobs, 'reason' | 'jobs' | 'attempts'>[];
}

interface Lane {
  handler: JobHandler;
  stopping: AbortController;
  running: Set<Promise<void>>;
  outage: { failure: JobFailure; failures: number; triedAt: number; until: number } | undefined;
}

/** Runs one job of each name at a time, or as many as its handler says. Only one of several processes runs a job. */
export function createJobRunner({ store, handlers, log, faults, now, timing }: RunnerOptions): JobRunner {
  const { wakeMs, lookMs, busyMs, leaseMs, lostMs, stopMs } = { ...TIMING, ...timing };
  const lanes: Lane[] = handlers.map((handler) => ({ handler, stopping: new AbortController(), running: new Set(), outage: undefined }));
  const requests = new Map<string, Date>();
  const stopped = new AbortController();
  const worker = createWorker({ store, log, now, leaseMs, lostMs, stopped: stopped.signal, onLost: reportLost });
  let isStarted = false;
  let isPrepared = false;
  let isLost = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let plannedAt = Number.POSITIVE_INFINITY;

  function plan(ms: number) {
    const at = performance.now() + ms;
    if (!isStarted || stopped.signal.aborted || at >= plannedAt) return; // many who wake it do not put it off
    plannedAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      plannedAt = Number.POSITIVE_INFINITY;
      looking = (looking ?? Promise.resolve()).then(look);
    }, ms);
  }

  async function look() {
    if (stopped.signal.aborted) return;
    try {
      if (!isPrepared) await store.prepare(handlers, now());
      isPrepared = true;
      for (const [name, at] of requests) {
        await store.request(name, at);
        if (requests.get(name) === at) requests.delete(name);
      }
      for (const { name, ...expired } of await store.deleteExpired(now())) log.warn('job expired', { job: name, ...expired });
      const summaries = new Map((await store.summarize(now())).map((summary) => [summary.name, summary]));
      isLost = false;
      for (const lane of lanes) {
        const summary = summaries.get(lane.handler.name);
        if (lane.running.size === 0) await reportFault(faults, lane, summary);
        plan(begin(lane, summary));
      }
      reportOthers(faults, handlers, summaries);
    } catch (error) {
      reportLost(error);
    }
  }

  function reportLost(error: unknown) {
    if (!isLost) log.warn('jobs not read', errorFields(error)); // the database's own fault says the rest
    isLost = true;
    plan(lostMs);
  }

  /** Returns the milliseconds until the next look. */
  function begin(lane: Lane, summary: JobSummary | undefined): number {
    const free = (lane.handler.mostAtOnce ?? 1) - lane.running.size;
    if (free <= 0 || stopped.signal.aborted) return lookMs; // it looks again when one ends
    const aheadMs = summary?.nextAt ? Date.parse(summary.nextAt) - now().getTime() : lookMs;
    const dueMs = aheadMs > getMaxAheadMs(lane.handler) ? 0 : aheadMs;
    const waitMs = Math.max(dueMs, lane.outage ? lane.outage.until - performance.now() : 0);
    const isClockWrong = lane.handler.needsClock === true && faults.list().some(({ part }) => part === 'clock');
    if (waitMs > 0 || isClockWrong) return waitMs > 0 ? Math.min(waitMs, lookMs) : lookMs;
    const { waiting = 1, running = 0 } = summary ?? {};
    const begun = Math.min(free, Math.max(1, waiting - running));
    for (let n = 0; n < begun; n += 1) run(lane);
    return begun < free ? busyMs : lookMs;
  }

  function run(lane: Lane) {
    const running = worker.runDue(lane).then((hasRun) => {
      lane.running.delete(running);
      plan(hasRun ? 0 : lookMs);
    });
    lane.running.add(running);
  }

  return {
    start() {
      isStarted = true;
      plan(0);
    },
    wake(name) {
      for (const { handler, outage } of lanes)
        if (outage?.failure.outage === 'passing' && handler.name === name)
          outage.until = Math.min(outage.until, outage.triedAt + getPause(handler.pausesMs, 1));
      plan(wakeMs);
    },
    request(name, delayMs = 0) {
      requests.set(name, later(now, delayMs));
      plan(wakeMs);
    },
    async list() {
      const [summaries, failed] = await Promise.all([store.summarize(now()), store.listFailed()]);
      return handlers.map((handler) => toJobList(handler, { summaries, failed, now: now() }));
    },
    async tryAgain(name) {
      await store.makeDue(name, now());
      for (const { handler, outage } of lanes) if (outage && handler.name === name) outage.until = 0;
      plan(0);
    },
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      const timers = lanes.map(({ handler, stopping }) => setTimeout(() => stopping.abort(), handler.graceMs ?? 0));
      const graceMs = Math.max(0, ...handlers.map((handler) => handler.graceMs ?? 0));
      await withTimeout(graceMs + stopMs, Promise.all([looking, ...lanes.flatMap(({ running }) => [...running])])).catch(() => undefined);
      for (const each of timers) clearTimeout(each);
    },
  };
}

interface WorkerOptions extends Pick<RunnerOptions, 'store' | 'log' | 'now'> {
  leaseMs: number;
  lostMs: number;
  stopped: AbortSignal;
  onLost(error: unknown): void;
}

/** Runs the due jobs of a lane one after the other, and stores what became of each. */
function createWorker({ store, log, now, leaseMs, lostMs, stopped, onLost }: WorkerOptions) {
  async function runDue(lane: Lane): Promise<boolean> {
    const { handler } = lane;
    let hasRun = false;
    try {
      while (!(stopped.aborted || isPaused(lane))) {
        const job = await store.claim(handler, now(), leaseMs);
        if (!job) break;
        hasRun = true;
        await runJob(lane, job);
        await wait(handler.gapMs ?? 0, undefined, { signal: stopped }).catch(() => undefined);
      }
    } catch (error) {
      onLost(error);
      return false;
    }
    return hasRun;
  }

  async function runJob(lane: Lane, job: Job) {
    const { handler, stopping } = lane;
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal, AbortSignal.timeout(handler.timeLimitMs)]);
    const renewal = setInterval(async () => {
      const isOurs = await store.renew(job, later(now, leaseMs)).catch(() => true);
      if (!isOurs) lost.abort(new JobFailure('another process has taken over its lease'));
    }, leaseMs / 3).unref();
    try {
      const next = await orAborted(signal, handler.run(job, { signal }));
      await untilStored(() => store.finish(job, next ?? getNextRun(handler), now()));
      if (lane.outage) await untilStored(() => store.makeDue(handler.name, now()));
      lane.outage = undefined;
    } catch (error) {
      if (stopping.signal.aborted) await untilStored(() => store.release(job, now()));
      else await fail(lane, job, toFailure(error));
    } finally {
      clearInterval(renewal);
    }
  }

  async function fail(lane: Lane, job: Job, failure: JobFailure) {
    const { name, pausesMs } = lane.handler;
    const failures = failure.outage ? (lane.outage?.failures ?? 0) + 1 : job.attempts;
    const pauseMs = Math.max(getPause(pausesMs, failures), failure.retryAfterMs);
    log.warn('job failed', { job: name, key: job.key, attempts: job.attempts, why: failure.message, ...failure.fields });
    if (failure.outage) lane.outage = { failure, failures, triedAt: performance.now(), until: performance.now() + pauseMs };
    await untilStored(() => store.release(job, later(now, pauseMs), failure.message));
  }

  function getNextRun({ everyMs }: JobHandler): NextRun | undefined {
    if (everyMs === undefined) return undefined;
    return { at: everyMs === null ? null : later(now, everyMs) };
  }

  /** A finished job must not run again because the database was unreachable for a while. */
  async function untilStored(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        onLost(error);
        if (stopped.aborted) return;
        await wait(lostMs, undefined, { signal: stopped }).catch(() => undefined);
      }
    }
  }

  return { runDue };
}

async function reportFault(faults: RunnerOptions['faults'], lane: Lane, summary: JobSummary | undefined) {
  const { fault } = lane.handler;
  const { waiting = 0, failures = 0 } = summary ?? {};
  if (waiting === 0) lane.outage = undefined; // done by another process, or expired
  const message = await fault?.describe({ waiting, failures, outage: lane.outage?.failure });
  if (fault && message) faults.set(fault.part, { message });
  else if (fault) faults.clear(fault.part);
}

function reportOthers(faults: RunnerOptions['faults'], handlers: readonly JobHandler[], summaries: Map<string, JobSummary>) {
  const others = handlers.filter(({ name, fault }) => !fault && (summaries.get(name)?.failures ?? 0) >= REPORTED_FAILURES);
  if (others.length === 0) return faults.clear('jobs');
  const labels = others.map(({ label }) => label).join(', ');
  faults.set('jobs', { message: `Background work fails again and again: ${labels}. The status page says why.` });
}

interface StoredJobs {
  summaries: readonly JobSummary[];
  failed: readonly FailedJobs[];
  now: Date;
}

function toJobList({ name, label, everyMs }: JobHandler, { summaries, failed, now }: StoredJobs): JobList {
  const { waiting = 0, running = 0, nextAt = null } = summaries.find((summary) => summary.name === name) ?? {};
  const isSoon = nextAt !== null && Date.parse(nextAt) < now.getTime() + YEAR_MS; // drafts have a date in the year 9999
  return {
    ...{ name, label, running, waiting: everyMs === undefined ? waiting : null, nextAt: isSoon ? nextAt : null },
    failed: failed.filter((each) => each.name === name).map(({ reason, jobs, attempts }) => ({ reason, jobs, attempts })),
  };
}

function later(now: () => Date, ms: number): Date {
  return new Date(now().getTime() + ms);
}

function isPaused({ outage }: Lane): boolean {
  return outage !== undefined && performance.now() < outage.until;
}

function getPause(pausesMs: readonly number[], failures: number): number {
  return pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0;
}

function toFailure(error: unknown): JobFailure {
  if (error instanceof JobFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new JobFailure('it took too long', { cause: error });
  return new JobFailure('an unexpected error, which is in the log', { fields: errorFields(error), cause: error });
}
