import type { Migration } from './migration.ts';

/** Adds the messages of the contact form, with the replies that were sent from the site. */
export const messages: Migration = {
  name: '0004-messages',
  statements: () => [
    `create table messages (
      id text primary key,
      folder text not null,
      spam_reason text,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      text_hash text not null,
      search_text text not null,
      is_emailed boolean not null,
      is_copied boolean not null,
      received_at timestamptz not null,
      read_at timestamptz,
      replied_at timestamptz,
      refusal text
    )`,
    'create index messages_by_folder on messages (folder, received_at)',
    'create index messages_by_date on messages (received_at)',
    'create index messages_by_text on messages (text_hash)',
    `create table message_replies (
      id text primary key,
      message_id text not null references messages (id) on delete cascade,
      text text not null,
      sent_at timestamptz not null,
      sent_by text not null,
      refusal text
    )`,
    'create index message_replies_by_message on message_replies (message_id)',
  ],
};
