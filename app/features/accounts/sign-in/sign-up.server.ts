import type { Db } from '#db/client.server.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { existingAccountEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { createLink, getLinkExpiry, mayEmail } from '../ownership/email-link.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { enqueueConfirmation, signUpCookie } from './confirm-email.server.ts';
import { insertUser } from './new-user.server.ts';
import type { Credentials } from './sign-in.server.ts';

/** Responds the same for a taken address, whose owner gets another email. Throws `rateLimited` and `unavailable`. */
export async function signUp(deps: AccountDeps, credentials: Credentials): Promise<{ cookies: string[] }> {
  return orUnavailable(deps, messages.signUpFailed, () => tryToSignUp(deps, credentials));
}

async function tryToSignUp(deps: AccountDeps, { email, password, clientAddress }: Credentials) {
  await consumeAttempt(deps, { kind: 'email', clientAddress, now: deps.now() });
  const passwordHash = await hashPassword(password);
  const siteName = await readSiteName(deps);
  await deps.db.transaction().execute((tx) => storeSignUp(deps, tx, { email, passwordHash, siteName }));
  deps.outbox.wake();
  return { cookies: [signUpCookie(deps, passwordHash)] };
}

/** The last person to sign up sets an unconfirmed account's password. */
async function storeSignUp(
  deps: AccountDeps,
  tx: Db,
  { email, passwordHash, siteName }: { email: string; passwordHash: string; siteName: string },
): Promise<void> {
  const { settings, outbox } = deps;
  const now = deps.now();
  const newId = await insertUser(tx, { email, passwordHash, isConfirmed: false, now });
  if (newId) return void (await enqueueConfirmation(deps, tx, { id: newId, email, passwordHash, siteName }));
  const known = await lockAccount(tx, { email });
  if (!known) return; // deleted in between: signing up again succeeds
  const { id: userId, isConfirmed } = known;
  if (!isConfirmed) {
    const isEnqueued = await enqueueConfirmation(deps, tx, { id: userId, email, passwordHash, siteName });
    if (isEnqueued) await setPassword(tx, { userId, passwordHash, now });
    return;
  }
  if (!(await mayEmail(tx, { kind: 'unused', userId, now }))) return;
  await createLink(tx, { kind: 'unused', userId, now });
  const content = existingAccountEmail(siteName, { signIn: `${settings.SITE_URL}/auth`, recover: `${settings.SITE_URL}/auth/recover` });
  await outbox.enqueue(tx, { to: email, ...content }, { expiresAt: getLinkExpiry('confirm-email', now) }); // as long as that of a new one
}
