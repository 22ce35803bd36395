import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { columnTypes, type Migration } from '../migration.ts';

/** One row: who this site is, so that a folder or bucket of files can be told from another site's. */
export const siteIdentity: Migration = {
  name: '0013-site',
  statements: (dialect) => [
    `create table site (
      id text primary key,
      secret_mark text,
      created_at ${columnTypes[dialect].timestamp} not null
    )`,
  ],
  async convert(db) {
    await sql`insert into site (id, secret_mark, created_at) values (${randomUUID()}, null, ${new Date().toISOString()})`.execute(db);
  },
};
