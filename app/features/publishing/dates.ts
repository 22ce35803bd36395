export function formatLongDate(iso: string, timeZone: string): string {
  if (latest?.timeZone !== timeZone) latest = { timeZone, format: createFormat(timeZone) };
  return latest.format.format(new Date(iso));
}

/** Cached because a format takes longer to create than to use, and a site has one zone at a time. */
let latest: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

function createFormat(timeZone: string) {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone });
}

export function formatDateTime(iso: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${formatLongDate(iso, timeZone)}, ${time.format(new Date(iso))}`;
}

export function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00.000Z`));
}

/** Leap year, so that anything older is more than a year old in any year. */
export const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** True however long a cached copy is kept. */
export const AGE_NOTE = 'more than a year ago';

export function isOverAYearOld(iso: string, now: Date): boolean {
  return Date.parse(iso) + YEAR_MS <= now.getTime();
}

export const TRASH_DAYS = 30;

export const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

export const NEVER = '9999-12-31T23:59:59.999Z';
/** As the time of reading, it finds scheduled items too. */
export const LAST_DATE = new Date(NEVER);

interface Dates {
  publishedAt: string;
  firstPublishedAt: string | undefined;
}

export function getFirstDate({ publishedAt, firstPublishedAt }: Dates, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  const isPast = firstPublishedAt <= now && firstPublishedAt <= publishedAt;
  return { firstPublishedAt: isPast ? firstPublishedAt : publishedAt };
}

/** Scheduled changes count from their date, and so does what readers have not seen before, which may be dated back. */
export function getUpdateDate(now: string, publishedAt: string, { isNew = false } = {}): string {
  return isNew || publishedAt > now ? publishedAt : now;
}

/** A first date that has not passed is dropped. */
export function getFirstDateOfDraft({ firstPublishedAt }: Pick<Dates, 'firstPublishedAt'>, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : NEVER };
}
