import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { accounts } from './schema/accounts.ts';
import { announcing } from './schema/announcing.ts';
import {
  articles,
  contentVersion,
  goneAddresses,
  services,
  siteDocuments,
  solutions,
  statistics,
  unsavedChanges,
  videos,
} from './schema/content.ts';
import { images, revisions } from './schema/images.ts';
import { privateLinks } from './schema/private-links.ts';
import { search } from './schema/search.ts';
import { jobs, site } from './schema/site.ts';

/** The schema of 0.1.0, by noun in `schema/`. Released: a change is a migration of its own. */
export const schema: Migration = {
  name: '0001-schema',
  statements: (dialect) => [
    ...site,
    ...contentVersion[dialect],
    ...accounts,
    ...images(dialect),
    ...privateLinks(dialect),
    ...announcing(dialect),
    ...articles(dialect),
    ...solutions(dialect),
    ...videos(dialect),
    ...services(dialect),
    ...siteDocuments(dialect),
    ...revisions(dialect),
    ...goneAddresses,
    ...unsavedChanges,
    ...statistics(dialect),
    ...search[dialect],
    ...jobs,
  ],
  async convert(db) {
    await sql`insert into site (id, secret_mark, created_at) values (${randomUUID()}, null, ${new Date().toISOString()})`.execute(db);
  },
};
