import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database, TokenKind } from '#db/schema.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import { parseStoredJson } from '#platform/health/damage.ts';

const TOKEN_BYTES = 32;
const ENDED_MS = 365 * 24 * 60 * 60 * 1000;

/** Where a token is taken: what is issued for one page works at no other. */
export type TokenPage = Exclude<TokenKind, `report-${string}` | 'rescue' | 'ended-link'> | 'report' | 'grant';

/** Their hashes were first stored without the page. */
const UNPREFIXED: readonly TokenPage[] = ['set-up', 'api-token', 'grant', 'private-link'];

/** 256 random bits need no salt and no slow hash. */
export function hashToken(page: TokenPage, token: string): string {
  const hash = createHash('sha256').update(UNPREFIXED.includes(page) ? token : `${page}:${token}`);
  return hash.digest(page === 'set-up' ? 'hex' : 'base64url');
}

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

interface NewToken {
  kind: TokenKind;
  /** Whose it is, or who made it. */
  userId: string | null;
  subject?: string;
  data?: object;
  now: Date;
  /** Null: it ends by hand alone. */
  expiresAt: Date | null;
}

/** Returns the token, of which only a hash is stored. */
export async function issueToken(
  tx: Db,
  { data, now, expiresAt, ...token }: NewToken,
  prefix = '',
): Promise<{ id: string; token: string }> {
  const [id, issued] = [randomUUID(), `${prefix}${createToken()}`];
  await tx
    .insertInto('tokens')
    .values({
      ...token,
      id,
      hash: hashToken(getPage(token.kind), issued),
      ...(data && { data: JSON.stringify(data) }),
      createdAt: now.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })
    .execute();
  return { id, token: issued };
}

function getPage(kind: TokenKind): TokenPage {
  if (kind === 'rescue') return 'set-up';
  if (kind === 'ended-link') return 'private-link';
  return isReport(kind) ? 'report' : kind;
}

function isReport(kind: TokenKind): kind is TokenKind & `report-${string}` {
  return kind.startsWith('report-');
}

/** Those that work at this moment. One that was created while the clock was ahead would outlive its expiry. */
export function selectOpenTokens(db: Db, kinds: readonly TokenKind[], now: Date) {
  return db
    .selectFrom('tokens')
    .where('tokens.kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('tokens.expiresAt', 'is', null),
        eb.and([eb('tokens.expiresAt', '>', now.toISOString()), eb('tokens.createdAt', '<=', getLatestCreation(now).toISOString())]),
      ]),
    );
}

/** What its kind stores with a token; nothing where it is damaged. */
export function readTokenData<Data extends object>(data: string): Partial<Data> {
  const parsed = parseStoredJson(data);
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

/** A private link leads to what is published by then, for a year. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  const expired = (kind: '=' | '!=') => (eb: ExpressionBuilder<Database, 'tokens'>) =>
    eb.and([eb('kind', kind, 'private-link'), eb('expiresAt', '<=', now.toISOString())]);
  await db.updateTable('tokens').set(toEndedLink(now)).where(expired('=')).execute();
  await db.deleteFrom('tokens').where(expired('!=')).execute();
  const yearAgo = new Date(now.getTime() - ENDED_MS).toISOString();
  await db.deleteFrom('tokens').where('kind', '=', 'ended-link').where('usedAt', '<', yearAgo).execute();
}

/** Of a private link. */
export function toEndedLink(now: Date) {
  return { kind: 'ended-link', usedAt: now.toISOString(), expiresAt: null } as const;
}
