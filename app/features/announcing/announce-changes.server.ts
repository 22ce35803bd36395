import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import { type PostRequest, sendPost } from '#platform/http/send-post.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { listAnnounced } from './announced-items.server.ts';
import {
  type Change,
  claimTelling,
  findNextDue,
  finishTelling,
  listDue,
  postponeTelling,
  releaseTelling,
  setAnnouncers,
} from './announcements.server.ts';
import { type Announcer, type AnnouncerSettings, listAnnouncers } from './announcers.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** With all of it, and whatever was told just before, a change is told within a minute. */
const TIMING = {
  /** From the first change on: those that follow are told with it. */
  gatherMs: 8 * SECOND_MS,
  /** For one call, and for all of one telling. */
  callMs: 10 * SECOND_MS,
  budgetMs: 25 * SECOND_MS,
  /** Between two tellings. */
  gapMs: 15 * SECOND_MS,
  /** After the first failure, the second, and so on; after the last one it is given up. */
  pausesMs: [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS],
  /** How often to see whether the process that has taken it on has told, or a pause is over. */
  lookMs: 3 * SECOND_MS,
  /** For what it may take beyond the rest, so that no other process takes it for dead. */
  leaseMs: 10 * SECOND_MS,
  stopMs: 2 * SECOND_MS,
};
/** Of items told at once. */
const BATCH = 500;
/** Timers go wrong beyond 24 days, and clocks are set. */
const LONGEST_WAIT_MS = HOUR_MS;

interface AnnouncingServices {
  settings: AnnouncerSettings;
  db: Db;
  contentVersion: Pick<ContentVersion, 'onChange'>;
  log: Log;
  now(): Date;
  kinds: readonly ContentKind[];
  /** Shorter ones, for tests. */
  timing?: Partial<typeof TIMING>;
}

/**
 * Tells search engines (INDEXNOW) and a feed hub (WEBSUB_HUB) of what readers see anew, once each, by one process, until it has been taken or
 * was refused for hours. What was there before a setting was made is not told. Gives back how to stop.
 */
export function announceChanges(services: AnnouncingServices): () => Promise<void> {
  const { settings, db, log } = services;
  const announcers = listAnnouncers(settings);
  const stopping = new AbortController();
  const known = keepTrying(
    () =>
      setAnnouncers(
        db,
        announcers.map(({ name }) => name),
      ),
    stopping.signal,
    log,
  );
  const running = announcers.map((announcer) => known.then(() => runAnnouncer(services, announcer, stopping.signal)));
  return async () => {
    stopping.abort();
    await withTimeout({ ...TIMING, ...services.timing }.stopMs, Promise.all(running)).catch(() => undefined); // another process or the next start tells
  };
}

/** How long to wait at least, and at most until content changes. */
interface Pause {
  least: number;
  most: number;
}

async function runAnnouncer(services: AnnouncingServices, announcer: Announcer, stop: AbortSignal): Promise<void> {
  const { db, contentVersion, log, now, kinds, settings } = services;
  const timing = { ...TIMING, ...services.timing };
  const { name, setting } = announcer;
  let woken = new AbortController();
  let isLost = false;
  const stopListening = contentVersion.onChange(() => woken.abort());
  while (!stop.aborted) {
    woken = new AbortController();
    const { least, most } = await step().catch(afterError);
    await sleep(least, stop);
    await sleep(most - least, AbortSignal.any([stop, woken.signal]));
  }
  stopListening();

  async function step(): Promise<Pause> {
    const time = now().getTime();
    const nextDue = await findNextDue(db, name);
    isLost = false;
    if (nextDue > time) return { least: 0, most: Math.min(nextDue - time, LONGEST_WAIT_MS) };
    const until = new Date(time + timing.gatherMs + timing.budgetMs + timing.leaseMs);
    if (!(await claimTelling(db, name, { now: new Date(time), until }))) return { least: timing.lookMs, most: timing.lookMs };
    await sleep(timing.gatherMs, stop);
    const changes = stop.aborted ? [] : await listDue(db, name, { now: now(), limit: BATCH });
    const requests = announcer.toRequests(await listAnnounced(db, kinds, { changes, now: now(), siteUrl: settings.SITE_URL }));
    const outcome = await sendAll(requests);
    if (stop.aborted) {
      await releaseTelling(db, name);
      return { least: 0, most: 0 };
    }
    if (outcome !== 'done') return fail(changes, outcome);
    await finishTelling(db, name, changes);
    if (requests.length === 0) return { least: 0, most: 0 };
    log.info('changes announced', { setting, changes: changes.length, requests: requests.length });
    return { least: timing.gapMs, most: timing.gapMs };
  }

  async function sendAll(requests: readonly PostRequest[]) {
    const budget = AbortSignal.any([stop, AbortSignal.timeout(timing.budgetMs)]);
    for (const request of requests) {
      const outcome = await sendPost(request, AbortSignal.any([budget, AbortSignal.timeout(timing.callMs)]));
      if (outcome !== 'done') return outcome;
    }
    return 'done';
  }

  async function fail(changes: readonly Change[], { reason, retryAfterMs = 0 }: { reason: string; retryAfterMs?: number }): Promise<Pause> {
    const getPause = (failures: number) => Math.max(timing.pausesMs[failures - 1] ?? 0, retryAfterMs);
    const failures = await postponeTelling(db, name, (count) => new Date(now().getTime() + getPause(count)));
    const isGivenUp = failures > timing.pausesMs.length;
    log.warn(isGivenUp ? 'changes not announced, and given up' : 'changes not announced', { setting, why: reason, failures });
    if (isGivenUp) await finishTelling(db, name, changes);
    return { least: timing.lookMs, most: timing.lookMs };
  }

  function afterError(error: unknown): Pause {
    if (!isLost) log.warn('changes not announced', { setting, ...errorFields(error) }); // the database's own fault says the rest
    isLost = true;
    return { least: timing.lookMs, most: timing.lookMs };
  }
}

/** Until a database that is away is there again. */
async function keepTrying(attempt: () => Promise<void>, stop: AbortSignal, log: Log): Promise<void> {
  for (let failures = 0; !stop.aborted; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures === 0) log.warn('not known yet who is told of changes', errorFields(error));
      await sleep(TIMING.lookMs, stop);
    }
  }
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
