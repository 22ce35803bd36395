import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { getLatestCreation } from '#platform/clock/clock-skew.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_BYTES = 32;
/** Per kind and account. */
const EMAILS_AN_HOUR = 3;

/** Kinds of links with their lifetimes. `report` links say "This was not me"; `unused` ones are in no email and only count emails. */
const LIFE_MS = {
  'confirm-email': DAY_MS,
  'reset-password': HOUR_MS,
  'report-sign-up': DAY_MS,
  'report-recovery': HOUR_MS,
  'report-password': 7 * DAY_MS,
  'report-passkey': 7 * DAY_MS,
  unused: HOUR_MS,
};

export type EmailLinkKind = keyof typeof LIFE_MS;
/** The pages that links lead to. */
export type EmailLinkPage = 'confirm-email' | 'reset-password' | 'report';

export interface EmailLink {
  kind: string;
  userId: string;
  passwordMark: string | null;
}

interface NewLink {
  kind: EmailLinkKind;
  userId: string | null;
  /** Hash of the password that the email is about. */
  passwordHash?: string;
  now: Date;
}

/** Stores a link, of whose token only the hash is kept; gives back the token. */
export async function createLink(tx: Db, { kind, userId, passwordHash, now }: NewLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.deleteFrom('emailLinks').where('expiresAt', '<', now.toISOString()).execute();
  await tx
    .insertInto('emailLinks')
    .values({
      tokenHash: hashToken(getPage(kind), token),
      kind,
      userId,
      passwordMark: passwordHash === undefined ? null : getPasswordMark(passwordHash),
      createdAt: now.toISOString(),
      expiresAt: getLinkExpiry(kind, now).toISOString(),
    })
    .execute();
  return token;
}

/** When a link that is made now ends, and with it the sense of sending its email. */
export function getLinkExpiry(kind: EmailLinkKind, now: Date): Date {
  return new Date(now.getTime() + LIFE_MS[kind]);
}

/** Looks up a page's token; undefined when it is unknown, used or expired. */
export async function findLink(
  db: Db,
  { page, token, now }: { page: EmailLinkPage; token: string; now: Date },
): Promise<EmailLink | undefined> {
  const row = await db
    .selectFrom('emailLinks')
    .select(['kind', 'userId', 'passwordMark'])
    .where('tokenHash', '=', hashToken(page, token))
    .where('expiresAt', '>', now.toISOString())
    .where('createdAt', '<=', getLatestCreation(now).toISOString()) // or it would work for longer than the email says
    .executeTakeFirst();
  return row?.userId ? { ...row, userId: row.userId } : undefined;
}

/**
 * Whether the account may be sent another email of this kind. If not, three went out within the hour, and the links in them still
 * work. The response is the same as if a fourth had been sent, so that asking in somebody's name locks nobody out.
 */
export async function mayEmail(tx: Db, { kind, userId, now }: { kind: EmailLinkKind; userId: string; now: Date }): Promise<boolean> {
  const sent = await tx
    .selectFrom('emailLinks')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('createdAt', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .where('createdAt', '<=', getLatestCreation(now).toISOString())
    .where('expiresAt', '>', now.toISOString())
    .limit(EMAILS_AN_HOUR)
    .execute();
  return sent.length < EMAILS_AN_HOUR;
}

/** Tells one password from another without being of any use for guessing it: the hash is salted. */
export function getPasswordMark(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

function getPage(kind: EmailLinkKind): EmailLinkPage | 'unused' {
  return isReport(kind) ? 'report' : kind;
}

function isReport(kind: EmailLinkKind): kind is EmailLinkKind & `report-${string}` {
  return kind.startsWith('report-');
}

function hashToken(page: EmailLinkPage | 'unused', token: string) {
  return createHash('sha256').update(`${page}:${token}`).digest('base64url');
}
