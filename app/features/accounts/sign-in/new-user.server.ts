import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';

interface NewUser {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  now: Date;
}

/** Puts a user with a password in, as better-auth would; gives back the id, or undefined where the address has a user. Call it in a transaction. */
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
