const WITHOUT_ZONE = /^(\d{4}-\d\d?-\d\d?)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

const ZONE = /(?:z|utc|gmt|[ecmp][sd]t|[+-]\d\d:?\d\d)(?: \([^()]*\))?$/i;
/** In the order of one country: 05/01/2024 is the fifth of January or the first of May. */
const AMBIGUOUS = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/;

/**
 * Null for what is no date from the years 1000 to 9999. A time without a zone is UTC. A day is its noon, which is on that day nearly
 * everywhere, and its beginning while that noon is to come.
 */
export function toIsoDate(value: unknown, now = new Date()): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  if (typeof value === 'string' && AMBIGUOUS.test(value.trim())) return null;
  const date = typeof value === 'string' ? parse(value.trim().replace(WITHOUT_ZONE, '$1T$2Z'), now) : new Date(value);
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString() : null;
}

function parse(text: string, now: Date): Date {
  if (/\d:\d\d/.test(text)) return new Date(ZONE.test(text) ? text : `${text} UTC`);
  const noon = new Date(`${text} 12:00 UTC`);
  return noon > now ? new Date(`${text} 00:00 UTC`) : noon;
}

/** Empty for what is no time zone. */
export function parseTimeZone(name: string): string {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** A time without a zone, with the offset that the zone had then. Everything else is returned as it is. */
export function withOffset<T>(value: T, timeZone: string): T | string {
  const [, day = '', time = ''] = (typeof value === 'string' && WITHOUT_ZONE.exec(value.trim())) || [];
  const date = new Date(`${day}T${time}Z`);
  if (Number.isNaN(date.getTime())) return value;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date);
  return `${day}T${time}${parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) || 'Z'}`;
}

/** As `2023-02-27`. */
export function toDay(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso));
}
