import type { Migration } from './migration.ts';

/** Adds webhooks, what they were last told about each public item, and the log of deliveries. */
export const webhooks: Migration = {
  name: '0015-webhooks',
  statements: () => [
    `create table webhooks (
      id text primary key,
      url text not null,
      secret text not null,
      events text[] not null,
      problem text,
      created_by text not null,
      created_at timestamptz not null
    )`,
    `create table webhook_items (
      kind text not null,
      item_id text not null,
      address text not null,
      title text not null,
      updated_at timestamptz not null,
      primary key (kind, item_id)
    )`,
    `create table webhook_deliveries (
      id text primary key,
      webhook_id text not null references webhooks (id) on delete cascade,
      type text not null,
      payload text not null,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      status integer,
      answer text not null default '',
      is_seen boolean not null default false,
      created_at timestamptz not null,
      due_at timestamptz,
      settled_at timestamptz
    )`,
    "create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where state = 'waiting'",
    'create index webhook_deliveries_by_date on webhook_deliveries (created_at desc, id)',
  ],
};
