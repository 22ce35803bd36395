import type { Db } from '#db/client.server.ts';
import type { Role } from '#db/schema.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callAuth, getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { deleteSession } from '../better-auth/private-api.server.ts';
import { lockAccount } from '../ownership/account-lock.server.ts';
import { hasPasskey } from '../passkeys/verify-passkey.server.ts';

type SignInProof = { userId: string } & ({ passwordHash: string; isOneStep?: boolean } | { passkeyId: string });

/** Ends a new session if its proof no longer counts: a password can be replaced while it is being checked. */
export async function completeSignIn(
  deps: Pick<AccountDeps, 'accounts' | 'db' | 'settings' | 'now'>,
  { session, ...proof }: SignInProof & { session: { token: string } | { id: string } },
): Promise<boolean> {
  const isProven = await deps.db.transaction().execute(async (tx) => {
    if (!(await isStillProven(tx, proof))) return false;
    await promoteToAdmin({ ...deps, db: tx }, proof.userId);
    return true;
  });
  if (isProven) return true;
  if ('token' in session) await deleteSession(deps, session.token);
  else await deps.db.deleteFrom('sessions').where('id', '=', session.id).execute();
  return false;
}

export async function openSession(
  deps: AccountDeps,
  { request, failure, ...proof }: SignInProof & { request: Request; failure: string },
): Promise<string[] | undefined> {
  const { userId } = proof;
  const result = await callAuth(
    async () => (await deps.accounts()).api.openSession({ body: { userId }, headers: getAuthHeaders(request, ''), returnHeaders: true }),
    failure,
  );
  if ('refusal' in result) return undefined;
  const isComplete = await completeSignIn(deps, { ...proof, session: { id: result.response.sessionId } });
  return isComplete ? result.cookies : undefined;
}

/** Locks the account: the result holds until the transaction ends. */
export async function isStillProven(tx: Db, proof: SignInProof): Promise<boolean> {
  const account = await lockAccount(tx, { id: proof.userId });
  if (!account?.isConfirmed) return false;
  if ('passkeyId' in proof) return hasPasskey(tx, proof.passkeyId);
  return account.passwordHash === proof.passwordHash && !(proof.isOneStep && account.hasTwoFactor);
}

/** Makes a confirmed user an admin if `ADMIN_EMAILS` names the address. */
export async function promoteToAdmin({ db, settings, now }: Pick<AccountDeps, 'db' | 'settings' | 'now'>, userId: string): Promise<void> {
  if (settings.ADMIN_EMAILS.length === 0) return;
  await db
    .insertInto('userRoles')
    .columns(['userId', 'role', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ ref, val }) => [ref('id').as('userId'), val<Role>('admin').as('role'), val(now().toISOString()).as('createdAt')])
        .where('id', '=', userId)
        .where('isEmailVerified', '=', true)
        .where('email', 'in', settings.ADMIN_EMAILS),
    )
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ role: 'admin' }).where('userRoles.role', '!=', 'admin'))
    .execute();
}
