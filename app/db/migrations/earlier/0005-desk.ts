import type { Migration } from '../migration.ts';

/** Lets the desk save twice and make one row: a key that each opened form carries. */
export const desk: Migration = {
  name: '0005-desk',
  statements: () =>
    ['articles', 'growth_solutions'].flatMap((table) => [
      `alter table ${table} add column creation_key text`,
      `create unique index ${table}_creation_key on ${table} (creation_key)`,
    ]),
};
