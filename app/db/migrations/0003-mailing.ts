import type { Migration } from './migration.ts';

/** Adds the settings of the contact form and the newsletter. */
export const mailing: Migration = {
  name: '0003-mailing',
  statements: () => [
    `insert into site_documents (id, title, published_at, updated_at)
    values ('mailing', 'mailing', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z')`,
  ],
};
