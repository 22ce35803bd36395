import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { Role } from '#db/schema.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { forbidden } from '#platform/errors/app-error.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
import { recordActivity } from '../activity/activity-entries.server.ts';
import { messages } from '../messages.ts';
import { endAccess, endPrivateLinks, findPasswordHash, lockAccount } from '../ownership/account-lock.server.ts';
import { type Proof, refuseWithoutProof } from '../security/prove-identity.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { selectOpenTokens } from '../tokens/tokens.server.ts';

export interface Person {
  id: string;
  email: string;
  role: Role;
  since: string;
  lastSeen: string | null;
  /** Private links to drafts that end with their role. */
  links: number;
}

/** Admins first, then by email. */
export async function listPeople({ db, now }: Pick<AccountDeps, 'db' | 'now'>): Promise<Person[]> {
  const sessions = db
    .selectFrom('sessions')
    .select((eb) => ['userId', eb.fn.max(eb.fn.coalesce('lastUsedAt', 'createdAt')).as('lastSeen')])
    .groupBy('userId')
    .as('seen');
  const links = await selectOpenTokens(db, ['private-link'], now()).select('userId').execute();
  const people = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .leftJoin(sessions, 'seen.userId', 'users.id')
    .select(['users.id', 'users.email', 'userRoles.role', 'userRoles.createdAt as since', 'seen.lastSeen'])
    .orderBy('userRoles.role')
    .orderBy('users.email')
    .execute();
  return people.map((person) => ({
    ...person,
    links: links.filter(({ userId }) => userId === person.id).length,
  }));
}

/** Ends their sessions, invitations and private links. All they wrote stays. */
export async function removePerson(deps: AccountDeps, { viewer }: SecurityRequest, id: string): Promise<FormFailure | undefined> {
  return runTransaction(deps.db, async (tx) => {
    const { refused, person } = await checkLoss(deps, tx, { viewer, id });
    if (refused || !person) return refused;
    await recordActivity(tx, { by: viewer.email, action: 'removed', person, now: deps.now() });
    await tx.deleteFrom('userRoles').where('userId', '=', id).execute();
    await tx.deleteFrom('tokens').where('kind', '=', 'invitation').where('userId', '=', id).execute();
    await endAccess(tx, id);
    await endPrivateLinks(tx, id, deps.now());
    return undefined;
  });
}

/** To make an admin the password or a passkey is asked for, as for an invitation. Throws `rateLimited`. */
export async function changeRole(
  deps: AccountDeps,
  from: SecurityRequest,
  { id, role, ...proof }: Proof & { id: string; role: Role },
): Promise<FormFailure | undefined> {
  const { viewer } = from;
  const passwordHash = await findPasswordHash(deps.db, viewer.id);
  const unproven = role === 'admin' ? await refuseWithoutProof(deps, from, proof) : undefined;
  if (unproven) return unproven;
  return runTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, { id: viewer.id });
    if (account?.passwordHash !== passwordHash) return refuseForm({ formError: messages.failed }); // the owner has taken the account back by email
    const { refused, person } = await checkLoss(deps, tx, { viewer, id });
    if (!person || (refused && role !== 'admin')) return refused;
    await recordActivity(tx, { by: viewer.email, action: `made-${role}`, person, now: deps.now() });
    await tx.updateTable('userRoles').set({ role }).where('userId', '=', id).execute();
    if (role === 'admin') return undefined;
    await tx.deleteFrom('tokens').where('kind', '=', 'invitation').where('userId', '=', id).execute();
    await endPrivateLinks(tx, id, deps.now());
    return undefined;
  });
}

/** Stays what it is until the transaction ends. */
export async function readRole(tx: Db, email: string): Promise<Role | null> {
  const row = await tx
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('role')
    .where('email', '=', email)
    .$if(getDialect(tx) === 'postgres', (query) => query.forShare()) // SQLite has one writer at a time
    .executeTakeFirst();
  return row?.role ?? null;
}

/** One after the other, so that two who remove each other leave one. Throws `forbidden` once the viewer is no admin. */
export async function lockPeople(tx: Db, viewer: { id: string }): Promise<{ userId: string; email: string; role: Role }[]> {
  if (getDialect(tx) === 'postgres') await sql`lock table user_roles in share row exclusive mode`.execute(tx); // SQLite has one writer at a time
  const people = await tx
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select(['userId', 'email', 'role'])
    .execute();
  if (!people.some(({ userId, role }) => userId === viewer.id && role === 'admin')) throw forbidden(`${viewer.id} is no admin any more`);
  return people;
}

/** Refuses the loss of an admin who is the last one, or would be back. The person is undefined where they have no role. */
async function checkLoss(
  { settings }: Pick<AccountDeps, 'settings'>,
  tx: Db,
  { viewer, id }: { viewer: { id: string }; id: string },
): Promise<{ refused?: FormFailure; person?: string }> {
  const people = await lockPeople(tx, viewer);
  const found = people.find(({ userId }) => userId === id);
  if (!found) return {};
  const person = found.email;
  if (found.role !== 'admin') return { person };
  if (people.filter(({ role }) => role === 'admin').length === 1) return { person, refused: refuseForm({ formError: messages.lastAdmin }) };
  return settings.ADMIN_EMAILS.includes(person) ? { person, refused: refuseForm({ formError: messages.namedAdmin }) } : { person };
}
