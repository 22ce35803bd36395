import { addAddress, contentTable } from './content-table.ts';
import type { Migration } from './migration.ts';

/** The author's own pages. */
export const pages: Migration = {
  name: '0013-pages',
  statements: (dialect) => [
    ...contentTable({ name: 'pages', kind: 'page', columns: ['excerpt text'] })(dialect),
    ...addAddress(dialect, { name: 'pages', kind: 'page' }),
  ],
};
