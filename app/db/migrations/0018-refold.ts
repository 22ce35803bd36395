import type { Migration } from './migration.ts';

const BEGINNING = "cast('1970-01-01T00:00:00.000Z' as timestamptz)";

/** Requests the job that folds stored texts again, where there are any: letters of more scripts are compared alike. */
export const refold: Migration = {
  name: '0018-refold',
  statements: () => [
    `insert into jobs (name, key, payload, due_at, attempts, revision, created_at)
      select 'refold', '', '', ${BEGINNING}, 0, 1, ${BEGINNING} from content_version
      where exists (select 1 from articles) or exists (select 1 from images) or exists (select 1 from messages)`,
  ],
};
