import { sql } from 'kysely';
import { type Db, getDialect } from './client.server.ts';

/** During a restore the database holds only a table of this name, so that no start takes it for empty. Returns the site's id. */
export async function findUnfinishedRestore(db: Db): Promise<string | undefined> {
  const isThere =
    getDialect(db) === 'postgres'
      ? sql`select 1 where to_regclass('unfinished_restore') is not null`
      : sql`select 1 from sqlite_schema where name = 'unfinished_restore'`;
  if ((await isThere.execute(db)).rows.length === 0) return undefined;
  const { rows } = await sql<{ siteId: string }>`select site_id from unfinished_restore`.execute(db);
  return rows[0]?.siteId;
}

export async function markUnfinishedRestore(db: Db, siteId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endUnfinishedRestore(tx);
    await sql`create table unfinished_restore (site_id text primary key)`.execute(tx);
    await sql`insert into unfinished_restore (site_id) values (${siteId})`.execute(tx);
  });
}

export async function endUnfinishedRestore(tx: Db): Promise<void> {
  await sql`drop table if exists unfinished_restore`.execute(tx);
}
