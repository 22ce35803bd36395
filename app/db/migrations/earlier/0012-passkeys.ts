import { columnTypes, type Migration } from '../migration.ts';

/** The public halves of passkeys; each belongs to one user and goes with them. */
export const passkeys: Migration = {
  name: '0012-passkeys',
  statements(dialect) {
    const { timestamp } = columnTypes[dialect];
    return [
      `create table passkeys (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        name text not null,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        created_at ${timestamp} not null,
        last_used_at ${timestamp}
      )`,
      'create index passkeys_by_user on passkeys (user_id)',
    ];
  },
};
