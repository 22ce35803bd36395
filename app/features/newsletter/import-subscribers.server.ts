import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { parseCsv } from '#platform/text/csv.ts';
import { type NewSubscriber, toSubscriber } from './subscribe.server.ts';
import { emailField } from './subscribe-fields.ts';
import { createEmailHash, toEmailKey } from './subscribers.server.ts';

const MAX_IMPORTED = 20_000;

const ROWS_PER_STATEMENT = 500;
const MAX_REPORTED = 50;
const EMAIL_COLUMN = /^e-?mail\b/i;

export interface ImportReport {
  added: number;
  known: number;
  /** Left before, and not brought back. */
  left: number;
  invalid: number;
  /** The first of the invalid ones. */
  lines: { line: number; text: string }[];
}

interface ReadAddresses extends Pick<ImportReport, 'invalid' | 'lines'> {
  emails: string[];
}

/** Returns the addresses of the column called email, or of the first that holds one; a sentence if there is none, or too many. */
export function readAddresses(csv: string): ReadAddresses | { problem: string } {
  const rows = parseCsv(csv);
  const [first] = rows;
  const named = first?.cells.findIndex((cell) => EMAIL_COLUMN.test(cell)) ?? -1;
  const column = named >= 0 ? named : (first?.cells.findIndex(isEmail) ?? -1);
  if (column < 0) return { problem: 'No column of this file is called “email”.' };
  const listed = named >= 0 ? rows.slice(1) : rows;
  if (listed.length > MAX_IMPORTED) return { problem: `At most ${MAX_IMPORTED.toLocaleString('en')} rows at once: split the file.` };
  const addresses = listed.map(({ line, cells }) => ({ line, text: cells[column] ?? '' }));
  const invalid = addresses.filter(({ text }) => !isEmail(text));
  return {
    emails: addresses.filter(({ text }) => isEmail(text)).map(({ text }) => text),
    invalid: invalid.length,
    lines: invalid.slice(0, MAX_REPORTED).map(({ line, text }) => ({ line, text: text.slice(0, 100) })),
  };
}

/** Confirms them at once where the owner states their consent; otherwise they are asked by and by. */
export async function addSubscribers(
  db: Db,
  subscribers: readonly NewSubscriber[],
  now: Date,
): Promise<Pick<ImportReport, 'added' | 'known' | 'left'>> {
  const unique = [...new Map(subscribers.map((subscriber) => [toEmailKey(subscriber.email), subscriber])).entries()];
  return runTransaction(db, async (tx) => {
    const hash = await createEmailHash(tx);
    const report = { added: 0, known: subscribers.length - unique.length, left: 0 };
    for (let from = 0; from < unique.length; from += ROWS_PER_STATEMENT) {
      const some = unique.slice(from, from + ROWS_PER_STATEMENT).map(([key, subscriber]) => ({ subscriber, emailHash: hash(key) }));
      const left = await findLeft(
        tx,
        some.map(({ emailHash }) => emailHash),
      );
      const welcome = some.filter(({ emailHash }) => !left.has(emailHash)).map(({ subscriber }) => subscriber);
      const added = await insertNew(tx, welcome, now);
      report.added += added;
      report.known += welcome.length - added;
      report.left += some.length - welcome.length;
    }
    return report;
  });
}

async function findLeft(tx: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('departures').select('emailHash').where('emailHash', 'in', hashes).execute();
  return new Set(rows.map(({ emailHash }) => emailHash));
}

async function insertNew(tx: Db, subscribers: readonly NewSubscriber[], now: Date): Promise<number> {
  if (subscribers.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('subscribers')
    .values(subscribers.map((subscriber) => toSubscriber(subscriber, { now, isConfirmed: Boolean(subscriber.consent) })))
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

function isEmail(text: string): boolean {
  return emailField.safeParse(text).success;
}
