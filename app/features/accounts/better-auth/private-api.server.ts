import type { Db } from '#db/client.server.ts';
import type { Auth } from './auth.server.ts';
import { COOKIE_PREFIX } from './cookie-prefix.ts';

/*
 * What better-auth does not document and may change: names of its cookies and keys, and its store of verifications.
 * Read in 1.7.25: api/routes/password.mjs, plugins/two-factor/verify-two-factor.mjs, cookies/index.mjs, db/internal-adapter.mjs.
 */

interface Verifications {
  accounts(): Promise<Auth>;
  now(): Date;
}

/** Over HTTPS `__Host-` stands before it: see `getCookiePrefix`. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;

const CHALLENGE = new RegExp(`(?:^|;)\\s*((?:__Host-)?${COOKIE_PREFIX}\\.two_factor=([\\w-]+)[^;]*)`);

/**
 * The one cookie that says whose second step it is, and the key of its verification; its signature is checked by better-auth when
 * the code is. Nothing that stands beside it is read: a session's cookie would be taken for the challenge, and another challenge
 * would have the attempt counted for another account.
 */
export function getChallenge(request: Request): { cookie: string; key: string } {
  const [, cookie = '', key = ''] = CHALLENGE.exec(request.headers.get('cookie') ?? '') ?? [];
  return { cookie, key };
}

/** The value under a key; undefined when there is none or it has expired. */
export async function findVerification({ accounts, now }: Verifications, key: string): Promise<string | undefined> {
  const { internalAdapter } = await (await accounts()).$context;
  const found = await internalAdapter.findVerificationValue(key);
  return found && found.expiresAt > now() ? found.value : undefined;
}

/** Ends the session that better-auth has just opened. */
export async function deleteSession({ accounts }: Pick<Verifications, 'accounts'>, token: string): Promise<void> {
  const { internalAdapter } = await (await accounts()).$context;
  await internalAdapter.deleteSession(token);
}

/** Forgets the second steps that a user has begun. */
export async function deleteVerifications(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute();
}
