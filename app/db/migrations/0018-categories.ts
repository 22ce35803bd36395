import type { DialectName, Migration } from './migration.ts';

/**
 * The stored category as it is compared, the same as `normalizeCategory`. The indexes serve a query that has it letter for letter. Runs of
 * spaces become one by way of a tab and a line feed for each space, which are gone from the text by then.
 */
export const NORMALIZED_CATEGORY: Record<DialectName, string> = {
  sqlite: normalize('category', 'char'),
  postgres: normalize('category collate "C"', 'chr'),
};

function normalize(column: string, character: 'char' | 'chr'): string {
  const [tab, feed, space] = [`${character}(9)`, `${character}(10)`, "' '"];
  const separators = [tab, feed, `${character}(13)`, `${character}(160)`, "'-'"];
  const spaced = separators.reduce((text, separator) => `replace(${text}, ${separator}, ${space})`, column);
  const single = `replace(replace(replace(${spaced}, ${space}, ${tab} || ${feed}), ${feed} || ${tab}, ''), ${tab} || ${feed}, ${space})`;
  return `upper(trim(${single}))`;
}

/** What a reader may list stands in an index that gives it in order: a category's articles however it is written, and what is active. */
export const categories: Migration = {
  name: '0018-categories',
  statements: (dialect) => [
    'drop index articles_by_category',
    // PostgreSQL counts by the index alone where it holds the column itself, too.
    `create index articles_by_category on articles ((${NORMALIZED_CATEGORY[dialect]}), published_at desc, id)${dialect === 'postgres' ? ' include (category)' : ''}`,
    'create index growth_solutions_active on growth_solutions (is_active, published_at desc, id)',
    'create index youtube_videos_active on youtube_videos (is_active, published_at desc, id)',
  ],
};
