import { columnTypes, type Migration } from '../migration.ts';

/** Several set-up links beside each other, each good for the first admin alone or, from the rescue command, for another; one that is out keeps working. */
export const setUpLinks: Migration = {
  name: '0016-set-up-links',
  statements: (dialect) => [
    'alter table set_up_links rename to earlier_set_up_links',
    `create table set_up_links (
      token_hash text primary key,
      kind text not null check (kind in ('first', 'rescue')),
      created_at ${columnTypes[dialect].timestamp} not null
    )`,
    "insert into set_up_links (token_hash, kind, created_at) select token_hash, 'first', created_at from earlier_set_up_links",
    'drop table earlier_set_up_links',
  ],
};
