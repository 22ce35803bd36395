import { createHash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { takeFromQuota } from '#features/accounts/attempt-limit.server.ts';
import type { EmailText } from '#features/accounts/emails.ts';
import { readLinesOfHtml } from '#features/html/article-html.server.ts';

import { absoluteUrl } from '#features/publishing/paths.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import { clip } from '#platform/text/clip.ts';
import type { CommentChange, CommentOutcome, DraftComment, WrittenComment } from './draft-comment.ts';
import { findLink } from './private-links.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
const QUOTE_LENGTH = 80;
const MAX_QUOTES = 300;
const MAX_LENGTH = { name: 80, quote: QUOTE_LENGTH + 1, text: 2000 };
const MAX_STORED = { ofLink: 50, inAll: 2000 };
const AN_HOUR = { ofClient: 10, inAll: 100 };

/** The beginnings of its paragraphs and headings, by which a reader says what a comment is about. */
export async function listQuotes(html: string): Promise<string[]> {
  const lines = (await readLinesOfHtml(html)).split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => clip(line, QUOTE_LENGTH)))].slice(0, MAX_QUOTES);
}

interface CommentDeps {
  db: Db;
  settings: { SESSION_SECRET: string; SITE_URL: string };
  outbox: Pick<AccountDeps['outbox'], 'enqueue' | 'wake'>;
  now(): Date;
}

interface NewComment {
  token: string;
  posted: PostedComment;
  clientAddress: string;
  /** What is commented on, with its path in the admin. */
  item: { title: string; path: string };
}

export interface PostedComment extends WrittenComment {
  /** A field that people do not see. */
  trap: string;
}

export function readPostedComment(form = new FormData()): PostedComment {
  const read = (name: string) => String(form.get(name) ?? '').toWellFormed();
  const line = (name: 'name' | 'quote') =>
    read(name)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH[name]);
  const text = read('text')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return { name: line('name'), quote: line('quote'), text: text.slice(0, MAX_LENGTH.text), trap: read('answer') };
}

/**
 * The same comment again is stored once; what a program has filled in is not stored, and not told so. The maker of the link gets an email,
 * at most one an hour.
 */
export async function addComment(
  { db, settings, outbox, now: getNow }: CommentDeps,
  { token, posted, clientAddress, item }: NewComment,
): Promise<CommentOutcome> {
  const { trap, ...comment } = posted;
  if (!comment.name || !comment.text) return 'empty';
  if (trap) return 'stored';
  const now = getNow();
  const take = (tx: Db, name: string, of: string, most: number) =>
    takeFromQuota(tx, settings.SESSION_SECRET, { name, of, most, windowMs: HOUR_MS, now });
  const outcome = await runTransaction(db, async (tx): Promise<CommentOutcome> => {
    const link = await findLink(tx, { token, now });
    if (!link) return 'full';
    const id = createHash('sha256')
      .update(JSON.stringify([link.id, comment]))
      .digest('base64url')
      .slice(0, 22);
    if (await tx.selectFrom('draftComments').select('id').where('id', '=', id).executeTakeFirst()) return 'stored';
    const ofClient = await take(tx, 'comment of', getNetwork(clientAddress), AN_HOUR.ofClient);
    const inAll = await take(tx, 'comment', '', AN_HOUR.inAll);
    if (ofClient === undefined || inAll === undefined || (await isFull(tx, link.id, now))) return 'full';
    const { kind, itemId, createdBy: to } = link;
    const isTold = (await take(tx, 'comment email', link.id, 1)) === undefined;
    await tx
      .insertInto('draftComments')
      .values({ id, kind, itemId, linkId: link.id, ...comment, createdAt: now.toISOString(), doneAt: null })
      .execute();
    const email = commentEmail({ ...item, name: comment.name, siteUrl: settings.SITE_URL });
    if (!isTold && to) await outbox.enqueue(tx, { to, ...email }, { expiresAt: new Date(now.getTime() + 7 * DAY_MS) }).catch(orFull);
    return 'stored';
  });
  outbox.wake();
  return outcome;
}

/** Then the form's badge says it alone. */
function orFull(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

function commentEmail({ name, title, path, siteUrl }: { name: string; title: string; path: string; siteUrl: string }): EmailText {
  const line = (text: string) => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return {
    subject: `A comment on “${clip(line(title), 100)}”`,
    text: `Hello,\n\n“${line(name)}” has commented on your draft through its private link. To read the comments, open the draft and its Settings:\n\n${absoluteUrl(path, siteUrl)}\n\nFor each link there is at most one such email an hour.\n\n${siteUrl}\n`,
  };
}

async function isFull(tx: Db, linkId: string, now: Date): Promise<boolean> {
  await tx
    .deleteFrom('draftComments')
    .where('createdAt', '<', new Date(now.getTime() - YEAR_MS).toISOString())
    .execute();
  const { inAll, ofLink } = await tx
    .selectFrom('draftComments')
    .select((eb) => [eb.fn.countAll<number>().as('inAll'), eb.fn.countAll<number>().filterWhere('linkId', '=', linkId).as('ofLink')])
    .executeTakeFirstOrThrow();
  return inAll >= MAX_STORED.inAll || ofLink >= MAX_STORED.ofLink;
}

/** Those that are not done first, newest first. */
export async function listComments(db: Db, kind: string, itemId: string): Promise<DraftComment[]> {
  const rows = await db
    .selectFrom('draftComments')
    .select(['id', 'name', 'quote', 'text', 'createdAt', 'doneAt'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const comments = rows.map(({ doneAt, ...comment }) => ({ ...comment, isDone: doneAt !== null }));
  return comments.sort((a, b) => Number(a.isDone) - Number(b.isDone));
}

export async function changeComment(
  { db, now }: Pick<CommentDeps, 'db' | 'now'>,
  { kind, itemId, comment: id, becomes }: CommentChange & { kind: string; itemId: string },
): Promise<void> {
  if (becomes === 'removed') {
    await db.deleteFrom('draftComments').where('kind', '=', kind).where('itemId', '=', itemId).where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('draftComments')
    .set({ doneAt: becomes === 'done' ? now().toISOString() : null })
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('id', '=', id)
    .execute();
}
