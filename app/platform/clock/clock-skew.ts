/** Clocks of two processes may differ by this much; anything dated further ahead comes from a wrong clock. */
const MAX_SKEW_MS = 5 * 60 * 1000;

export function getLatestCreation(now: Date): Date {
  return new Date(now.getTime() + MAX_SKEW_MS);
}
