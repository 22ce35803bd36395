import type { Migration } from './migration.ts';

/** Adds the newsletter's subscribers, and hashes of the addresses that left. */
export const subscribers: Migration = {
  name: '0005-subscribers',
  statements: () => [
    `create table subscribers (
      id text primary key,
      email text not null,
      email_key text not null unique,
      category text,
      state text not null check (state in ('pending', 'confirmed')),
      token text not null unique,
      source text not null check (source in ('home', 'footer', 'follow', 'import', 'admin')),
      consent text,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      asked_at timestamptz,
      asked_count integer not null default 0
    )`,
    'create index subscribers_by_date on subscribers (created_at, id)',
    'create index subscribers_by_asking on subscribers (asked_at)',
    `create table departures (
      email_hash text primary key,
      left_at timestamptz not null
    )`,
  ],
};
