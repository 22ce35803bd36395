export const NEVER = '9999-12-31T23:59:59.999Z';

interface Dates {
  publishedAt: string;
  firstPublishedAt: string | undefined;
}

export function getFirstDate({ publishedAt, firstPublishedAt }: Dates, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : publishedAt };
}

/** Scheduled changes count from their date. */
export function getUpdateDate(now: string, publishedAt: string): string {
  return publishedAt > now ? publishedAt : now;
}

/** A first date that has not passed is dropped. */
export function getFirstDateOfDraft({ firstPublishedAt }: Pick<Dates, 'firstPublishedAt'>, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : NEVER };
}
