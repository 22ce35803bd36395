import type { Faults } from './faults.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TOLERANCE_MS = MINUTE_MS;
const CHECK_MS = 10 * SECOND_MS;
/** Clears a fault after this time: wrong dates have been noticed by then. */
const LASTS_MS = DAY_MS;

interface ClockWatchOptions {
  faults: Faults;
  now(): Date;
  /** Milliseconds on a monotonic clock that runs on while the machine sleeps. */
  uptimeMs(): number;
  latestPast: Date;
}

export function watchClock({ faults, now, uptimeMs, latestPast }: ClockWatchOptions): { check(): void; stop(): void } {
  const getOffset = () => now().getTime() - uptimeMs();
  let normal = getOffset();
  let noticedAt: number | undefined;

  function check() {
    const jumped = getOffset() - normal;
    const message = findBehind(now(), latestPast) ?? (Math.abs(jumped) > TOLERANCE_MS ? describeJump(jumped) : undefined);
    noticedAt = message ? (noticedAt ?? uptimeMs()) : undefined;
    if (message && noticedAt !== undefined && uptimeMs() - noticedAt < LASTS_MS) {
      faults.set('clock', { message });
      return;
    }
    faults.clear('clock');
    if (message) normal = getOffset();
  }

  check();
  const timer = setInterval(check, CHECK_MS).unref();
  return { check, stop: () => clearInterval(timer) };
}

/** A sentence if the clock is behind a date that the site has stored. */
export function findBehind(now: Date, latestPast: Date): string | undefined {
  if (now.getTime() >= latestPast.getTime() - TOLERANCE_MS) return undefined;
  const date = latestPast.toISOString().slice(0, 16).replace('T', ' ');
  return `The clock of the server is behind: the site already knows of ${date} UTC. What is saved now gets a wrong date: set the clock.`;
}

function describeJump(ms: number): string {
  const direction = ms > 0 ? 'forward' : 'back';
  return `The clock of the server has jumped ${direction} by ${formatDuration(Math.abs(ms))}. What was saved before or since may have a wrong date: check the clock.`;
}

function formatDuration(ms: number): string {
  if (ms < 2 * HOUR_MS) return `${Math.round(ms / MINUTE_MS)} minutes`;
  return ms < 2 * DAY_MS ? `${Math.round(ms / HOUR_MS)} hours` : `${Math.round(ms / DAY_MS)} days`;
}

/** Clocks of two processes may differ by this much; anything dated further ahead comes from a wrong clock. */
const MAX_SKEW_MS = 5 * 60 * 1000;

export function getLatestCreation(now: Date): Date {
  return new Date(now.getTime() + MAX_SKEW_MS);
}
