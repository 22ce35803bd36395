import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { AppError, unavailable } from '#platform/errors/app-error.ts';
import { type Email, hasOneAddressEach } from '#platform/mail/mail.server.ts';
import { deriveOutboxKey, sealEmail } from './sealed-email.server.ts';
import { type Sender, type SenderServices, startSender } from './sender.server.ts';

/** A bound on what is stored; on PostgreSQL what comes at the very same moment may go a few beyond it. */
const MAX_WAITING = 1000;
/** Kept free for what tells somebody of a change of their account: what strangers can ask for does not use it up. */
const KEPT_FOR_NOTICES = 100;

interface EmailTerms {
  /** When there is no sense in sending it any more, as when its link has ended. */
  expiresAt: Date;
  /** Tells its reader of something that is done in the same transaction. */
  isNotice?: boolean;
  /** False takes it out again, where no time may tell whether there was somebody to send it to. */
  isWanted?: boolean;
}

/** Where an email is from the moment it is written until it is sent. */
export interface Outbox {
  /**
   * Puts an email in, with whatever else the transaction writes. Call `wake` after it. Throws `unavailable` when too many wait, or
   * when nothing can be written.
   */
  enqueue(tx: Db, email: Email, terms: EmailTerms): Promise<void>;
  /** Has what waits sent soon. */
  wake(): void;
}

/** Opens the outbox and begins to send what waits in it. */
export function openOutbox(services: SenderServices & { settings: { SESSION_SECRET: string } }): Outbox & Pick<Sender, 'stop'> {
  const sender = startSender(services, deriveOutboxKey(services.settings.SESSION_SECRET));
  return { enqueue: createEnqueue(services), wake: sender.wake, stop: sender.stop };
}

export function createEnqueue({ settings, now }: { settings: { SESSION_SECRET: string }; now(): Date }): Outbox['enqueue'] {
  const key = deriveOutboxKey(settings.SESSION_SECRET);
  return async (tx, email, { expiresAt, isNotice = false, isWanted }) => {
    if (!hasOneAddressEach(email)) throw unavailable('an email must have exactly one address');
    const id = randomUUID();
    const row = { id, sealed: sealEmail(key, { id, email }), createdAt: now().toISOString(), expiresAt: expiresAt.toISOString() };
    const isIn = await orNotStored(insertEmail(tx, row, isNotice ? MAX_WAITING : MAX_WAITING - KEPT_FOR_NOTICES));
    if (!isIn) throw unavailable('the outbox is full', undefined, 'Too many emails wait to be sent. Please try again later.');
    if (isWanted !== undefined) {
      await orNotStored(
        tx
          .deleteFrom('outbox')
          .where('id', '=', isWanted ? '' : id)
          .execute(),
      );
    }
  };
}

interface NewRow {
  id: string;
  sealed: string;
  createdAt: string;
  expiresAt: string;
}

/** False when as many wait already. */
async function insertEmail(tx: Db, { id, sealed, createdAt, expiresAt }: NewRow, most: number): Promise<boolean> {
  const inserted = await tx
    .insertInto('outbox')
    .columns(['id', 'sealed', 'attempts', 'nextAt', 'createdAt', 'expiresAt'])
    .expression(
      tx
        .selectNoFrom(({ val, lit }) => [
          val(id).as('id'),
          val(sealed).as('sealed'),
          lit(0).as('attempts'),
          val(createdAt).as('nextAt'),
          val(createdAt).as('createdAt'),
          val(expiresAt).as('expiresAt'),
        ])
        .where(({ eb, selectFrom, fn }) => eb(selectFrom('outbox').select(fn.countAll<number>().as('waiting')), '<', most)),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function orNotStored<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unavailable(
      'an email could not be stored',
      error,
      'No email can be stored at the moment, so nothing was changed. Please try again.',
    );
  }
}
