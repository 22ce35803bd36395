import type { DialectName } from './migrations/migration.ts';

/** Lower-cases ASCII only, the same in both databases. A query must repeat it literally to use the index. */
export const FOLDED_ID: Record<DialectName, string> = { sqlite: 'lower(id)', postgres: 'lower(id collate "C")' };

export const NORMALIZED_CATEGORY: Record<DialectName, string> = {
  sqlite: normalize('category', 'char'),
  postgres: normalize('category collate "C"', 'chr'),
};

/** Collapses runs of spaces: each becomes a tab and a line feed, which the text no longer contains. */
function normalize(column: string, character: 'char' | 'chr'): string {
  const [tab, feed, space] = [`${character}(9)`, `${character}(10)`, "' '"];
  const separators = [tab, feed, `${character}(13)`, `${character}(160)`, "'-'"];
  const spaced = separators.reduce((text, separator) => `replace(${text}, ${separator}, ${space})`, column);
  const single = `replace(replace(replace(${spaced}, ${space}, ${tab} || ${feed}), ${feed} || ${tab}, ''), ${tab} || ${feed}, ${space})`;
  return `upper(trim(${single}))`;
}
