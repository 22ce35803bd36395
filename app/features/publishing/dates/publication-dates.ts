/** Stands where a date must be and none has come. */
export const NEVER = '9999-12-31T23:59:59.999Z';

interface Dates {
  publishedAt: string;
  /** Undefined where its kind does not keep it. */
  firstPublishedAt: string | undefined;
}

/** The first date once something is public from `publishedAt` on: the one it has, once that has come. */
export function getFirstDate({ publishedAt, firstPublishedAt }: Dates, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : publishedAt };
}

/** When what readers see changes by a save of now: with what comes out later, it changes then. */
export function getUpdateDate(now: string, publishedAt: string): string {
  return publishedAt > now ? publishedAt : now;
}

/** The first date once it is taken off the site: one that has not come will not. */
export function getFirstDateOfDraft({ firstPublishedAt }: Pick<Dates, 'firstPublishedAt'>, now: string): { firstPublishedAt?: string } {
  if (firstPublishedAt === undefined) return {};
  return { firstPublishedAt: firstPublishedAt <= now ? firstPublishedAt : NEVER };
}
