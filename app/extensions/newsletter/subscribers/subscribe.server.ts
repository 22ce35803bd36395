import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { consumeAttempt } from '#features/accounts/attempt-limit.server.ts';
import type { EmailText } from '#features/accounts/emails.ts';
import type { Outbox } from '#features/outbox/outbox.server.ts';
import type { SiteReader } from '#features/settings/site-reader.server.ts';
import { emailField } from '#features/site/newsletter/sign-up.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import { toEmailKey } from '#platform/text/email-address.ts';
import { createEmailHash, endSubscription, leaveUrl, type Subscriber } from './subscribers.server.ts';
import { CONFIRM_DAYS, DECOY, FORM_SOURCES } from './subscription.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_BYTES = 32;
const EMAILS_A_DAY = 3;
const REQUESTS_AN_HOUR = 300;

export const subscribeForm = z.strictObject({ email: emailField, source: z.enum(FORM_SOURCES), [DECOY]: z.string().max(1000).default('') });

export interface NewsletterDeps {
  db: Db;
  settings: { SESSION_SECRET: string; SITE_URL: string };
  outbox: Outbox;
  site: Pick<SiteReader, 'read'>;
  now(): Date;
}

export interface NewSubscriber extends Pick<Subscriber, 'email' | 'source'> {
  consent?: string;
}

/** Does the same for every address, so that nobody finds out who subscribes. Throws `rateLimited`, or `unavailable` when too many ask. */
export async function subscribe(
  deps: NewsletterDeps,
  { clientAddress, ...requested }: Pick<Subscriber, 'email' | 'source'> & { clientAddress: string },
): Promise<void> {
  const now = deps.now();
  await consumeAttempt(deps, { kind: 'subscribe', clientAddress, now });
  const siteName = await readSiteName(deps);
  await runTransaction(deps.db, async (tx) => {
    await refuseFlood(tx, now);
    const stored = await tx
      .insertInto('subscribers')
      .values(toSubscriber(requested, { now, isConfirmed: false }))
      .onConflict((conflict) => conflict.column('emailKey').doUpdateSet({ emailKey: sql`excluded.email_key` })) // locks the row
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueConfirmation(deps, tx, { subscriber: stored, siteName, isWanted: mayEmail(stored, now) });
  });
  deps.outbox.wake();
}

/** The row must be locked. `isWanted` false does the same and sends nothing. */
export async function enqueueConfirmation(
  { settings, outbox, now: getNow }: Pick<NewsletterDeps, 'settings' | 'outbox' | 'now'>,
  tx: Db,
  { subscriber, siteName, isWanted }: { subscriber: Subscriber; siteName: string; isWanted: boolean },
): Promise<void> {
  const now = getNow();
  const { id, email, state, source, confirmationSentAt, confirmationCount } = subscriber;
  const isNewDay = confirmationSentAt === null || Date.parse(confirmationSentAt) < now.getTime() - DAY_MS;
  const sent = { confirmationSentAt: now.toISOString(), confirmationCount: isNewDay ? 1 : confirmationCount + 1 };
  await tx
    .updateTable('subscribers')
    .set(isWanted ? sent : { confirmationSentAt, confirmationCount })
    .where('id', '=', id)
    .execute();
  const content =
    state === 'confirmed'
      ? alreadySubscribedEmail(siteName, { leave: leaveUrl(subscriber, settings.SITE_URL) })
      : confirmSubscriptionEmail(siteName, {
          confirm: `${settings.SITE_URL}/newsletter/confirm?token=${subscriber.token}`,
          isFromOwner: source === 'import' || source === 'admin',
        });
  await outbox.enqueue(tx, { to: email, ...content }, { expiresAt: new Date(now.getTime() + DAY_MS), isWanted });
}

export function toSubscriber(
  { email, source, consent }: NewSubscriber,
  { now, isConfirmed }: { now: Date; isConfirmed: boolean },
): Omit<Subscriber, 'confirmationCount'> {
  return {
    id: randomUUID(),
    email: email.trim(),
    emailKey: toEmailKey(email),
    category: null,
    state: isConfirmed ? 'confirmed' : 'pending',
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    source,
    consent: consent ?? null,
    createdAt: now.toISOString(),
    confirmedAt: isConfirmed ? now.toISOString() : null,
    confirmationSentAt: null,
  };
}

/** Works again for people who have confirmed already. Undefined if the link has expired. */
export async function confirmSubscription({ db, now: getNow }: Pick<NewsletterDeps, 'db' | 'now'>, token: string) {
  const now = getNow();
  return runTransaction(db, async (tx) => {
    const confirmed = await tx
      .updateTable('subscribers')
      .set({ state: 'confirmed', confirmedAt: now.toISOString() })
      .where('token', '=', token)
      .where('state', '=', 'pending')
      .where('confirmationSentAt', '>', getExpiry(now))
      .returning('emailKey')
      .executeTakeFirst();
    const hash = await createEmailHash(tx);
    if (confirmed) await tx.deleteFrom('unsubscribes').where('emailHash', '=', hash(confirmed.emailKey)).execute();
    return findSubscription(tx, token);
  });
}

function findSubscription(db: Db, token: string) {
  return db
    .selectFrom('subscribers')
    .select(['email', 'category'])
    .where('token', '=', token)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
}

export async function chooseCategory(db: Db, { token, category }: { token: string; category: string | null }) {
  await db.updateTable('subscribers').set({ category }).where('token', '=', token).where('state', '=', 'confirmed').execute();
  return findSubscription(db, token);
}

export function leave({ db, now }: Pick<NewsletterDeps, 'db' | 'now'>, token: string): Promise<boolean> {
  return runTransaction(db, (tx) => endSubscription(tx, { token }, now()));
}

export function removeSubscriber({ db, now }: Pick<NewsletterDeps, 'db' | 'now'>, id: string): Promise<boolean> {
  return runTransaction(db, (tx) => endSubscription(tx, { ids: [id] }, now()));
}

export async function deleteExpiredSubscribers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('subscribers').where('state', '=', 'pending').where('confirmationSentAt', '<=', getExpiry(now)).execute();
}

/** Don't call it inside a transaction. */
export async function readSiteName({ site }: Pick<NewsletterDeps, 'site'>): Promise<string> {
  return (await site.read()).site.author.name;
}

function getExpiry(now: Date): string {
  return new Date(now.getTime() - CONFIRM_DAYS * DAY_MS).toISOString();
}

function mayEmail({ confirmationSentAt, confirmationCount }: Subscriber, now: Date): boolean {
  const passedMs = confirmationSentAt === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(confirmationSentAt);
  return passedMs >= DAY_MS || (passedMs >= HOUR_MS && confirmationCount < EMAILS_A_DAY);
}

async function refuseFlood(tx: Db, now: Date) {
  const count = await countRows(
    tx
      .selectFrom('subscribers')
      .where('confirmationSentAt', '>', new Date(now.getTime() - HOUR_MS).toISOString())
      .where('source', '<>', 'import'),
  );
  if (count >= REQUESTS_AN_HOUR)
    throw unavailable('too many subscribe', undefined, 'Too many people subscribe at the moment. Please try again in an hour.');
}

function confirmSubscriptionEmail(siteName: string, { confirm, isFromOwner }: { confirm: string; isFromOwner: boolean }): EmailText {
  const reason = isFromOwner
    ? `${siteName} would like to send you the website’s newsletter, but only if you want it.`
    : `You (or someone using your address) asked for ${siteName}’s newsletter at this email address.`;
  return {
    subject: `Confirm your subscription to ${siteName}’s newsletter`,
    text: `Hello,\n\n${reason}\nTo get it, open this link within ${CONFIRM_DAYS} days and press Confirm:\n\n${confirm}\n\nIf you don’t want it, ignore this email: you won’t get anything else, and your address will be deleted after ${CONFIRM_DAYS} days.${sign(siteName)}`,
  };
}

function alreadySubscribedEmail(siteName: string, { leave }: { leave: string }): EmailText {
  return {
    subject: `You are subscribed to ${siteName}’s newsletter`,
    text: `Hello,\n\nYou (or someone using your address) asked for ${siteName}’s newsletter at this email address.\nYou are already subscribed, and nothing has changed.\n\nTo unsubscribe, open this link and press Unsubscribe:\n\n${leave}${sign(siteName)}`,
  };
}

function sign(siteName: string): string {
  return `\n\n${siteName}’s website\n`;
}
