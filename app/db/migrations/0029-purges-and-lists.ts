import { columnTypes, type Migration } from './migration.ts';

/** One row says what a CDN has been told last, and which process tells it now. An index is the admin's list in its order, drafts and all. */
export const purgesAndLists: Migration = {
  name: '0029-purges-and-lists',
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
      'create index articles_listed on articles (published_at desc, id) where deleted_at is null',
    ];
  },
};
