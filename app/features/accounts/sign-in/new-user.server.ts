import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';

interface NewUser {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  now: Date;
}

/** Puts a user with a password in, as better-auth would; gives back the id. Call it in a transaction. */
export async function insertUser(tx: Db, { email, passwordHash, isConfirmed, now }: NewUser): Promise<string> {
  const id = randomUUID();
  const at = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await tx
    .insertInto('users')
    .values({
      id,
      name: '',
      email: email.toLowerCase(),
      is_email_verified: isConfirmed,
      image: null,
      is_two_factor_enabled: false,
      ...at,
    })
    .execute();
  await tx
    .insertInto('accounts')
    .values({ id: randomUUID(), account_id: id, provider_id: 'credential', user_id: id, password: passwordHash, ...at })
    .execute();
  return id;
}
