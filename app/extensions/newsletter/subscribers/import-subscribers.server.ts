import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import type { AddressList } from '#platform/extensions/address-list.ts';
import { toEmailAddress, toEmailKey } from '#platform/text/email-address.ts';
import type { AddressRow } from './address-file.ts';
import { describeListed, weighListed } from './address-status.ts';
import { type NewSubscriber, toSubscriber } from './subscribe.server.ts';
import { createEmailHash, recordLeftElsewhere } from './subscribers.server.ts';

const run = inThread<typeof import('./address-tasks.server.ts')>('app/extensions/newsletter/subscribers/address-tasks.server.ts', {
  thread: 'addresses',
  limitMs: 10_000,
});

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
  /** Sentences on what the list says against people. */
  notes: string[];
}

/** The people of a list, each once: who is there twice has the word that says most against them. */
export function sortAddresses(rows: readonly AddressRow[]) {
  const invalid = rows.filter(([, text]) => !toEmailAddress(text));
  const valid = rows.flatMap(([line, text, listed]): AddressRow[] => {
    const email = toEmailAddress(text);
    return email === undefined ? [] : [[line, email, listed]];
  });
  const weightiestLast = valid.toSorted(([, , one], [, , other]) => weighListed(other) - weighListed(one));
  const byKey = new Map(weightiestLast.map((row) => [toEmailKey(row[1]), row]));
  const {
    subscribed = [],
    pending = [],
    unclear = [],
    left = [],
  } = Object.groupBy(byKey.values(), ([, , listed]) => listed?.[0] ?? 'subscribed');
  const lines = invalid.slice(0, MAX_REPORTED).map(([line, text]) => ({ line, text: text.slice(0, MAX_SHOWN) }));
  return { subscribed, pending, unclear, left, repeated: valid.length - byKey.size, invalid: invalid.length, lines };
}

/** Adds people whose list says nothing against it, asks those who have not confirmed there, and records who left. */
export async function importAddresses(
  db: Db,
  { subscribed, pending, unclear, left, ...rest }: ReturnType<typeof sortAddresses>,
  { consent, now }: { consent: string | undefined; now: Date },
): Promise<ImportReport> {
  for (let from = 0; from < left.length; from += ROWS_AT_ONCE) {
    const keys = left.slice(from, from + ROWS_AT_ONCE).map(([, email]) => toEmailKey(email));
    await runTransaction(db, (tx) => recordLeftElsewhere(tx, keys, now));
  }
  const toNew = (rows: readonly AddressRow[], stated?: string) =>
    rows.map(([, email]) => ({ email, source: 'import' as const, ...(stated && { consent: stated }) }));
  const added = await addSubscribers(db, toNew(subscribed, consent), now);
  const asked = await addSubscribers(db, toNew(pending), now);
  return {
    ...rest,
    added: added.added,
    known: added.known + asked.known,
    left: added.left + asked.left,
    notes: describeListed({ left, unclear, pending }),
  };
}

/** Confirms them at once where the owner states their consent; otherwise each is emailed a confirmation, at the newsletter’s rate. Yields between batches. */
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

/** Reads who unsubscribed after the insert, which waits for anyone who is leaving at that moment. */
async function insertWelcome(tx: Db, subscribers: readonly NewSubscriber[], now: Date) {
  const inserted = await tx
    .insertInto('subscribers')
    .values(subscribers.map((subscriber) => toSubscriber(subscriber, { now, isConfirmed: Boolean(subscriber.consent) })))
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning(['id', 'emailKey'])
    .execute();
  const hash = await createEmailHash(tx);
  const hashes = subscribers.map(({ email }) => hash(email));
  const unsubscribes = await tx.selectFrom('unsubscribes').select('emailHash').where('emailHash', 'in', hashes).execute();
  const left = new Set(unsubscribes.map(({ emailHash }) => emailHash));
  const unwelcome = inserted.filter(({ emailKey }) => left.has(hash(emailKey))).map(({ id }) => id);
  if (unwelcome.length > 0) await tx.deleteFrom('subscribers').where('id', 'in', unwelcome).execute();
  return { added: inserted.length - unwelcome.length, left: left.size };
}

/** For what others hand over. */
export function createAddressList(db: Db): AddressList {
  return {
    async read({ name, bytes }) {
      const rows = await run('readAddressRows', bytes, name);
      const people = sortAddresses(Array.isArray(rows) ? rows : []);
      return {
        count: people.subscribed.length + people.pending.length,
        describe: ({ hasConsent }) => describeListed(hasConsent ? people : { ...people, pending: [] }),
        async add(consent, now) {
          await importAddresses(db, people, { consent, now });
        },
      };
    },
  };
}
