import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { NORMALIZED_CATEGORY } from '#db/indexed-expressions.ts';
import { CATEGORIES, normalizeCategory } from './category.ts';

/** The one condition for what is of a category, however it was written; for the tables that have one, found by its index. */
export function isInCategory(db: Db, category: string) {
  return sql<boolean>`${getNormalized(db)} = ${normalizeCategory(category)}`;
}

/** The condition for what is in none of the six. */
export function isInNoCategory(db: Db) {
  return sql<boolean>`${getNormalized(db)} not in (${sql.join([...CATEGORIES])})`;
}

function getNormalized(db: Db) {
  return sql.raw(NORMALIZED_CATEGORY[getDialect(db)]);
}
