import { site } from '#site';
import { formatLongDate } from './format-date.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: site.timeZone });

/** An ISO timestamp as `January 15, 2025, 14:00`, in the site's time zone. */
export function formatDateTime(iso: string): string {
  return `${formatLongDate(iso)}, ${time.format(new Date(iso))}`;
}
