import type { DialectName } from './migrations/migration.ts';

/** Ids in lower case, ASCII letters only, the same in both databases. An index holds it: a query must repeat it letter for letter. */
export const FOLDED_ID: Record<DialectName, string> = { sqlite: 'lower(id)', postgres: 'lower(id collate "C")' };

/** The stored category as `normalizeCategory` writes it. Indexes hold it: a query must repeat it letter for letter. */
export const NORMALIZED_CATEGORY: Record<DialectName, string> = {
  sqlite: normalize('category', 'char'),
  postgres: normalize('category collate "C"', 'chr'),
};

/** Collapses runs of spaces by way of a tab and a line feed for each, which the text no longer contains by then. */
function normalize(column: string, character: 'char' | 'chr'): string {
  const [tab, feed, space] = [`${character}(9)`, `${character}(10)`, "' '"];
  const separators = [tab, feed, `${character}(13)`, `${character}(160)`, "'-'"];
  const spaced = separators.reduce((text, separator) => `replace(${text}, ${separator}, ${space})`, column);
  const single = `replace(replace(replace(${spaced}, ${space}, ${tab} || ${feed}), ${feed} || ${tab}, ''), ${tab} || ${feed}, ${space})`;
  return `upper(trim(${single}))`;
}
