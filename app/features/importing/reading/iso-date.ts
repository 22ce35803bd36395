const WITHOUT_ZONE = /^(\d{4}-\d\d?-\d\d?)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** Null for what is no date from the years 1000 to 9999. A time without a zone is UTC. */
export function toIsoDate(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  const date = new Date(typeof value === 'string' ? value.trim().replace(WITHOUT_ZONE, '$1T$2Z') : value);
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString() : null;
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
