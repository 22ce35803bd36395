import { addAddress, versionTriggers } from './content-table.ts';
import type { Migration } from './migration.ts';

/** Lets items have another address than their id; adds addresses that moved or are gone, and those that visitors missed. */
export const redirects: Migration = {
  name: '0007-redirects',
  statements: (dialect) => [
    ...addAddress(dialect, { name: 'articles', kind: 'article' }),
    ...addAddress(dialect, { name: 'growth_solutions', kind: 'solution', isSwitchable: true }),
    `create table redirects (
      address text primary key,
      target text,
      created_at timestamptz not null
    )`,
    'create index redirects_by_target on redirects (lower(target))',
    ...versionTriggers(dialect, 'redirects'),
    `create table missed_addresses (
      address text primary key,
      readers integer not null,
      robots integer not null,
      last_at timestamptz not null
    )`,
  ],
};
