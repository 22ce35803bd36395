import type { Migration } from './migration.ts';

/** Gives tables and columns the names that their field uses. */
export const plainNames: Migration = {
  name: '0022-plain-names',
  statements: () => [
    'alter table deeds rename to activity_entries',
    'alter table activity_entries rename column deed to action',
    'drop index deeds_by_time',
    'create index activity_entries_by_time on activity_entries (at)',
    'alter table departures rename to unsubscribes',
    'alter table subscribers rename column asked_at to confirmation_sent_at',
    'alter table subscribers rename column asked_count to confirmation_count',
    'drop index subscribers_by_asking',
    'create index subscribers_by_confirmation on subscribers (confirmation_sent_at)',
  ],
};
