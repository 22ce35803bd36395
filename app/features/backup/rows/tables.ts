import { tablesInBackups } from '#db/schema.ts';

/** What the search reads of an article; it is made of the article anew. */
const DERIVED_COLUMNS = new Set(['words', 'search_title', 'search_excerpt']);

/** By their names in the database. */
export const copiedTables: readonly string[] = Object.entries(tablesInBackups).flatMap(([name, kind]) =>
  kind === 'copied' ? [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] : [],
);

export function isDerivedColumn(table: string, column: string): boolean {
  return table === 'articles' && DERIVED_COLUMNS.has(column);
}
