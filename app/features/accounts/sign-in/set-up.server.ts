import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { confirmAccount, lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { hashToken, issueToken, selectOpenTokens } from '../tokens/tokens.server.ts';
import { insertUser } from './new-user.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAX_LINKS = 10;
const KINDS = ['set-up', 'rescue'] as const;
export const SET_UP_HOURS = 24;

type SetUpDeps = Pick<AccountDeps, 'db' | 'settings' | 'now'>;

/** While there is no admin and `ADMIN_EMAILS` is empty, the URL creates the first admin, for a day. Otherwise no such link works. */
export async function issueSetUpLink({ db, settings, now }: SetUpDeps): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    if (settings.ADMIN_EMAILS.length === 0 && !(await hasAdmin(tx))) return storeLink({ db: tx, settings, now }, 'set-up');
    await tx.deleteFrom('tokens').where('kind', '=', 'set-up').execute();
    return undefined;
  });
}

export async function issueRescueLink(deps: SetUpDeps): Promise<string> {
  return deps.db.transaction().execute((tx) => storeLink({ ...deps, db: tx }, 'rescue'));
}

/** Puts the code behind a `#`, so that no request log holds it. */
async function storeLink({ db, settings, now }: SetUpDeps, kind: (typeof KINDS)[number]): Promise<string> {
  const at = now();
  const earlier = await db
    .selectFrom('tokens')
    .select(['id', 'expiresAt'])
    .where('kind', 'in', KINDS)
    .orderBy('createdAt', 'desc')
    .execute();
  const done = earlier.filter(({ expiresAt }, place) => place >= MAX_LINKS - 1 || (expiresAt ?? '') <= at.toISOString()); // never one of a start at this moment
  for (const { id } of done) await db.deleteFrom('tokens').where('id', '=', id).execute();
  const { token } = await issueToken(db, { kind, userId: null, now: at, expiresAt: new Date(at.getTime() + SET_UP_HOURS * HOUR_MS) });
  return `${settings.SITE_URL}/auth/set-up#${token}`;
}

export async function isSetUpOpen({ db, now }: Pick<SetUpDeps, 'db' | 'now'>): Promise<boolean> {
  const links = await selectOpenTokens(db, KINDS, now()).select('kind').execute();
  return links.some(({ kind }) => kind === 'rescue') || (links.length > 0 && !(await hasAdmin(db)));
}

/** Uses up every code; of two who race one wins. An account with that address gets the password and loses every other way in. Throws `rateLimited`. */
export async function makeFirstAdmin(
  { db, settings, now }: Pick<AccountDeps, 'db' | 'settings' | 'now'>,
  { token, email, password, clientAddress }: { token: string; email: string; password: string; clientAddress: string },
): Promise<'made' | 'closed'> {
  await consumeAttempt({ db, settings }, { kind: 'token', clientAddress, now: now() });
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    if (getDialect(tx) === 'postgres') {
      await sql`lock table user_roles in exclusive mode`.execute(tx); // one after the other: a link works once
      await sql`lock table users in share row exclusive mode`.execute(tx); // no sign-up with this address until the commit
    }
    const open = selectOpenTokens(tx, KINDS, now()).select('kind');
    const link = await open.where('hash', '=', hashToken('set-up', token)).executeTakeFirst();
    if (!link || (link.kind === 'set-up' && (await hasAdmin(tx)))) return 'closed';
    await tx.deleteFrom('tokens').where('kind', 'in', KINDS).execute();
    const account = await lockAccount(tx, { email: email.toLowerCase() });
    if (account) {
      const reset = { userId: account.id, passwordHash, now: now() }; // keeps the row: unsaved changes, here and on devices, belong to its id
      await confirmAccount(tx, reset);
      await setPassword(tx, reset);
    }
    const userId = account?.id ?? (await insertUser(tx, { email, passwordHash, isConfirmed: true, now: now() }));
    if (!userId) throw unavailable('the address of the first admin is taken');
    await tx
      .insertInto('userRoles')
      .values({ userId, role: 'admin', createdAt: now().toISOString() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ role: 'admin' }))
      .execute();
    return 'made';
  });
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.selectFrom('userRoles').select('userId').where('role', '=', 'admin').limit(1).executeTakeFirst()) !== undefined;
}
