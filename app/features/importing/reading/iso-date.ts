const WITHOUT_ZONE = /^(\d{4}-\d\d?-\d\d?)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** Null for what is no date from the years 1000 to 9999. A time without a zone is UTC. */
export function toIsoDate(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  const date = new Date(typeof value === 'string' ? value.trim().replace(WITHOUT_ZONE, '$1T$2Z') : value);
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date.toISOString() : null;
}
