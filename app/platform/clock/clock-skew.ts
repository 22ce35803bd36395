/** By how much the clocks of two processes may differ. What was made further ahead than this was made by a clock that was wrong. */
const MAX_SKEW_MS = 5 * 60 * 1000;

/** The latest moment at which something that is there now can have been made. */
export function getLatestCreation(now: Date): Date {
  return new Date(now.getTime() + MAX_SKEW_MS);
}
