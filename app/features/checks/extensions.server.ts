import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { countClosedRows } from '#db/extension-tables.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, wrong } from './checkup.ts';

/** Nothing where all that have stored something are open, or where the database cannot be read, which its own check says. */
export async function findClosedExtensions({ openDb }: Pick<CheckedSite, 'openDb'>, open: readonly string[]): Promise<Finding[]> {
  try {
    const db = await openDb();
    const closed = await countClosedRows(db, open);
    return [...(await findWhoCannotLeave(db, closed)), ...describeRows(closed)];
  } catch {
    return [];
  }
}

type ClosedRows = Awaited<ReturnType<typeof countClosedRows>>;

/** Every newsletter has promised its readers a link to unsubscribe. */
async function findWhoCannotLeave(db: Db, closed: ClosedRows): Promise<Finding[]> {
  if (!closed.some(({ table }) => table === 'subscribers')) return [];
  const { rows } = await sql<{ count: number }>`select count(*) as count from subscribers where state = 'confirmed'`.execute(db);
  const count = Number(rows[0]?.count);
  const people = count === 1 ? 'One person has' : `${count.toLocaleString('en')} people have`;
  const message = `${people} subscribed to the newsletter, which is closed: the links to unsubscribe don’t work.`;
  return count > 0 ? [wrong(message, 'Open the newsletter again, and close it only once nobody is subscribed.')] : [];
}

function describeRows(closed: ClosedRows): Finding[] {
  const counts = new Map<string, number>();
  for (const { extension, rows } of closed) counts.set(extension, rows + (counts.get(extension) ?? 0));
  return [...counts]
    .filter(([, rows]) => rows > 0)
    .map(([extension, rows]) =>
      hint(
        `The extension ${extension} is closed, and ${rows === 1 ? 'one row of it is' : `${rows.toLocaleString('en')} rows of it are`} kept.`,
        `Open it again, or delete what it has stored: npm run rescue -- empty ${extension}`,
      ),
    );
}

/** Deletes what a closed extension has stored and leaves its tables; returns how many rows. Undefined where none of that name is closed. */
export async function emptyExtension(db: Db, name: string, open: readonly string[]): Promise<number | undefined> {
  return runTransaction(db, async (tx) => {
    const own = (await countClosedRows(tx, open)).filter(({ extension }) => extension === name);
    for (const { table } of own.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx);
    return own.length > 0 ? own.reduce((sum, { rows }) => sum + rows, 0) : undefined;
  });
}
