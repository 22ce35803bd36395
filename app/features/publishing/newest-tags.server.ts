import type { Db } from '#db/client.server.ts';
import { isNotDeleted } from './visibility.server.ts';

/** No index finds tags, so they are looked for in the newest articles only. */
export const MAX_TAGGED = 1000;

/** Newest first. */
export function listNewestTags(db: Db, now: Date): Promise<{ id: string; tags: string[] }[]> {
  return db
    .selectFrom('articles')
    .select(['id', 'tags'])
    .where('publishedAt', '<=', now.toISOString())
    .where('isDraft', '=', false) // as a parameter: SQLite then takes the index of the admin's list, which holds the tags
    .where(isNotDeleted)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MAX_TAGGED)
    .execute();
}
