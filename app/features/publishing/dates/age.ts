/** A leap year's length: what is older is more than a year old in any year. */
export const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** What stands beside the date of an article that is older; it stays true however long a copy is kept. */
export const AGE_NOTE = 'more than a year ago';

/** Whether more than a year has passed since an ISO timestamp. */
export function isOverAYearOld(iso: string, now: Date): boolean {
  return Date.parse(iso) + YEAR_MS <= now.getTime();
}
