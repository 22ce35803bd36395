import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '#app/context/deps.server.ts';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { takeFromQuota } from '#features/accounts/attempt-limit.server.ts';
import { type ContactField, type ContactMessage, checkContactMessage, type Receipt, readContactForm } from '#features/contact/contact.ts';
import { AppError, rateLimited } from '#platform/errors/app-error.ts';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import type { Email } from '#platform/mail/mail.server.ts';
import { toEmailAddress, toEmailKey } from '#platform/text/email-address.ts';
import { foldText } from '#platform/text/fold.ts';
import { copyEmail, ownerEmail } from './message-emails.ts';
import { readToken } from './message-token.server.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

const MAX_LENGTH: Record<ContactField, number> = { name: 200, email: 254, subject: 300, message: 10_000 };
/** More than the hour's limits take in months; it bounds the disk that strangers fill. */
const MAX_STORED = 10_000;
const AN_HOUR = { inAll: 100, perClient: 10 };
const COPIES_A_DAY = { inAll: 50, perClient: 3, perAddress: 1 };
const SENT_FOR_MS = 7 * DAY_MS;

const SUSPECTED = { belowMs: 3 * SECOND_MS, aboveMs: DAY_MS, links: 3, perClient: 3, sameTextMs: 30 * DAY_MS };

export interface PostedMessage extends ContactMessage {
  token: string;
  /** A field that people do not see. */
  trap: string;
  wantsCopy: boolean;
}

type ReceivingDeps = Pick<Deps, 'db' | 'site' | 'outbox' | 'settings' | 'now'>;

export function readPostedMessage(form: FormData): PostedMessage {
  const text = (name: string) => String(form.get(name) ?? '');
  return { ...readContactForm(form), token: text('token'), trap: text('answer'), wantsCopy: form.get('copy') === 'on' };
}

export function findMessageErrors(written: ContactMessage): Record<string, string> {
  const { fieldErrors } = checkContactMessage(clean(written));
  for (const [field, most] of Object.entries(MAX_LENGTH)) {
    if (written[field as ContactField].trim().length > most) fieldErrors[field] = `At most ${most.toLocaleString('en-US')} characters`; // its own keys
  }
  return fieldErrors;
}

/** Stores a message and its emails, and a repeated post of a form only once. Throws `rateLimited`, and what a database throws. */
export async function receiveMessage(deps: ReceivingDeps, posted: PostedMessage, clientAddress: string): Promise<Receipt> {
  const { db, settings, outbox } = deps;
  const now = deps.now();
  const opened = readToken(settings.SESSION_SECRET, posted.token, now);
  const { author } = (await deps.site.read()).site;
  const written = clean(posted);
  const id = opened ? toId(opened.mark, written) : randomUUID();
  const client = getNetwork(clientAddress);
  const take = (tx: Db, name: string, of: string, limit: { most: number; windowMs: number }) =>
    takeFromQuota(tx, settings.SESSION_SECRET, { name, of, ...limit, now });

  const receipt = await runTransaction<Receipt>(db, async (tx) => {
    const isNew = (await take(tx, 'form', id, { most: 1, windowMs: SUSPECTED.aboveMs })) !== undefined; // concurrent posts of it wait
    const stored = await findReceipt(tx, id);
    if (stored) return stored;
    if (!isNew) return { isRepeated: true }; // the owner has deleted it
    const sent = await checkLimits(tx);
    const textHash = hash(foldText(written.message));
    const reasons = [
      ...listSuspicions(posted, opened?.ageMs),
      ...(sent > SUSPECTED.perClient ? [`${sent} messages from one connection within an hour`] : []),
      ...((await isRepeated(tx, textHash, now)) ? ['The same text was sent before'] : []),
    ];
    const isSuspected = reasons.length > 0;
    await tx
      .insertInto('messages')
      .values({
        id,
        ...written,
        folder: isSuspected ? 'spam' : 'inbox',
        spamReason: isSuspected ? reasons.join('. ') : null,
        textHash,
        searchText: foldText(Object.values(written).join(' ')),
        isEmailed: false,
        isCopied: false,
        receivedAt: now.toISOString(),
        readAt: null,
        repliedAt: null,
      })
      .execute();
    if (isSuspected) return { isSuspected, isEmailed: false, isCopied: false };
    const path = `/admin/messages/${id}`;
    const address = toEmailAddress(written.email);
    const toOwner = {
      to: author.email,
      ...(address && { replyTo: address }),
      ...ownerEmail(written, { siteUrl: settings.SITE_URL, path }),
    };
    const copy = copyEmail(written, { name: author.name, siteUrl: settings.SITE_URL });
    const isEmailed = await enqueue(tx, toOwner, { id });
    const isCopied =
      posted.wantsCopy &&
      isEmailed &&
      address !== undefined &&
      (await mayCopy(tx)) &&
      (await enqueue(tx, { to: address, replyTo: author.email, ...copy }));
    await tx.updateTable('messages').set({ isEmailed, isCopied }).where('id', '=', id).execute(); // fails where a statement before it has
    return { isSuspected, isEmailed, isCopied };
  });
  outbox.wake();
  return receipt;

  /** Throws where there is none. */
  async function checkLimits(tx: Db): Promise<number> {
    const inAll = await take(tx, 'message', '', { most: AN_HOUR.inAll, windowMs: HOUR_MS });
    const perClient = await take(tx, 'message of', client, { most: AN_HOUR.perClient, windowMs: HOUR_MS });
    if (inAll === undefined || perClient === undefined || (await isFull(tx))) throw rateLimited('too many messages', HOUR_MS / SECOND_MS);
    return perClient;
  }

  /** Takes one of each, so that nobody floods an address with copies. */
  async function mayCopy(tx: Db): Promise<boolean> {
    const windowMs = DAY_MS;
    const perAddress = await take(tx, 'copy to', toEmailKey(written.email), { most: COPIES_A_DAY.perAddress, windowMs });
    if (perAddress === undefined) return false;
    const perClient = await take(tx, 'copy of', client, { most: COPIES_A_DAY.perClient, windowMs });
    return perClient !== undefined && (await take(tx, 'copy', '', { most: COPIES_A_DAY.inAll, windowMs })) !== undefined;
  }

  /** False when the outbox is full: the message stays stored. */
  async function enqueue(tx: Db, email: Email, terms?: { id: string }): Promise<boolean> {
    try {
      await outbox.enqueue(tx, email, { expiresAt: new Date(now.getTime() + SENT_FOR_MS), ...terms });
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

/** The same for each post of a form, unless what was written has changed since. */
function toId(mark: string, { name, email, subject, message }: ContactMessage): string {
  return hash(JSON.stringify([mark, name, email, subject, message])).slice(0, 22);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export async function isFull(db: Db): Promise<boolean> {
  return (await countRows(db.selectFrom('messages'))) >= MAX_STORED;
}

async function findReceipt(tx: Db, id: string): Promise<Receipt | undefined> {
  const row = await tx.selectFrom('messages').select(['spamReason', 'isEmailed', 'isCopied']).where('id', '=', id).executeTakeFirst();
  return row && { isSuspected: row.spamReason !== null, isEmailed: row.isEmailed, isCopied: row.isCopied };
}

function listSuspicions({ trap, name, subject, message }: PostedMessage, ageMs: number | undefined): string[] {
  const links = message.match(/https?:|www\.|<a\s|\[url/gi)?.length ?? 0;
  return [
    ...(trap ? ['A field that people can’t see was filled in'] : []),
    ...(ageMs === undefined ? ['The form wasn’t opened on this site'] : []),
    ...(ageMs !== undefined && ageMs < SUSPECTED.belowMs ? ['It was sent within seconds of opening the form'] : []),
    ...(ageMs !== undefined && ageMs > SUSPECTED.aboveMs ? ['The form had been open for more than a day'] : []),
    ...(links > SUSPECTED.links ? [`${links} links in the message`] : []),
    ...(/https?:|www\./i.test(name + subject) ? ['A link in the name or the subject'] : []),
  ];
}

async function isRepeated(tx: Db, textHash: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SUSPECTED.sameTextMs).toISOString();
  const same = tx.selectFrom('messages').select('id').where('textHash', '=', textHash).where('receivedAt', '>', since);
  return (await same.executeTakeFirst()) !== undefined;
}

/** Without control characters, of which a database refuses one and a header two. */
function clean({ name, email, subject, message }: ContactMessage): ContactMessage {
  const line = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return { name: line(name), email: email.trim(), subject: line(subject), message: message.replace(/[^\P{Cc}\n\t]/gu, '').trim() };
}
