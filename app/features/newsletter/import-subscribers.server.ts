import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { parseCsv } from '#platform/text/csv.ts';
import { type NewSubscriber, toSubscriber } from './subscribe.server.ts';
import { emailField } from './subscribe-fields.ts';
import { createEmailHash, toEmailKey } from './subscribers.server.ts';

const MAX_IMPORTED = 20_000;

const ROWS_AT_ONCE = 200;
const MAX_REPORTED = 50;
const MAX_SHOWN = 100;
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
  const emails: string[] = [];
  const invalid: ImportReport['lines'] = [];
  for (const { line, cells } of listed) {
    const text = cells[column] ?? '';
    if (isEmail(text)) emails.push(text);
    else invalid.push({ line, text: text.slice(0, MAX_SHOWN) });
  }
  return { emails, invalid: invalid.length, lines: invalid.slice(0, MAX_REPORTED) };
}

/** Confirms them at once where the owner states their consent; otherwise they are asked by and by. Other work goes on in between. */
export async function addSubscribers(
  db: Db,
  subscribers: readonly NewSubscriber[],
  now: Date,
): Promise<Pick<ImportReport, 'added' | 'known' | 'left'>> {
  const unique = [...new Map(subscribers.map((subscriber) => [toEmailKey(subscriber.email), subscriber])).values()];
  const report = { added: 0, known: subscribers.length - unique.length, left: 0 };
  for (let from = 0; from < unique.length; from += ROWS_AT_ONCE) {
    const some = unique.slice(from, from + ROWS_AT_ONCE);
    const { added, left } = await runTransaction(db, (tx) => insertWelcome(tx, some, now));
    report.added += added;
    report.left += left;
    report.known += some.length - added - left;
    await yieldToEventLoop();
  }
  return report;
}

async function insertWelcome(tx: Db, subscribers: readonly NewSubscriber[], now: Date) {
  const hash = await createEmailHash(tx);
  const hashed = subscribers.map((subscriber) => ({ subscriber, emailHash: hash(subscriber.email) }));
  const left = await findLeft(
    tx,
    hashed.map(({ emailHash }) => emailHash),
  );
  const welcome = hashed.filter(({ emailHash }) => !left.has(emailHash)).map(({ subscriber }) => subscriber);
  return { added: await insertNew(tx, welcome, now), left: subscribers.length - welcome.length };
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
