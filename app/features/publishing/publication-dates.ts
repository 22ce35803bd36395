/** Date of items that have none yet. */
export const NEVER = '9999-12-31T23:59:59.999Z';

interface Dates {
  publishedAt: string;
  firstPublishedAt: string | undefined;
}

/** A first date that has passed stays. */
export function getFirstDate({ publishedAt, firstPublishedAt }: Dates, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : publishedAt };
}

/** Scheduled changes count from their date. */
export function getUpdateDate(now: string, publishedAt: string): string {
  return publishedAt > now ? publishedAt : now;
}

/** First date of an item that is taken off the site; one that has not passed is dropped. */
export function getFirstDateOfDraft({ firstPublishedAt }: Pick<Dates, 'firstPublishedAt'>, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : NEVER };
}
