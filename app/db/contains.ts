import { type Expression, type SqlBool, sql } from 'kysely';
import { type Db, getDialect } from './client.server.ts';

/** Whether a text is in a column, letter for letter: fold both before, or put both in lower case. An empty one is in everything but null. */
export function contains(column: Expression<string | null>, text: string) {
  return isLike(column, `%${escapeLike(text)}%`);
}

/** Whether a column starts with a text, as `contains` compares them. */
export function startsWith(column: Expression<string | null>, text: string) {
  return isLike(column, `${escapeLike(text)}%`);
}

/** Whether the id is one of these: as one parameter, however many there are. */
export function isOneOf(db: Db, ids: readonly string[]) {
  const json = JSON.stringify(ids);
  return getDialect(db) === 'sqlite'
    ? sql<boolean>`id in (select value from json_each(${json}))`
    : sql<boolean>`id in (select json_array_elements_text(${json}::json))`;
}

function isLike(column: Expression<string | null>, pattern: string) {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
