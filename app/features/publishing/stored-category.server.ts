import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { NORMALIZED_CATEGORY } from '#db/migrations/0018-categories.ts';
import { normalizeCategory } from './category.ts';

/** The one condition for what is of a category, however it was written; for the tables that have one, found by its index. */
export function isInCategory(db: Db, category: string) {
  return sql<boolean>`${sql.raw(NORMALIZED_CATEGORY[getDialect(db)])} = ${normalizeCategory(category)}`;
}
