import type { Migration } from './migration.ts';

/** Gives each person one role, which may be that of an editor, and since when. */
export const people: Migration = {
  name: '0014-people',
  statements: () => [
    `create table people_roles (
      user_id text primary key references users (id) on delete cascade,
      role text not null check (role in ('admin', 'editor')),
      created_at timestamptz not null
    )`,
    `insert into people_roles (user_id, role, created_at)
      select user_roles.user_id, user_roles.role, users.created_at from user_roles join users on users.id = user_roles.user_id`,
    'drop table user_roles',
    'alter table people_roles rename to user_roles',
  ],
};
