import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#db/client.server.ts';
import { fileReport } from '#features/accounts/ownership/report.server.ts';
import { addPasskey, offerPasskey } from '#features/accounts/passkeys/passkeys.server.ts';
import { requestPasskey } from '#features/accounts/passkeys/verify-passkey.server.ts';
import { requestRecovery, resetPassword } from '#features/accounts/recovery/recover-password.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { signInWithPasskey } from '#features/accounts/sign-in/sign-in-with-passkey.server.ts';
import { createTestDeps, createUser, linkIn, requestWith, type TestDeps } from '../../tests/factories/accounts.ts';
import { createAuthenticator } from '../../tests/factories/authenticator.ts';
import { CHOSEN, type Outcome } from './ways.ts';

type Device = ReturnType<typeof createAuthenticator>;
type User = { id: string; email: string };

const LATEST_MS = 60;
const THIEF = '198.51.100.1';
const OWNER = '192.0.2.1';

/**
 * Somebody who has the admin's password adds a passkey. The admin answers the email about it with "This was not me", while the thief
 * signs in by that passkey, and adds another that was offered before; then the admin chooses a new password by email.
 */
export async function raceWithPasskey(db: Db, email: string): Promise<Outcome> {
  const deps = createTestDeps(db, { ADMIN_EMAILS: [email] });
  const user = await createUser(db, { email, role: 'admin' as const });
  const [first, second] = [createAuthenticator(), createAuthenticator()];
  const offer = await offerTo(deps, user);
  const isPlanted = await add(deps, user, { device: first, offer: await offerTo(deps, user) });
  if (!isPlanted || !(await signInBy(deps, first))) throw new Error('the thief has no passkey: nothing was tried');
  const report = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
  const thief = [sometime().then(() => signInBy(deps, first)), sometime().then(() => add(deps, user, { device: second, offer }))];
  await sometime();
  await fileReport(deps, { token: report, clientAddress: OWNER });
  await Promise.all(thief);
  if (await hasAccess(deps, user)) {
    // the second passkey came after the report, or just before it: an email has told of that one too
    return { isTaken: true, isOwned: false };
  }
  await requestRecovery(deps, { email, clientAddress: OWNER });
  const reset = linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
  await resetPassword(deps, { token: reset, password: CHOSEN, clientAddress: OWNER });
  const isLetIn = (await signInBy(deps, first)) || (await signInBy(deps, second));
  const owner = await signIn(deps, { email, password: CHOSEN, clientAddress: OWNER });
  for (const table of ['users', 'attempts', 'jobs'] as const) await db.deleteFrom(table).execute();
  return { isTaken: isLetIn, isOwned: 'userId' in owner && owner.userId === user.id };
}

function sometime(): Promise<void> {
  return wait(Math.random() * LATEST_MS);
}

async function offerTo(deps: TestDeps, user: User) {
  return offerPasskey(deps, { viewer: { ...user, role: 'admin' as const }, request: requestWith() });
}

function add(
  deps: TestDeps,
  user: User,
  { device, offer: { offer, cookies } }: { device: Device; offer: Awaited<ReturnType<typeof offerTo>> },
): Promise<boolean> {
  const credential = device.make({ challenge: offer.options.challenge });
  return addPasskey(deps, { viewer: { ...user, role: 'admin' as const }, request: requestWith(cookies), name: 'Phone', credential });
}

async function signInBy(deps: TestDeps, device: Device): Promise<boolean> {
  const { options, cookies } = requestPasskey(deps, requestWith());
  const credential = device.use({ challenge: options.challenge });
  const { ok } = await signInWithPasskey(deps, { request: requestWith(cookies), clientAddress: THIEF, credential });
  return ok;
}

async function hasAccess({ db }: TestDeps, user: User): Promise<boolean> {
  const [session, passkey] = await Promise.all(
    (['sessions', 'passkeys'] as const).map((table) => db.selectFrom(table).select('id').where('userId', '=', user.id).executeTakeFirst()),
  );
  return session !== undefined || passkey !== undefined;
}
