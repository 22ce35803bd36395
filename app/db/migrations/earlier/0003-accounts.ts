import { columnTypes, type Migration } from '../migration.ts';

/** Users and what signing in needs, as better-auth wants it, under our own names; who is an admin; and counted tries. */
export const accounts: Migration = {
  name: '0003-accounts',
  statements(dialect) {
    const { timestamp, boolean } = columnTypes[dialect];
    return [
      `create table users (
        id text primary key,
        name text not null,
        email text not null unique,
        is_email_verified ${boolean} not null,
        image text,
        is_two_factor_enabled ${boolean},
        created_at ${timestamp} not null,
        updated_at ${timestamp} not null
      )`,
      `create table sessions (
        id text primary key,
        token text not null unique,
        user_id text not null references users (id) on delete cascade,
        expires_at ${timestamp} not null,
        ip_address text,
        user_agent text,
        created_at ${timestamp} not null,
        updated_at ${timestamp} not null
      )`,
      'create index sessions_by_user on sessions (user_id)',
      `create table accounts (
        id text primary key,
        account_id text not null,
        provider_id text not null,
        user_id text not null references users (id) on delete cascade,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at ${timestamp},
        refresh_token_expires_at ${timestamp},
        scope text,
        password text,
        created_at ${timestamp} not null,
        updated_at ${timestamp} not null,
        unique (user_id, provider_id)
      )`,
      `create table verifications (
        id text primary key,
        identifier text not null,
        value text not null,
        expires_at ${timestamp} not null,
        created_at ${timestamp} not null,
        updated_at ${timestamp} not null
      )`,
      'create index verifications_by_identifier on verifications (identifier)',
      `create table two_factors (
        id text primary key,
        user_id text not null unique references users (id) on delete cascade,
        secret text not null,
        backup_codes text not null,
        is_verified ${boolean},
        failed_verification_count integer default 0,
        locked_until ${timestamp}
      )`,
      `create table user_roles (
        user_id text not null references users (id) on delete cascade,
        role text not null check (role in ('admin')),
        primary key (user_id, role)
      )`,
      `create table tries (
        key text primary key,
        count integer not null,
        last_at ${timestamp} not null,
        blocked_until ${timestamp}
      )`,
      `create table set_up_links (
        id integer primary key check (id = 1),
        token_hash text not null,
        created_at ${timestamp} not null
      )`,
    ];
  },
};
