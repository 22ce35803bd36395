import { formatLongDate } from './format-date.ts';

/** An ISO timestamp as `January 15, 2025, 14:00` in a time zone of the IANA's. */
export function formatDateTime(iso: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${formatLongDate(iso, timeZone)}, ${time.format(new Date(iso))}`;
}
