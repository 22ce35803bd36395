import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { getLatestCreation } from '#platform/health/clock-watch.ts';
import type { Auth } from './auth.server.ts';
import { COOKIE_PREFIX } from './cookie-prefix.ts';

/**
 * Undocumented names and the store of verifications of better-auth 1.7.25: api/routes/password.mjs, plugins/two-factor/*.mjs,
 * cookies/index.mjs, crypto/*.mjs, db/internal-adapter.mjs; and better-call's cookies.mjs and crypto.mjs.
 */

interface Verifications {
  accounts(): Promise<Auth>;
  now(): Date;
}

export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;

const SIGNED_VALUE = /^(\w+)\.([\w+/=%]{44,132})$/;

const CHALLENGE = new RegExp(`(?:^|;)\\s*((?:__Host-)?${COOKIE_PREFIX}\\.two_factor=([\\w-]+)[^;]*)`);

/** Reads only the challenge's cookie: a session's cookie would be taken for the challenge. */
export function getChallenge(request: Request): { cookie: string; key: string } {
  const [, cookie = '', key = ''] = CHALLENGE.exec(request.headers.get('cookie') ?? '') ?? [];
  return { cookie, key };
}

/** The session may have ended since: this asks no database. */
export function hasSignedSession(cookieHeader: string | undefined, secret: string): boolean {
  if (!cookieHeader?.includes(SESSION_COOKIE)) return false;
  const cookie = cookieHeader.split(';').find((part) => getCookieName(part) === SESSION_COOKIE) ?? '';
  const [, token = '', signature = ''] = SIGNED_VALUE.exec(cookie.slice(cookie.indexOf('=') + 1).trim()) ?? [];
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature.replaceAll(/%2B|%2F|%3D/gi, decodeURIComponent), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Undefined if there is none, it has expired, or a clock that was ahead stored it. */
export async function findVerification({ accounts, now }: Verifications, key: string): Promise<string | undefined> {
  const { internalAdapter } = await (await accounts()).$context;
  const found = await internalAdapter.findVerificationValue(key);
  return found && found.expiresAt > now() && found.createdAt <= getLatestCreation(now()) ? found.value : undefined;
}

export async function deleteSession({ accounts }: Pick<Verifications, 'accounts'>, token: string): Promise<void> {
  const { internalAdapter } = await (await accounts()).$context;
  await internalAdapter.deleteSession(token);
}

export async function deleteVerifications(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute();
}

export async function encryptToStore(secret: string, text: string): Promise<string> {
  const { symmetricEncrypt } = await import('better-auth/crypto'); // loaded when somebody signs in
  return symmetricEncrypt({ key: secret, data: text });
}

export async function decryptStored(secret: string, stored: string): Promise<string | undefined> {
  const { symmetricDecrypt } = await import('better-auth/crypto');
  return symmetricDecrypt({ key: secret, data: stored }).catch(() => undefined); // nothing in it reads from outside
}

export async function drawRandomText(length: number): Promise<string> {
  const { generateRandomString } = await import('better-auth/crypto');
  return generateRandomString(length, 'a-z', '0-9', 'A-Z');
}

function getCookieName(part: string): string {
  return (part.split('=')[0] ?? '').trim().replace(/^__Host-/, '');
}
