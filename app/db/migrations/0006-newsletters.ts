import type { Migration } from './migration.ts';

export const newsletters: Migration = {
  name: '0006-newsletters',
  statements: () => [
    `create table newsletters (
      id text primary key,
      kind text not null,
      article_id text,
      subject text not null,
      preheader text not null,
      content text not null,
      category text,
      state text not null,
      problem text,
      html text,
      plain_text text,
      scheduled_at timestamptz,
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      version integer not null
    )`,
    'create index newsletters_by_state on newsletters (state)',
    `create table deliveries (
      newsletter_id text not null,
      subscriber_id text not null,
      email text,
      state text not null,
      attempts integer not null,
      lease text,
      due_at timestamptz not null,
      settled_at timestamptz,
      reason text,
      primary key (newsletter_id, subscriber_id)
    )`,
    'create index deliveries_by_state on deliveries (state, newsletter_id, due_at)',
  ],
};
