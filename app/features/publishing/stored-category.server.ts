import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { NORMALIZED_CATEGORY } from '#db/indexed-expressions.ts';
import { CATEGORIES, normalizeCategory } from './category.ts';

export function isInCategory(db: Db, category: string) {
  return sql<boolean>`${getNormalized(db)} = ${normalizeCategory(category)}`;
}

export function isInNoCategory(db: Db) {
  return sql<boolean>`${getNormalized(db)} not in (${sql.join([...CATEGORIES])})`;
}

function getNormalized(db: Db) {
  return sql.raw(NORMALIZED_CATEGORY[getDialect(db)]);
}
