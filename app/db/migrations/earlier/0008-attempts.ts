import type { Migration } from '../migration.ts';

/** The counted attempts at signing in under their own name. */
export const attempts: Migration = {
  name: '0008-attempts',
  statements: () => ['alter table tries rename to attempts'],
};
