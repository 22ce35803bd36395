import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import { sendPost } from '#platform/http/send-post.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { createPurgeRequest } from '#platform/purge/purge-request.ts';
import { claimTelling, keepClaim, readTold, recordTold, releaseClaim } from './told-changes.server.ts';

const SECOND_MS = 1000;

const TIMING = {
  /** For one call. */
  callMs: 5 * SECOND_MS,
  /** Between two calls: of changes that follow each other, the last one is told with those before. */
  gapMs: SECOND_MS,
  /** The CDN is asked twice: what it was fetching meanwhile, or got from a process that did not know yet, goes by the second. */
  againMs: 3 * SECOND_MS,
  /** After the first failure, the second, and so on; the last one from then on. */
  pausesMs: [SECOND_MS, 2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, 60 * SECOND_MS],
  /** How often to see whether the process that has taken it on has told. */
  lookMs: SECOND_MS / 2,
  /** For what it may take beyond a call or a pause, so that no other process takes it for dead. */
  leaseMs: 10 * SECOND_MS,
  stopMs: 2 * SECOND_MS,
};
/** A failure before is told in the log alone: the next attempt may do. */
const TELLING_FAILURES = 2;
/** Timers go wrong beyond 24 days, and clocks are set. */
const LONGEST_WAIT_MS = 3_600_000;

interface TellingServices {
  settings: Pick<Settings, 'PURGE_URL' | 'PURGE_TOKEN'>;
  db: Db;
  contentVersion: Pick<ContentVersion, 'current' | 'onChange'>;
  faults: Pick<Faults, 'set' | 'clear'>;
  log: Log;
  now(): Date;
  /** When pages next change by themselves, in milliseconds since 1970; infinity when they do not. */
  findNextDate(): Promise<number>;
  /** Shorter ones, for tests. */
  timing?: Partial<typeof TIMING>;
}

/** How long to wait at least, and at most until content changes. */
interface Pause {
  least: number;
  most: number;
}

/**
 * Has PURGE_URL asked at the start, after each change of content, and when a date comes; by one process, one call at a time, until it has been
 * answered. Does nothing where PURGE_URL is not set. Gives back how to stop.
 */
export function tellChanges(services: TellingServices): () => Promise<void> {
  const { settings, db, contentVersion, faults, log, now, findNextDate } = services;
  const timing = { ...TIMING, ...services.timing };
  if (!settings.PURGE_URL) return async () => undefined;
  const stopping = new AbortController();
  let woken = new AbortController();
  let isStarting = true;
  let isMine = false;
  let failures = 0;
  let againAt = Number.POSITIVE_INFINITY;
  let next: { version: number; date: number } | undefined;
  let cameAt = 0;
  const stopListening = contentVersion.onChange(() => woken.abort());
  const running = run();

  async function run() {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      const { least, most } = await step().catch(afterError);
      await sleep(least, stopping.signal);
      await sleep(most - least, AbortSignal.any([stopping.signal, woken.signal]));
    }
  }

  async function step(): Promise<Pause> {
    const version = contentVersion.current();
    const time = now().getTime();
    await lookForDates(version, time);
    const told = await readTold(db);
    const isChange = isStarting || version > told.version || cameAt > told.at;
    if (!isChange && time < againAt) {
      if (isMine) await releaseClaim(db); // another process has told what this one could not
      isMine = false;
      recover();
      return { least: 0, most: Math.min(next?.date ?? Number.POSITIVE_INFINITY, againAt, time + LONGEST_WAIT_MS) - time };
    }
    isMine ||= await claimTelling(db, { now: new Date(time), until: new Date(time + timing.callMs + timing.leaseMs) });
    if (!isMine) return { least: timing.lookMs, most: timing.lookMs };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timing.callMs)]);
    const outcome = await sendPost(createPurgeRequest(settings.PURGE_URL, settings.PURGE_TOKEN, version), signal);
    if (stopping.signal.aborted) return { least: 0, most: 0 };
    if (outcome !== 'done') return fail(outcome);
    await recordTold(db, { version, at: time });
    log.info('CDN told', { version, isAgain: !isChange });
    isMine = false;
    againAt = isChange ? time + timing.againMs : Number.POSITIVE_INFINITY;
    isStarting = false;
    recover();
    return { least: timing.gapMs, most: timing.gapMs };
  }

  /** Once after each change of content, and whenever the date has come. */
  async function lookForDates(version: number, time: number) {
    if (next && time >= next.date) cameAt = next.date;
    if (next?.version === version && time < next.date) return;
    next = { version, date: await findNextDate() };
  }

  async function fail({ reason, retryAfterMs = 0 }: { reason: string; retryAfterMs?: number }): Promise<Pause> {
    failures += 1;
    log.warn('CDN not told', { setting: 'PURGE_URL', why: reason, failures });
    if (failures >= TELLING_FAILURES)
      faults.set('cdn', {
        message:
          'The CDN is not told what has changed, so readers may be shown pages of ten minutes ago. It is tried again and again. Whoever runs the site should see that PURGE_URL and PURGE_TOKEN are right.',
      });
    const pause = Math.max(getPause(), retryAfterMs);
    await keepClaim(db, new Date(now().getTime() + pause + timing.callMs + timing.leaseMs));
    return { least: pause, most: pause };
  }

  function recover() {
    if (failures > 0) faults.clear('cdn');
    failures = 0;
  }

  function afterError(error: unknown): Pause {
    failures += 1;
    if (failures === 1) log.warn('CDN not told', errorFields(error)); // the database's own fault says the rest
    const pause = getPause();
    return { least: pause, most: pause };
  }

  function getPause(): number {
    return timing.pausesMs[Math.min(failures, timing.pausesMs.length) - 1] ?? 0;
  }

  return async () => {
    stopListening();
    stopping.abort();
    await withTimeout(
      timing.stopMs,
      running.then(() => (isMine ? releaseClaim(db) : undefined)),
    ).catch(() => undefined); // the next start tells
  };
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
