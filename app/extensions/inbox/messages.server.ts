import type { Selectable } from 'kysely';
import type { Deps } from '#app/context/deps.server.ts';
import { type Db, getDialect } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { readPage } from '#features/admin/list/list.server.ts';
import type { ListQuery } from '#features/admin/list/list.ts';
import type { CheckedSite } from '#features/checks/check.server.ts';
import { type Finding, unknown, well, wrong } from '#features/checks/checkup.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import { toCsvLine } from '#platform/text/csv.ts';
import { foldText } from '#platform/text/fold.ts';
import { replyEmail } from './message-emails.ts';
import type { MessageFolder, messageList } from './messages.ts';
import { DAY_MS } from './receive-message.server.ts';
import type { MessageReplyTable, MessageTable } from './tables.ts';

const MINUTE_MS = 60_000;
const PER_CHUNK = 100;
const SNIPPET_LENGTH = 160;

type Message = Selectable<MessageTable>;
type MessageReply = Selectable<MessageReplyTable>;

const LISTED = ['id', 'name', 'subject', 'message', 'spamReason', 'refusal', 'receivedAt', 'readAt', 'repliedAt'] as const;

export type ListedMessage = Omit<Pick<Message, (typeof LISTED)[number]>, 'message'> & { snippet: string };

export type ReadMessage = Omit<Message, 'textHash' | 'searchText'> & { replies: MessageReply[] };

export type MessagesDeps = Pick<Deps, 'db' | 'site' | 'outbox' | 'now'>;

/** Counts what is new, and whether there is anything to show: the form sends, or has sent. */
export async function countMessages({ db, site }: Pick<MessagesDeps, 'db' | 'site'>): Promise<{ unread: number; isShown: boolean }> {
  const unread = await countRows(db.selectFrom('messages').where('folder', '=', 'inbox').where('readAt', 'is', null));
  const { takesMessages } = (await site.read()).site.mailing;
  const isShown = takesMessages || (await db.selectFrom('messages').select('id').limit(1).executeTakeFirst()) !== undefined;
  return { unread, isShown };
}

/** Newest first. */
export async function listMessages(db: Db, { text, chosen: { folder = 'inbox', show }, page }: ListQuery<typeof messageList>) {
  const words = foldText(text).split(' ').filter(Boolean);
  const contains = getDialect(db) === 'sqlite' ? 'instr' : 'strpos';
  const matching = db
    .selectFrom('messages')
    .where('folder', '=', folder)
    .$if(show === 'unread', (select) => select.where('readAt', 'is', null))
    .where((eb) => eb.and(words.map((word) => eb(eb.fn<number>(contains, ['searchText', eb.val(word)]), '>', 0))));
  const { items, ...list } = await readPage(matching, page, (rows) => rows.select(LISTED).orderBy('receivedAt', 'desc').orderBy('id'));
  return { ...list, items: items.map(({ message, ...row }): ListedMessage => ({ ...row, snippet: toSnippet(message) })) };
}

function toSnippet(message: string): string {
  return Array.from(message.slice(0, 2 * SNIPPET_LENGTH).replace(/\s+/g, ' '))
    .slice(0, SNIPPET_LENGTH)
    .join('');
}

/** Throws `notFound`. */
export async function getMessage(db: Db, id: string): Promise<ReadMessage> {
  const message = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!message) throw notFound(`no message ${id}`, 'This message has been deleted.');
  const { textHash: _, searchText: __, ...shown } = message;
  const replies = await db.selectFrom('messageReplies').selectAll().where('messageId', '=', id).orderBy('sentAt').orderBy('id').execute();
  return { ...shown, replies };
}

/** Throws `notFound`. */
export async function changeMessage({ db, now }: MessagesDeps, id: string, change: 'read' | 'unread' | MessageFolder): Promise<void> {
  const at = now().toISOString();
  const values = change === 'read' ? { readAt: at } : change === 'unread' ? { readAt: null } : { folder: change };
  const { numUpdatedRows } = await db.updateTable('messages').set(values).where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound(`no message ${id}`, 'This message has been deleted.');
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute();
}

/** Spares what came after the list was shown. */
export async function deleteSpam(db: Db, until: string): Promise<void> {
  await db.deleteFrom('messages').where('folder', '=', 'spam').where('receivedAt', '<=', until).execute();
}

interface Reply {
  /** A repeated request with the same id sends nothing. */
  replyId: string;
  text: string;
  sentBy: string;
}

/** Stores a reply and its email. Throws `notFound`, and `unavailable` when the outbox is full: then nothing is stored. */
export async function replyToMessage({ db, site, outbox, now }: MessagesDeps, id: string, { replyId, text, sentBy }: Reply): Promise<void> {
  const { author } = (await site.read()).site;
  const at = now();
  const sentAt = at.toISOString();
  await runTransaction(db, async (tx) => {
    const message = await getMessage(tx, id);
    const stored = await tx
      .insertInto('messageReplies')
      .values({ id: replyId, messageId: id, text, sentAt, sentBy })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    const email = { to: message.email, replyTo: author.email, isPersonal: true, ...replyEmail(message, text) };
    await outbox.enqueue(tx, email, { expiresAt: new Date(at.getTime() + 7 * DAY_MS), id: replyId });
    await tx
      .updateTable('messages')
      .set({ repliedAt: sentAt, readAt: message.readAt ?? sentAt })
      .where('id', '=', id)
      .execute();
  });
  outbox.wake();
}

/** Stores that an email to the owner, or a reply, will not arrive; a message whose reply was refused is unread again. */
export async function recordRefusal(db: Db, { id, words }: { id: string; words: string }): Promise<void> {
  await runTransaction(db, async (tx) => {
    await tx.updateTable('messages').set({ refusal: words }).where('id', '=', id).execute();
    const refused = await tx
      .updateTable('messageReplies')
      .set({ refusal: words })
      .where('id', '=', id)
      .returning('messageId')
      .executeTakeFirst();
    if (!refused) return;
    const { messageId } = refused;
    const sent = tx.selectFrom('messageReplies').where('messageId', '=', messageId).where('refusal', 'is', null);
    await tx
      .updateTable('messages')
      .set({ readAt: null, repliedAt: sent.select(({ fn }) => fn.max('sentAt').as('sentAt')) })
      .where('id', '=', messageId)
      .execute();
  });
}

/** Whether the mail server refused the emails to the owner of messages that nobody has read. */
export async function checkMessages({ openDb }: Pick<CheckedSite, 'openDb'>): Promise<Finding[]> {
  const refused = await openDb()
    .then((db) => countRows(db.selectFrom('messages').where('refusal', 'is not', null).where('readAt', 'is', null)))
    .catch(() => undefined); // the database's own check says why
  if (refused === undefined) return [unknown('Messages can’t be checked without the database.')];
  if (refused === 0) return [well('The mail server refused no unread message.')];
  const messages = refused === 1 ? 'One unread message' : `${refused} unread messages`;
  return [wrong(`${messages} couldn’t be emailed to you: the mail server refused for good.`, 'See Messages for what the server said.')];
}

const COLUMNS = [
  'receivedAt',
  'folder',
  'spamReason',
  'name',
  'email',
  'subject',
  'message',
  'isEmailed',
  'isCopied',
  'readAt',
  'repliedAt',
  'id',
] as const satisfies (keyof Message)[];

/** Yields every message and reply as lines of CSV, a reply under its message. */
export async function* writeMessagesCsv(db: Db): AsyncGenerator<string> {
  yield toCsvLine([...COLUMNS, 'reply', 'repliedBy']);
  let last = '';
  for (;;) {
    const rows = await db.selectFrom('messages').select(COLUMNS).where('id', '>', last).orderBy('id').limit(PER_CHUNK).execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    const replies = await db
      .selectFrom('messageReplies')
      .selectAll()
      .where('messageId', '>=', rows[0]?.id ?? '')
      .where('messageId', '<=', last)
      .orderBy('sentAt')
      .execute();
    for (const row of rows) {
      yield toCsvLine([...COLUMNS.map((column) => String(row[column] ?? '')), '', '']);
      const own = replies.filter(({ messageId }) => messageId === row.id);
      for (const { sentAt, text, sentBy } of own) {
        const reply: Partial<Record<keyof Message, string>> = { repliedAt: sentAt, id: row.id };
        yield toCsvLine([...COLUMNS.map((column) => reply[column] ?? ''), text, sentBy]);
      }
    }
  }
}

export async function refoldMessages(db: Db): Promise<void> {
  const rows = await db.selectFrom('messages').select(['id', 'name', 'email', 'subject', 'message', 'searchText']).execute();
  for (const { id, searchText, ...written } of rows) {
    const folded = foldText(Object.values(written).join(' '));
    if (folded !== searchText) await db.updateTable('messages').set({ searchText: folded }).where('id', '=', id).execute();
  }
}

export function createOldMessagesHandler({ db, site, now }: Pick<MessagesDeps, 'db' | 'site' | 'now'>): JobHandler {
  return {
    name: 'delete-old-messages',
    label: 'Deleting old messages',
    async run() {
      await deleteOldMessages(db, { now: now(), months: (await site.read()).site.mailing.keptMonths });
      return undefined;
    },
    everyMs: DAY_MS,
    needsClock: true, // by a clock that is ahead everything is old
    pausesMs: [MINUTE_MS, 15 * MINUTE_MS],
    timeLimitMs: 10 * MINUTE_MS,
  };
}

export async function deleteOldMessages(db: Db, { now, months }: { now: Date; months: number }): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  await db.deleteFrom('messages').where('receivedAt', '<', oldest.toISOString()).execute();
}
