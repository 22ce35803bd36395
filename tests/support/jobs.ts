import { onTestFinished } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { createJobStore } from '#db/jobs.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { createJobRunner } from '#platform/jobs/job-runner.server.ts';
import type { Log } from '#platform/log/log.server.ts';

const QUICK = { wakeMs: 0, lookMs: 20, lostMs: 20, stopMs: 2000 };

interface Options {
  log?: Log;
  now?: () => Date;
  timing?: object;
}

/** Runs the jobs of a process, with short waits, until the test has ended. */
export function startJobs(db: Db, handlers: JobHandler[], { log = SILENT, now = () => new Date(), timing = {} }: Options = {}) {
  const faults = createFaults({ log, now });
  const runner = createJobRunner({ store: createJobStore(db), handlers, log, faults, now, timing: { ...QUICK, ...timing } });
  runner.start();
  onTestFinished(runner.stop);
  return { ...runner, faults };
}

const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
