import { columnTypes, type Migration } from '../migration.ts';

const isNoAdmin = (column: string) => `${column} not in (select user_id from user_roles where role = 'admin')`;

/**
 * Emailed links in a table of their own, with what each is about; those that are on their way keep working. Until now a click could
 * confirm a password that somebody else had typed: whoever is no admin yet confirms their address once more.
 */
export const emailLinks: Migration = {
  name: '0010-email-links',
  statements(dialect) {
    const { timestamp } = columnTypes[dialect];
    return [
      `create table email_links (
        token_hash text primary key,
        kind text not null,
        user_id text references users (id) on delete cascade,
        password_mark text,
        created_at ${timestamp} not null,
        expires_at ${timestamp} not null
      )`,
      'create index email_links_by_user on email_links (user_id, kind)',
      'create index email_links_by_expiry on email_links (expires_at)',
      `insert into email_links (token_hash, kind, user_id, created_at, expires_at)
        select identifier, 'earlier', value, created_at, expires_at from verifications where value in (select id from users)
        on conflict (token_hash) do nothing`,
      `delete from sessions where ${isNoAdmin('user_id')}`,
      `update users set is_email_verified = false where ${isNoAdmin('id')}`,
    ];
  },
};
