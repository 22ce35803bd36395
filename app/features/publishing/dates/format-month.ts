const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** A month such as `2026-01` as `January 2026`. */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00.000Z`));
}
