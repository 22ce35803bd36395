import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from '../account-services.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';
import { findVerification, storeVerification } from '../better-auth/private-api.server.ts';
import { confirmationEmail } from '../emails.ts';
import { verifyPassword } from '../password/password-hash.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;
const SIGN_UP_COOKIE = 'sign_up';

export type Confirmation = 'confirmed' | 'expired' | 'needs-password';

/** Sends the link that confirms an account's address; it works for 24 hours. */
export async function sendConfirmation(services: AccountServices, email: string): Promise<void> {
  const user = await services.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const token = await createConfirmationToken(services, user?.id ?? randomUUID());
  await services.mail.send({ to: email, ...confirmationEmail(`${services.settings.SITE_URL}/auth/confirm?token=${token}`) });
}

export async function createConfirmationToken(services: AccountServices, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await storeVerification(services, { key: getKey(token), value: userId, expiresAt: new Date(services.now().getTime() + DAY_MS) });
  return token;
}

/**
 * Confirms the address that the link was sent to. An address that makes an admin takes more than a click, or anybody could
 * sign up with it and wait for its owner to follow the link: the browser that signed up, or the password chosen there.
 */
export async function confirmEmail(
  services: AccountServices,
  { token, request }: { token: string; request: Request },
): Promise<Confirmation> {
  const user = await findUnconfirmed(services, token);
  if (!user) return 'expired';
  const isPrivileged = services.settings.ADMIN_EMAILS.includes(user.email);
  if (isPrivileged && !user.isEmailVerified && !isSameBrowser(services, request, user.password)) return 'needs-password';
  await markConfirmed(services, user.id);
  return 'confirmed';
}

/** As `confirmEmail`, with the password that was chosen at sign-up; false when it is another. Throws `rateLimited`. */
export async function confirmEmailWithPassword(
  services: AccountServices,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<boolean> {
  const user = await findUnconfirmed(services, token);
  await consumeAttempt(services, { kind: 'password', clientAddress, ...(user && { account: user.email }), now: services.now() });
  if (!user || !(await verifyPassword({ hash: user.password ?? '', password }))) return false;
  await markConfirmed(services, user.id);
  return true;
}

/** A cookie for a day by which the browser that signed up is recognised when the link is opened; it says nothing by itself. */
export function signUpCookie({ settings }: Pick<AccountServices, 'settings'>, passwordHash: string): string {
  return formatCookie(settings.SITE_URL, {
    name: SIGN_UP_COOKIE,
    value: signProof(settings.SESSION_SECRET, passwordHash),
    maxAgeSeconds: DAY_MS / 1000,
  });
}

async function findUnconfirmed(services: AccountServices, token: string) {
  const userId = await findVerification(services, getKey(token));
  if (userId === undefined) return undefined;
  return services.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.isEmailVerified', 'accounts.password'])
    .where('users.id', '=', userId)
    .where('accounts.providerId', '=', 'credential')
    .executeTakeFirst();
}

async function markConfirmed({ db, now }: AccountServices, userId: string) {
  await db.updateTable('users').set({ isEmailVerified: true, updatedAt: now().toISOString() }).where('id', '=', userId).execute();
}

function isSameBrowser({ settings }: AccountServices, request: Request, passwordHash: string | null) {
  const actual = Buffer.from(readCookie(settings.SITE_URL, request, SIGN_UP_COOKIE) ?? '');
  const expected = Buffer.from(signProof(settings.SESSION_SECRET, passwordHash ?? randomUUID()));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signProof(secret: string, passwordHash: string) {
  return createHmac('sha256', secret).update(`sign-up\0${passwordHash}`).digest('base64url');
}

function getKey(token: string) {
  return `confirm-email:${token}`;
}
