import { createHash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { takeFromQuota } from '#features/accounts/attempt-limit.server.ts';
import { htmlToLines } from '#features/html/html-text.server.ts';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import { clip } from '#platform/text/clip.ts';
import type { CommentChange, CommentOutcome, DraftComment, WrittenComment } from './draft-comment.ts';
import { findLink } from './private-links.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const QUOTE_LENGTH = 80;
const MAX_QUOTES = 300;
const MAX_LENGTH = { name: 80, quote: QUOTE_LENGTH + 1, text: 2000 };
const MAX_STORED = { ofLink: 50, inAll: 2000 };
const AN_HOUR = { ofClient: 10, inAll: 100 };

/** The beginnings of its paragraphs and headings, by which a reader says what a comment is about. */
export function listQuotes(html: string): string[] {
  const lines = htmlToLines(html).split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => clip(line, QUOTE_LENGTH)))].slice(0, MAX_QUOTES);
}

interface CommentDeps {
  db: Db;
  settings: { SESSION_SECRET: string };
  now(): Date;
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

/** The same comment again is stored once; what a program has filled in is not stored, and not told so. */
export async function addComment(
  { db, settings, now: getNow }: CommentDeps,
  { token, posted, clientAddress }: { token: string; posted: PostedComment; clientAddress: string },
): Promise<CommentOutcome> {
  const { trap, ...comment } = posted;
  if (!comment.name || !comment.text) return 'empty';
  if (trap) return 'stored';
  const now = getNow();
  const take = (tx: Db, name: string, of: string, most: number) =>
    takeFromQuota(tx, settings.SESSION_SECRET, { name, of, most, windowMs: HOUR_MS, now });
  return runTransaction(db, async (tx) => {
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
    const { kind, itemId } = link;
    await tx
      .insertInto('draftComments')
      .values({ id, kind, itemId, linkId: link.id, ...comment, createdAt: now.toISOString(), doneAt: null })
      .execute();
    return 'stored';
  });
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
