import { sql } from 'kysely';
import { allMigrations } from '#app/all-migrations.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';

/** The PostgreSQL database that migrated ones are copied from. */
export const TEMPLATE = 'test_template';

/** Migrates a SQLite database in the folder, and one on the PostgreSQL server if there is one: tests open copies of them. */
export async function prepareTemplates(dataDir: string, cluster: string | undefined): Promise<void> {
  await migrateNew({ databaseUrl: '', dataDir });
  if (cluster === undefined) return;
  await administer(cluster, `create database ${TEMPLATE}`);
  const url = new URL(cluster);
  url.pathname = TEMPLATE;
  await migrateNew({ databaseUrl: url.href, dataDir: '' });
}

async function migrateNew(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const db = await openDatabase(place);
  await migrate(db, allMigrations);
  await db.destroy();
}

export async function administer(cluster: string, statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: cluster, dataDir: '' });
  await sql.raw(statement).execute(db);
  await db.destroy();
}
