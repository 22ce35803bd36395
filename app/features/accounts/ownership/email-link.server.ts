import { createHash } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { hashToken, issueToken, readTokenData, selectOpenTokens } from '../tokens/tokens.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const EMAILS_AN_HOUR = 3;

/** `report` links say "This was not me"; `unused` ones are in no email and only count emails. */
const LIFE_MS = {
  'confirm-email': DAY_MS,
  'reset-password': HOUR_MS,
  'report-sign-up': DAY_MS,
  'report-recovery': HOUR_MS,
  'report-password': 7 * DAY_MS,
  'report-passkey': 7 * DAY_MS,
  'change-email': DAY_MS,
  'report-email': 7 * DAY_MS,
  unused: HOUR_MS,
};

export type EmailLinkKind = keyof typeof LIFE_MS;
const LINK_KINDS = Object.keys(LIFE_MS) as EmailLinkKind[];

interface LinkData {
  /** Identifies the password that the email is about; null if it is about none. */
  passwordMark: string | null;
  /** The address that the account gets by it. */
  email: string | null;
}

export type EmailLinkPage = 'confirm-email' | 'reset-password' | 'change-email' | 'report';

export interface EmailLink {
  kind: string;
  userId: string;
  passwordMark: string | null;
  email: string | null;
  createdAt: string;
}

interface NewLink {
  kind: EmailLinkKind;
  userId: string | null;
  passwordHash?: string;
  email?: string;
  now: Date;
}

export async function createLink(tx: Db, { kind, userId, passwordHash, email, now }: NewLink): Promise<string> {
  const data: LinkData = { passwordMark: passwordHash === undefined ? null : getPasswordMark(passwordHash), email: email ?? null };
  return (await issueToken(tx, { kind, userId, data, now, expiresAt: getLinkExpiry(kind, now) })).token;
}

export function getLinkExpiry(kind: EmailLinkKind, now: Date): Date {
  return new Date(now.getTime() + LIFE_MS[kind]);
}

export async function findLink(
  db: Db,
  { page, token, now }: { page: EmailLinkPage; token: string; now: Date },
): Promise<EmailLink | undefined> {
  const row = await selectOpenTokens(db, LINK_KINDS, now)
    .select(['kind', 'userId', 'data', 'createdAt'])
    .where('hash', '=', hashToken(page, token))
    .executeTakeFirst();
  if (!row?.userId) return undefined;
  const { passwordMark = null, email = null } = readTokenData<LinkData>(row.data);
  return { kind: row.kind, userId: row.userId, passwordMark, email, createdAt: row.createdAt };
}

/** False if three went out within the hour; their links still work. */
export async function mayEmail(tx: Db, { kind, userId, now }: { kind: EmailLinkKind; userId: string; now: Date }): Promise<boolean> {
  const sent = await selectOpenTokens(tx, [kind], now)
    .select('id')
    .where('userId', '=', userId)
    .where('createdAt', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .limit(EMAILS_AN_HOUR)
    .execute();
  return sent.length < EMAILS_AN_HOUR;
}

/** The hash is salted, so the mark does not help to guess the password. */
export function getPasswordMark(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}
