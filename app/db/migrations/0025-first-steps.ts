import type { Migration } from './migration.ts';

/** The first steps are for new sites: where there is an admin already, they are put away. */
export const firstSteps: Migration = {
  name: '0025-first-steps',
  statements: () => [
    `insert into seeds (name, done_at)
      select 'first-steps', max(users.created_at) from users join user_roles on user_roles.user_id = users.id having count(*) > 0`,
  ],
};
