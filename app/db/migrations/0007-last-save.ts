import type { Migration } from './migration.ts';

/** The id of the save that wrote a row last, so that a browser whose answer was lost knows its own. */
export const migration: Migration = {
  name: '0007-last-save',
  statements: () => ['articles', 'growth_solutions'].map((table) => `alter table ${table} add column last_save_id text`),
};
