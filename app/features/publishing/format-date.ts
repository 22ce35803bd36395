import { site } from '#site';

const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: site.timeZone });

/** An ISO timestamp as `January 15, 2025`, in the site's time zone. */
export function formatLongDate(iso: string): string {
  return longDate.format(new Date(iso));
}
