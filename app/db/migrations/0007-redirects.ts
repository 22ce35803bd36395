import { versionTriggers } from './content-table.ts';
import type { DialectName, Migration } from './migration.ts';
import { announceTriggers } from './schema/announcing.ts';

/** Lets items have another address than their id; adds addresses that moved or are gone, and those that visitors missed. */
export const redirects: Migration = {
  name: '0007-redirects',
  statements: (dialect) => [
    ...addAddress(dialect, { table: 'articles', kind: 'article', columns: [] }),
    ...addAddress(dialect, { table: 'growth_solutions', kind: 'solution', columns: ['is_active'] }),
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

function addAddress(dialect: DialectName, { table, kind, columns }: { table: string; kind: string; columns: string[] }): string[] {
  const [, announceChange = ''] = announceTriggers(dialect, { table, kind, columns: [...columns, 'address'] });
  return [
    `alter table ${table} add column address text`,
    `create unique index ${table}_address on ${table} (coalesce(address, id))`,
    `drop trigger ${table}_announce${dialect === 'postgres' ? ` on ${table}` : ''}`,
    announceChange,
  ];
}
