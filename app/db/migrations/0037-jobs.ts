import { columnTypes, type Migration } from './migration.ts';

/** Work that survives a restart; emails that wait move into it. */
export const jobs: Migration = {
  name: '0037-jobs',
  statements(dialect) {
    const { timestamp } = columnTypes[dialect];
    return [
      `create table jobs (
        name text not null,
        key text not null,
        payload text not null,
        due_at ${timestamp},
        attempts integer not null,
        revision integer not null,
        lease text,
        leased_until ${timestamp},
        last_error text,
        created_at ${timestamp} not null,
        expires_at ${timestamp},
        primary key (name, key)
      )`,
      'create index jobs_by_due on jobs (name, due_at)',
      `insert into jobs (name, key, payload, due_at, attempts, revision, created_at, expires_at)
        select 'email', id, sealed, next_at, attempts, 1, created_at, expires_at from outbox`,
      'drop table outbox',
    ];
  },
};
