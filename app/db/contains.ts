import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether a text is in a column, letter for letter: fold both before, or put both in lower case. An empty one is in everything but null. */
export function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
