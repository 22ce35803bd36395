import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import type { AddressRow } from './address-file.ts';
import { type NewSubscriber, toSubscriber } from './subscribe.server.ts';
import { emailField } from './subscribe-fields.ts';
import { createEmailHash, toEmailKey } from './subscribers.server.ts';

const ROWS_AT_ONCE = 200;
const MAX_REPORTED = 50;
const MAX_SHOWN = 100;

export interface ImportReport {
  added: number;
  known: number;
  /** More than once in the file. */
  repeated: number;
  /** Left before, and not brought back. */
  left: number;
  invalid: number;
  /** The first of the invalid ones. */
  lines: { line: number; text: string }[];
}

interface ReadAddresses extends Pick<ImportReport, 'invalid' | 'lines'> {
  emails: string[];
}

/** Sorts out what is no address. */
export function readAddresses(rows: readonly AddressRow[]): ReadAddresses {
  const { valid = [], invalid = [] } = Object.groupBy(rows, ([, text]) => (isEmail(text) ? 'valid' : 'invalid'));
  const lines = invalid.slice(0, MAX_REPORTED).map(([line, text]) => ({ line, text: text.slice(0, MAX_SHOWN) }));
  return { emails: valid.map(([, text]) => text), invalid: invalid.length, lines };
}

/** Confirms them at once where the owner states their consent; otherwise they are asked by and by. Other work goes on in between. */
export async function addSubscribers(
  db: Db,
  subscribers: readonly NewSubscriber[],
  now: Date,
): Promise<Pick<ImportReport, 'added' | 'known' | 'repeated' | 'left'>> {
  const unique = [...new Map(subscribers.map((subscriber) => [toEmailKey(subscriber.email), subscriber])).values()];
  const report = { added: 0, known: 0, repeated: subscribers.length - unique.length, left: 0 };
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

/** Reads departures after the insert, which waits for anyone who is leaving at that moment. */
async function insertWelcome(tx: Db, subscribers: readonly NewSubscriber[], now: Date) {
  const inserted = await tx
    .insertInto('subscribers')
    .values(subscribers.map((subscriber) => toSubscriber(subscriber, { now, isConfirmed: Boolean(subscriber.consent) })))
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning(['id', 'emailKey'])
    .execute();
  const hash = await createEmailHash(tx);
  const hashes = subscribers.map(({ email }) => hash(email));
  const departures = await tx.selectFrom('departures').select('emailHash').where('emailHash', 'in', hashes).execute();
  const left = new Set(departures.map(({ emailHash }) => emailHash));
  const unwelcome = inserted.filter(({ emailKey }) => left.has(hash(emailKey))).map(({ id }) => id);
  if (unwelcome.length > 0) await tx.deleteFrom('subscribers').where('id', 'in', unwelcome).execute();
  return { added: inserted.length - unwelcome.length, left: left.size };
}

function isEmail(text: string): boolean {
  return emailField.safeParse(text).success;
}
