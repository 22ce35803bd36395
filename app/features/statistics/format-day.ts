const DAY_MS = 86_400_000;

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** Days since 1970 as `Nov 22, 2026`. Days begin and end in UTC. */
export function formatDay(day: number): string {
  return shortDate.format(new Date(day * DAY_MS));
}
