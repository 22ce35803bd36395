import type { Db } from '#db/client.server.ts';
import type { AccountServices } from '../account-services.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { type EmailText, existingAccountEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { createLink, mayEmail } from '../ownership/email-link.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { writeConfirmation } from './confirm-email.server.ts';
import { insertUser } from './new-user.server.ts';
import type { Credentials } from './sign-in.server.ts';
import { signUpCookie } from './sign-up-cookie.server.ts';

/**
 * Makes an account that can do nothing until its address is confirmed, and emails the link. The response is the same for an address
 * that has an account: its owner gets another email. Throws `rateLimited`, and `unavailable` when no email can be sent.
 */
export async function signUp(services: AccountServices, credentials: Credentials): Promise<{ cookies: string[] }> {
  return orUnavailable(services, messages.signUpFailed, () => tryToSignUp(services, credentials));
}

async function tryToSignUp(services: AccountServices, { email, password, clientAddress }: Credentials) {
  await consumeAttempt(services, { kind: 'email', clientAddress, now: services.now() });
  const passwordHash = await hashPassword(password);
  const content = await services.db.transaction().execute((tx) => storeSignUp(services, tx, { email, passwordHash }));
  if (content) await services.mail.send({ to: email, ...content });
  return { cookies: [signUpCookie(services, passwordHash)] };
}

/**
 * An account that nobody has confirmed is nobody's yet: the last one to sign up has chosen its password. Where enough emails have been
 * sent nothing changes, so that no password counts of which the address's owner was not told.
 */
async function storeSignUp(
  services: AccountServices,
  tx: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<EmailText | undefined> {
  const { settings, now } = services;
  const newId = await insertUser(tx, { email, passwordHash, isConfirmed: false, now: now() });
  if (newId) return writeConfirmation(services, tx, { id: newId, passwordHash });
  const known = await lockAccount(tx, { email });
  if (!known) return undefined; // deleted since the look: whoever signs up again succeeds
  const { id: userId, isConfirmed } = known;
  if (!isConfirmed) {
    const content = await writeConfirmation(services, tx, { id: userId, passwordHash });
    if (content) await setPassword(tx, { userId, passwordHash, now: now() });
    return content;
  }
  if (!(await mayEmail(tx, { kind: 'unused', userId, now: now() }))) return undefined;
  await createLink(tx, { kind: 'unused', userId, now: now() });
  return existingAccountEmail({ signIn: `${settings.SITE_URL}/auth`, recover: `${settings.SITE_URL}/auth/recover` });
}
