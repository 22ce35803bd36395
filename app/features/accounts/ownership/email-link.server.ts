import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_BYTES = 32;
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
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.deleteFrom('emailLinks').where('expiresAt', '<', now.toISOString()).execute();
  await tx
    .insertInto('emailLinks')
    .values({
      tokenHash: hashToken(getPage(kind), token),
      kind,
      userId,
      passwordMark: passwordHash === undefined ? null : getPasswordMark(passwordHash),
      email: email ?? null,
      createdAt: now.toISOString(),
      expiresAt: getLinkExpiry(kind, now).toISOString(),
    })
    .execute();
  return token;
}

export function getLinkExpiry(kind: EmailLinkKind, now: Date): Date {
  return new Date(now.getTime() + LIFE_MS[kind]);
}

export async function findLink(
  db: Db,
  { page, token, now }: { page: EmailLinkPage; token: string; now: Date },
): Promise<EmailLink | undefined> {
  const row = await db
    .selectFrom('emailLinks')
    .select(['kind', 'userId', 'passwordMark', 'email', 'createdAt'])
    .where('tokenHash', '=', hashToken(page, token))
    .where('expiresAt', '>', now.toISOString())
    .where('createdAt', '<=', getLatestCreation(now).toISOString()) // or it would work for longer than the email says
    .executeTakeFirst();
  return row?.userId ? { ...row, userId: row.userId } : undefined;
}

/** False if three went out within the hour; their links still work. */
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

/** The hash is salted, so the mark does not help to guess the password. */
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
