/** An ISO timestamp as `January 15, 2025` in a time zone of the IANA's. */
export function formatLongDate(iso: string, timeZone: string): string {
  if (latest?.timeZone !== timeZone) latest = { timeZone, format: createFormat(timeZone) };
  return latest.format.format(new Date(iso));
}

/** A site has one zone at a time, and a format takes longer to make than to use. */
let latest: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

function createFormat(timeZone: string) {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone });
}
