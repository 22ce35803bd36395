import { columnTypes, type Migration } from './migration.ts';

/** What is being written in a form and not saved yet; each belongs to one user and goes with them. */
export const unsavedChanges: Migration = {
  name: '0022-unsaved-changes',
  statements(dialect) {
    const { timestamp, bytes } = columnTypes[dialect];
    return [
      `create table unsaved_changes (
        user_id text not null references users (id) on delete cascade,
        id text not null,
        item text not null,
        number bigint not null,
        version integer,
        fields ${bytes},
        device text not null,
        at ${timestamp} not null,
        primary key (user_id, id)
      )`,
      'create index unsaved_changes_by_age on unsaved_changes (at)',
    ];
  },
};
