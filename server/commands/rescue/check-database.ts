import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { Finding } from './finding.ts';

const SHOWN = 5;

/** Whether SQLite's file is whole; PostgreSQL looks after itself. */
export async function checkDatabase({ db }: { db: Db }): Promise<Finding[]> {
  if (getDialect(db) === 'postgres') return [];
  const found = await findDamage(db);
  if (found.length > 0) return [toDamage(db, found)];
  const { rows: dangling } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const pairs = [...new Set(dangling.map(({ table, parent }) => `${table} without their ${parent}`))];
  return pairs.map((pair) => ({ message: `The database has ${pair}. Nothing shows them; they are left alone.` }));
}

/** What SQLite says of it; of a file that it cannot even read through, why. */
async function findDamage(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ quickCheck: string }>`pragma quick_check`.execute(db);
    return rows.map(({ quickCheck }) => quickCheck).filter((text) => text !== 'ok');
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function toDamage(db: Db, found: string[]): Finding {
  const message = `The database is damaged: ${found.slice(0, SHOWN).join('; ')}.`;
  if (!found.every((text) => /index/i.test(text)))
    return { message: `${message} Put it back from your backup, after keeping a copy of it as it is.` };
  return {
    message: `${message} Only its indexes are; they can be made anew from the rows.`,
    async mend() {
      await sql`reindex`.execute(db);
      return 'Made the indexes of the database anew.';
    },
  };
}
