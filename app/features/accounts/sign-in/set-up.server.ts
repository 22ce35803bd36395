import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import type { AccountServices } from '../account-services.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { insertUser } from './new-user.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;
const LINK = 1;
export const SET_UP_HOURS = 24;

/**
 * While there is no admin and `ADMIN_EMAILS` is empty, gives back the address under which the first admin is made, for a day; only its
 * hash is kept, and an earlier link stops working. Otherwise undefined, and no link works. The code is behind a `#`, which browsers
 * send nowhere: no log of a request holds it.
 */
export async function issueSetUpLink({ db, settings, now }: Pick<AccountServices, 'db' | 'settings' | 'now'>): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const isIssued = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('setUpLinks').execute();
    if (settings.ADMIN_EMAILS.length > 0 || (await hasAdmin(tx))) return false;
    await tx
      .insertInto('setUpLinks')
      .values({ id: LINK, tokenHash: hashToken(token), createdAt: now().toISOString() })
      .execute();
    return true;
  });
  return isIssued ? `${settings.SITE_URL}/auth/set-up#${token}` : undefined;
}

/** Whether there is a code that would still make an admin. */
export async function isSetUpOpen({ db, now }: Pick<AccountServices, 'db' | 'now'>): Promise<boolean> {
  const row = await db.selectFrom('setUpLinks').select('id').where('createdAt', '>', getOldest(now())).executeTakeFirst();
  return row !== undefined && !(await hasAdmin(db));
}

/**
 * Uses the code up and makes its bearer a confirmed admin; `closed` when it was used, replaced, never given or has expired. Of two who
 * race one wins. Throws `rateLimited`. An account that has the address already is replaced.
 */
export async function makeFirstAdmin(
  { db, settings, now }: Pick<AccountServices, 'db' | 'settings' | 'now'>,
  { token, email, password, clientAddress }: { token: string; email: string; password: string; clientAddress: string },
): Promise<'made' | 'closed'> {
  await consumeAttempt({ db, settings }, { kind: 'token', clientAddress, now: now() });
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    if (getDialect(tx) === 'postgres') {
      await sql`lock table user_roles in exclusive mode`.execute(tx);
      await sql`lock table users in share row exclusive mode`.execute(tx); // nobody signs up with the address meanwhile
    }
    const { numDeletedRows } = await tx
      .deleteFrom('setUpLinks')
      .where('tokenHash', '=', hashToken(token))
      .where('createdAt', '>', getOldest(now()))
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n || (await hasAdmin(tx))) return 'closed';
    await tx.deleteFrom('users').where('email', '=', email.toLowerCase()).execute();
    const userId = await insertUser(tx, { email, passwordHash, isConfirmed: true, now: now() });
    if (!userId) throw unavailable('the address of the first admin is taken');
    await tx.insertInto('userRoles').values({ userId, role: 'admin' }).execute();
    return 'made';
  });
}

async function hasAdmin(db: Db) {
  return (await db.selectFrom('userRoles').select('userId').limit(1).executeTakeFirst()) !== undefined;
}

function getOldest(now: Date) {
  return new Date(now.getTime() - SET_UP_HOURS * HOUR_MS).toISOString();
}

function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex');
}
