import { columnTypes, type Migration } from './migration.ts';

/** One row says what a CDN has been told last, and which process tells it now. */
export const purges: Migration = {
  name: '0029-purges',
  statements: (dialect) => {
    const { timestamp } = columnTypes[dialect];
    return [
      `create table purges (
        id integer primary key check (id = 1),
        version bigint not null,
        told_at ${timestamp},
        claimed_until ${timestamp}
      )`,
      'insert into purges (id, version, told_at, claimed_until) values (1, 0, null, null)',
    ];
  },
};
