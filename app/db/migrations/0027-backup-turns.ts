import type { Migration } from './migration.ts';

/** One process at a time makes a backup. It does not raise the content version: no page shows it. */
export const backupTurns: Migration = {
  name: '0027-backup-turns',
  statements: () => ['create table backup_turns (id integer primary key, taken_until text not null)'],
};
