import type { Migration } from './migration.ts';

/** Adds the mail server's words where it refused the email of a message, or a reply. */
export const refusals: Migration = {
  name: '0007-refusals',
  statements: () => ['alter table messages add column refusal text', 'alter table message_replies add column refusal text'],
};
