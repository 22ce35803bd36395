import type { Db } from '#db/client.server.ts';
import type { Role } from '#db/schema.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { recordActivity } from '../activity/activity-entries.server.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { invitationEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { confirmAccount, isTaken, lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { type Proof, proveIdentity } from '../security/prove-identity.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { insertUser } from '../sign-in/new-user.server.ts';
import { hashToken, issueToken, readTokenData, selectOpenTokens } from '../tokens/tokens.server.ts';
import { lockPeople } from './people.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVITATION_DAYS = 7;
const MAX_PEOPLE = 50;

type Deps = Pick<AccountDeps, 'db' | 'now'>;

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  invitedBy: string;
  expiresAt: string;
}

export async function listInvitations({ db, now }: Deps): Promise<Invitation[]> {
  const rows = await selectOpen({ db, now }).orderBy('tokens.createdAt', 'desc').execute();
  return rows.map(toInvitation);
}

/** Replaces an open invitation of the same address. Throws `rateLimited`. */
export async function invite(
  deps: AccountDeps,
  from: SecurityRequest,
  { email, role, ...proof }: Proof & { email: string; role: Role },
): Promise<FormFailure | undefined> {
  const { viewer, clientAddress } = from;
  const { settings, outbox, now } = deps;
  if (!(await deps.site.read()).canSend) return refuseForm({ formError: messages.inviteNeedsMail });
  const proven = await proveIdentity(deps, from, proof);
  if ('ok' in proven) return proven;
  await consumeAttempt(deps, { kind: 'email', clientAddress, account: viewer.email, now: now() });
  const siteName = await readSiteName(deps);
  const expiresAt = new Date(now().getTime() + INVITATION_DAYS * DAY_MS);
  const refused = await proven.commit(async (tx) => {
    const people = await lockPeople(tx, viewer);
    const known = people.find((person) => person.email === email);
    if (known && (known.role === role || known.role === 'admin')) return refuseForm({ fieldErrors: { email: messages.alreadyInvited } });
    await tx
      .deleteFrom('tokens')
      .where('kind', '=', 'invitation')
      .where((eb) => eb.or([eb('subject', '=', email), eb('expiresAt', '<=', now().toISOString())]))
      .execute();
    const open = await tx.selectFrom('tokens').select('id').where('kind', '=', 'invitation').execute();
    if (people.length + open.length >= MAX_PEOPLE) return refuseForm({ formError: messages.tooManyPeople });
    const invitation = { kind: 'invitation', userId: viewer.id, subject: email, data: { role }, now: now(), expiresAt } as const;
    const { token } = await issueToken(tx, invitation);
    await recordActivity(tx, { by: viewer.email, action: 'invited', person: email, now: now() });
    const content = invitationEmail(siteName, {
      inviter: viewer.email,
      role,
      accept: `${settings.SITE_URL}/auth/invitation?token=${token}`,
    });
    await outbox.enqueue(tx, { to: email, ...content }, { expiresAt });
    return undefined;
  });
  if (!refused) outbox.wake();
  return refused;
}

export async function withdrawInvitation({ db, now }: Deps, { viewer }: SecurityRequest, id: string): Promise<void> {
  await runTransaction(db, async (tx) => {
    await lockPeople(tx, viewer);
    const ended = tx.deleteFrom('tokens').where('kind', '=', 'invitation').where('id', '=', id);
    const gone = await ended.returning('subject').executeTakeFirst();
    if (gone) await recordActivity(tx, { by: viewer.email, action: 'withdrew', person: gone.subject, now: now() });
  });
}

export async function findInvitation(deps: Deps, token: string): Promise<(Invitation & { hasAccount: boolean }) | undefined> {
  const found = await selectOpen(deps).where('hash', '=', hashToken('invitation', token)).executeTakeFirst();
  return found && { ...toInvitation(found), hasAccount: await isTaken(deps.db, found.email) };
}

/** `accepted` gives the role to the address that was invited: to the viewer, or to a new account with the password. */
export type Acceptance = 'accepted' | 'sign-in' | 'closed';

/** Throws `rateLimited`. */
export async function acceptInvitation(
  deps: AccountDeps,
  { token, viewer, password, clientAddress }: { token: string; viewer: { id: string } | null; password?: string; clientAddress: string },
): Promise<Acceptance> {
  const { now } = deps;
  await consumeAttempt(deps, { kind: 'token', clientAddress, now: now() });
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return runTransaction(deps.db, async (tx) => {
    const invitation = await findInvitation({ db: tx, now }, token);
    if (!invitation) return 'closed';
    const account = await lockAccount(tx, { email: invitation.email });
    const isTheirs = account?.isConfirmed ? account.id === viewer?.id : passwordHash !== undefined;
    if (!isTheirs) return 'sign-in';
    const used = await tx.deleteFrom('tokens').where('id', '=', invitation.id).returning('id').executeTakeFirst(); // of two at once one finds it
    if (!used) return 'closed';
    const userId = account?.isConfirmed
      ? account.id
      : await createUser(tx, { email: invitation.email, passwordHash: passwordHash ?? '', now: now() });
    await tx
      .insertInto('userRoles')
      .values({ userId, role: invitation.role, createdAt: now().toISOString() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ role: invitation.role }).where('userRoles.role', '=', 'editor'))
      .execute();
    await recordActivity(tx, { by: invitation.email, action: 'joined', person: invitation.invitedBy, now: now() });
    return 'accepted';
  });
}

/** An account that nobody has confirmed belongs to who reads the email, and gets their password. */
async function createUser(tx: Db, user: { email: string; passwordHash: string; now: Date }): Promise<string> {
  const newId = await insertUser(tx, { ...user, isConfirmed: true });
  if (newId) return newId;
  const account = await lockAccount(tx, user); // made before, or while the password was hashed
  if (!account || account.isConfirmed) throw unavailable('the account of an invitation was confirmed meanwhile');
  await confirmAccount(tx, { userId: account.id, now: user.now });
  await setPassword(tx, { ...user, userId: account.id });
  return account.id;
}

function selectOpen({ db, now }: Deps) {
  return selectOpenTokens(db, ['invitation'], now())
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['tokens.id', 'tokens.subject as email', 'tokens.data', 'tokens.expiresAt', 'users.email as invitedBy']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>;

/** An unreadable role is the lesser one. */
function toInvitation({ data, expiresAt, ...row }: Row): Invitation {
  return { ...row, role: readTokenData<{ role: Role }>(data).role === 'admin' ? 'admin' : 'editor', expiresAt: expiresAt ?? '' };
}
