import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { clearAttempts, consumeAttempt } from '../attempt-limit.server.ts';
import { formatCookie, readCookie } from '../better-auth/cookie-prefix.ts';
import { confirmationEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { confirmAccount, type LockedAccount, lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { createLink, findLink, getLinkExpiry, mayEmail } from '../ownership/email-link.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { refuseWeakPassword } from './new-user.server.ts';

export type Confirmation = 'confirmed' | 'expired' | 'needs-password';

export async function sendConfirmation(deps: AccountDeps, email: string): Promise<void> {
  const siteName = await readSiteName(deps);
  await deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { email });
    if (account && !account.isConfirmed) await enqueueConfirmation(deps, tx, { ...account, siteName });
  });
  deps.outbox.wake();
}

export async function enqueueConfirmation(
  { settings, outbox, now }: AccountDeps,
  tx: Db,
  { id: userId, email, passwordHash, siteName }: Pick<LockedAccount, 'id' | 'email' | 'passwordHash'> & { siteName: string },
): Promise<boolean> {
  const link = { userId, passwordHash: passwordHash ?? '', now: now() };
  if (!(await mayEmail(tx, { kind: 'confirm-email', ...link }))) return false;
  const content = confirmationEmail(siteName, {
    confirm: `${settings.SITE_URL}/auth/confirm?token=${await createLink(tx, { kind: 'confirm-email', ...link })}`,
    report: `${settings.SITE_URL}/auth/not-me?token=${await createLink(tx, { kind: 'report-sign-up', ...link })}`,
  });
  await outbox.enqueue(tx, { to: email, ...content }, { expiresAt: getLinkExpiry('confirm-email', link.now) });
  return true;
}

/** Confirms the address in the browser that signed up, whose cookie proves that the password was typed there. */
export async function confirmEmail(deps: AccountDeps, { token, request }: { token: string; request: Request }): Promise<Confirmation> {
  if (!(await findConfirmation(deps, token))) return 'expired';
  return deps.db.transaction().execute(async (tx) => {
    const account = await lockUnconfirmed({ ...deps, db: tx }, token);
    if (!account) return 'expired';
    if (!isSameBrowser(deps, request, account.passwordHash ?? '')) return 'needs-password';
    await confirmAccount(tx, { userId: account.id, now: deps.now() });
    return 'confirmed';
  });
}

export type ConfirmationResult = { ok: true } | (FormFailure & { isLinkClosed: boolean });

/** The password typed at sign-up no longer counts. Throws `rateLimited`. */
export async function confirmWithNewPassword(
  deps: AccountDeps,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<ConfirmationResult> {
  await consumeAttempt(deps, { kind: 'token', clientAddress, now: deps.now() });
  const linkClosed = { ...refuseForm({ formError: messages.resetLinkClosed }), isLinkClosed: true };
  const user = await findConfirmation(deps, token);
  if (!user) return linkClosed;
  const refused = await refuseWeakPassword(deps, { password, email: user.email });
  if (refused) return { ...refused, isLinkClosed: false };
  const passwordHash = await hashPassword(password);
  await clearAttempts(deps, { kind: 'password', account: user.email }); // what strangers have guessed of it
  return deps.db.transaction().execute(async (tx) => {
    const account = await lockUnconfirmed({ ...deps, db: tx }, token);
    if (!account) return linkClosed;
    const now = deps.now();
    await setPassword(tx, { userId: account.id, passwordHash, now });
    await confirmAccount(tx, { userId: account.id, now });
    return { ok: true };
  });
}

/** Looks the link up again under the lock, because it works once. */
async function lockUnconfirmed(deps: Pick<AccountDeps, 'db' | 'now'>, token: string): Promise<LockedAccount | undefined> {
  const user = await findConfirmation(deps, token);
  const account = user && (await lockAccount(deps.db, { id: user.id }));
  return account && !account.isConfirmed && (await findConfirmation(deps, token)) ? account : undefined;
}

async function findConfirmation({ db, now }: Pick<AccountDeps, 'db' | 'now'>, token: string) {
  const link = await findLink(db, { page: 'confirm-email', token, now: now() });
  if (!link) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', link.userId)
    .where('isEmailVerified', '=', false)
    .executeTakeFirst();
}

const SIGN_UP_COOKIE = 'sign_up';
const DAY_SECONDS = 24 * 60 * 60;

/** Recognizes the browser that signed up when the link is opened. */
export function signUpCookie({ settings }: Pick<AccountDeps, 'settings'>, passwordHash: string): string {
  return formatCookie(settings.SITE_URL, {
    name: SIGN_UP_COOKIE,
    value: signProof(settings.SESSION_SECRET, passwordHash),
    maxAgeSeconds: DAY_SECONDS,
  });
}

function isSameBrowser({ settings }: Pick<AccountDeps, 'settings'>, request: Request, passwordHash: string): boolean {
  const actual = Buffer.from(readCookie(settings.SITE_URL, request, SIGN_UP_COOKIE) ?? '');
  const expected = Buffer.from(signProof(settings.SESSION_SECRET, passwordHash));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signProof(secret: string, passwordHash: string) {
  return createHmac('sha256', secret).update(`sign-up\0${passwordHash}`).digest('base64url');
}
