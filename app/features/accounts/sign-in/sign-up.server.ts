import type { AccountServices } from '../account-services.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { confirmationEmail, existingAccountEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { createConfirmationToken, signUpCookie } from './confirm-email.server.ts';
import { insertUser } from './new-user.server.ts';
import type { Credentials } from './sign-in.server.ts';

/**
 * Makes an account that can do nothing until its address is confirmed, and emails the link. The response is the same for an address
 * that has an account: its owner gets another email. Throws `rateLimited`, and `unavailable` when no email can be sent.
 */
export async function signUp(services: AccountServices, credentials: Credentials): Promise<{ cookies: string[] }> {
  return orUnavailable(services, messages.signUpFailed, () => tryToSignUp(services, credentials));
}

async function tryToSignUp(services: AccountServices, { email, password, clientAddress }: Credentials) {
  await consumeAttempt(services, { kind: 'email', clientAddress, account: email, now: services.now() });
  const passwordHash = await hashPassword(password);
  const { userId, isConfirmed } = await insertOrReplaceUnconfirmed(services, { email, passwordHash });
  const { SITE_URL } = services.settings;
  const token = await createConfirmationToken(services, userId); // for a known address too, so that it takes as long
  const content = isConfirmed
    ? existingAccountEmail(`${SITE_URL}/auth`, `${SITE_URL}/auth/recover`)
    : confirmationEmail(`${SITE_URL}/auth/confirm?token=${token}`);
  await services.mail.send({ to: email, ...content });
  return { cookies: [signUpCookie(services, passwordHash)] };
}

/** An account that nobody has confirmed is nobody's yet: the last one to sign up has chosen its password. */
async function insertOrReplaceUnconfirmed({ db, now }: AccountServices, { email, passwordHash }: { email: string; passwordHash: string }) {
  return db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('users').select(['id', 'isEmailVerified']).where('email', '=', email).executeTakeFirst();
    if (!known) {
      return { userId: await insertUser(tx, { email, passwordHash, isConfirmed: false, now: now() }), isConfirmed: false };
    }
    if (!known.isEmailVerified) {
      await tx
        .updateTable('accounts')
        .set({ password: passwordHash, updatedAt: now().toISOString() })
        .where('userId', '=', known.id)
        .where('providerId', '=', 'credential')
        .execute();
    }
    return { userId: known.id, isConfirmed: known.isEmailVerified };
  });
}
