import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { messages } from '../messages.ts';
import { findPasswordProblem } from '../password/password.server.ts';

interface NewUser {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  now: Date;
}

/** Undefined if the address has a user. Call it in a transaction. */
export async function insertUser(tx: Db, { email, passwordHash, isConfirmed, now }: NewUser): Promise<string | undefined> {
  const id = randomUUID();
  const at = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const inserted = await tx
    .insertInto('users')
    .values({
      id,
      name: '',
      email: email.toLowerCase(),
      isEmailVerified: isConfirmed,
      image: null,
      isTwoFactorEnabled: false,
      ...at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await tx
    .insertInto('accounts')
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: passwordHash, ...at })
    .execute();
  return id;
}

export async function refuseWeakPassword(
  deps: Pick<AccountDeps, 'site'>,
  { password, email }: { password: string; email: string },
): Promise<FormFailure | undefined> {
  const problem = await findPasswordProblem(password, { email, siteName: await readSiteName(deps) });
  return problem === undefined ? undefined : refuseForm({ formError: messages.checkFields, fieldErrors: { password: problem } });
}
