export const accounts = [
  `create table users (
    id text primary key,
    name text not null,
    email text not null unique,
    is_email_verified boolean not null,
    image text,
    is_two_factor_enabled boolean,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table user_roles (
    user_id text not null references users (id) on delete cascade,
    role text not null check (role in ('admin')),
    primary key (user_id, role)
  )`,
  `create table sessions (
    id text primary key,
    token text not null unique,
    user_id text not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    ip_address text,
    device text,
    last_used_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
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
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    password text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, provider_id)
  )`,
  `create table verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index verifications_by_identifier on verifications (identifier)',
  `create table two_factors (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    secret text not null,
    backup_codes text not null,
    is_verified boolean,
    failed_verification_count integer default 0,
    locked_until timestamptz
  )`,
  `create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkeys_by_user on passkeys (user_id)',
  `create table attempts (
    key text primary key,
    count integer not null,
    last_at timestamptz not null,
    blocked_until timestamptz
  )`,
  `create table email_links (
    token_hash text primary key,
    kind text not null,
    user_id text references users (id) on delete cascade,
    password_mark text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index email_links_by_user on email_links (user_id, kind)',
  'create index email_links_by_expiry on email_links (expires_at)',
  `create table set_up_links (
    token_hash text primary key,
    kind text not null check (kind in ('first', 'rescue')),
    created_at timestamptz not null
  )`,
];
