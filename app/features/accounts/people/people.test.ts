import { expect, test } from 'vitest';
import { findViewer, requireAdmin, requireEditor } from '#app/context/guard.server.ts';
import type { Role } from '#db/schema.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { contextWith, createTestDeps, createUser, linkIn, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { signUp } from '../sign-in/sign-up.server.ts';
import { changePeople } from './change-people.server.ts';
import { acceptInvitation, findInvitation, listInvitations } from './invitations.server.ts';
import { listPeople } from './people.server.ts';

const HERE = '192.0.2.1';
const INVITED = 'ben@example.org';
const DAY_MS = 24 * 3_600_000;

const getToken = (deps: TestDeps) => linkIn(deps.emails.findLast(({ to }) => to === INVITED)).searchParams.get('token') ?? '';

describeOnDatabase('people', (open) => {
  async function start(settings: Partial<Settings> = {}) {
    const db = await open();
    const deps = createTestDeps(db, { SMTP_URL: 'smtp://localhost:1', ...settings });
    const signedIn = async ({ id, email }: { id: string; email: string }, role: Role | null) => {
      const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
      return { viewer: { id, email, role }, request: requestWith('cookies' in result ? result.cookies : []), clientAddress: HERE };
    };
    const owner = await signedIn(await createUser(db, { role: 'admin' }), 'admin');
    const invite = (role: Role, email = INVITED) => changePeople(deps, owner, { intent: 'invite', email, role, currentPassword: PASSWORD });
    const readRoles = async () => (await listPeople(deps)).map(({ email, role }) => [email, role]);
    return { db, deps, owner, signedIn, invite, readRoles };
  }

  const refusesEditor = async (deps: TestDeps, request: Request) => {
    expect(await requireEditor(contextWith(deps), request)).toMatchObject({ role: 'editor' });
    await expect(requireAdmin(contextWith(deps), request)).rejects.toMatchObject({ code: 'forbidden' });
  };

  test('[AUTH-12] someone without an account accepts by choosing a password, once, and is an editor', async () => {
    const { deps, owner, invite, readRoles } = await start();
    expect(await invite('editor')).toMatchObject({ ok: true });
    const token = getToken(deps);
    expect(await findInvitation(deps, token)).toMatchObject({
      email: INVITED,
      role: 'editor',
      invitedBy: owner.viewer.email,
      hasAccount: false,
    });
    const accept = { token, viewer: null, password: PASSWORD, clientAddress: HERE };
    expect(await acceptInvitation(deps, accept)).toBe('accepted');
    expect(await acceptInvitation(deps, accept)).toBe('closed');
    expect(await readRoles()).toEqual([
      [owner.viewer.email, 'admin'],
      [INVITED, 'editor'],
    ]);
    const result = await signIn(deps, { email: INVITED, password: PASSWORD, clientAddress: HERE });
    await refusesEditor(deps, requestWith('cookies' in result ? result.cookies : []));
  });

  test('[AUTH-12] someone with an account accepts in their own session; nobody gets a role by a password they chose for it', async () => {
    const { db, deps, signedIn, invite, readRoles } = await start();
    const user = await createUser(db, { email: INVITED });
    const stranger = await createUser(db);
    await invite('admin');
    const token = getToken(deps);
    for (const viewer of [null, stranger]) {
      expect(await acceptInvitation(deps, { token, viewer, password: 'another password', clientAddress: HERE })).toBe('sign-in');
    }
    const theirs = await signedIn(user, null);
    expect(await acceptInvitation(deps, { token, viewer: theirs.viewer, clientAddress: HERE })).toBe('accepted');
    expect(await readRoles()).toContainEqual([INVITED, 'admin']);
  });

  test('[AUTH-12] an account that somebody made with the invited address before, unconfirmed, opens nothing afterwards', async () => {
    const { deps, invite } = await start();
    await signUp(deps, { email: INVITED, password: 'what a thief chose', clientAddress: HERE });
    await invite('editor');
    expect(await acceptInvitation(deps, { token: getToken(deps), viewer: null, password: PASSWORD, clientAddress: HERE })).toBe('accepted');
    expect(await signIn(deps, { email: INVITED, password: 'what a thief chose', clientAddress: HERE })).toMatchObject({ ok: false });
    expect(await signIn(deps, { email: INVITED, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: true });
  });

  test('[AUTH-12] an invitation ends after seven days, when it is withdrawn, when another replaces it, and with its inviter', async () => {
    const { db, deps, owner, signedIn, invite } = await start();
    const isOpen = async (token: string) => (await findInvitation(deps, token)) !== undefined;
    await invite('editor');
    const first = getToken(deps);
    await invite('admin');
    const second = getToken(deps);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    const [listed, ...others] = await listInvitations(deps);
    expect([listed?.role, others]).toEqual(['admin', []]);
    await changePeople(deps, owner, { intent: 'withdraw', id: listed?.id ?? '' });
    expect(await isOpen(second)).toBe(false);
    const other = await signedIn(await createUser(db, { role: 'admin' }), 'admin');
    await changePeople(deps, other, { intent: 'invite', email: INVITED, role: 'admin', currentPassword: PASSWORD });
    expect(await isOpen(getToken(deps))).toBe(true);
    await changePeople(deps, owner, { intent: 'remove', id: other.viewer.id });
    expect(await isOpen(getToken(deps))).toBe(false);
    await invite('editor');
    deps.passTime(7 * DAY_MS + 1);
    expect(await isOpen(getToken(deps))).toBe(false);
  });

  test('[AUTH-12] inviting and making an admin ask for the password; an editor and an open session do neither', async () => {
    const { db, deps, owner, signedIn } = await start();
    const user = await createUser(db, { role: 'editor' });
    const wrong = { currentPassword: 'not the password' };
    for (const proof of [{}, wrong]) {
      expect(await changePeople(deps, owner, { intent: 'invite', email: INVITED, role: 'editor', ...proof })).toMatchObject({ ok: false });
      expect(await changePeople(deps, owner, { intent: 'make-admin', id: user.id, ...proof })).toMatchObject({ ok: false, id: user.id });
    }
    expect(deps.emails).toEqual([]);
    const editor = await signedIn(user, 'editor');
    const changes = [
      { intent: 'invite', email: INVITED, role: 'admin', currentPassword: PASSWORD },
      { intent: 'make-admin', id: user.id, currentPassword: PASSWORD },
      { intent: 'remove', id: owner.viewer.id },
    ] as const;
    for (const change of changes) await expect(changePeople(deps, editor, change)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await changePeople(deps, owner, { intent: 'make-admin', id: user.id, currentPassword: PASSWORD })).toMatchObject({ ok: true });
    expect(await findViewer(contextWith(deps), editor.request)).toMatchObject({ role: 'admin' });
  });

  test('[AUTH-12] a removed person is out at once, and their account stays without a role', async () => {
    const { db, deps, owner, signedIn, readRoles } = await start();
    const user = await createUser(db, { role: 'editor' });
    const theirs = await signedIn(user, 'editor');
    await refusesEditor(deps, theirs.request);
    await changePeople(deps, owner, { intent: 'remove', id: user.id });
    expect(await findViewer(contextWith(deps), theirs.request)).toBeNull();
    expect(await readRoles()).toEqual([[owner.viewer.email, 'admin']]);
    const again = await signedIn(user, null);
    await expect(requireEditor(contextWith(deps), again.request)).rejects.toMatchObject({ code: 'forbidden' });
    const entries = await db.selectFrom('activityEntries').select(['doneBy', 'action', 'person']).orderBy('action').execute();
    expect(entries).toMatchObject([
      { doneBy: owner.viewer.email, action: 'removed', person: user.email },
      ...[owner.viewer.email, user.email].map(() => ({ action: 'signed-in', person: 'Unknown device' })),
    ]);
  });

  test('[AUTH-5] [AUTH-12] the last admin stays, and so does one that ADMIN_EMAILS names, who would be back at the next sign-in', async () => {
    const { db, deps, owner } = await start({ ADMIN_EMAILS: ['named@example.org'] });
    const intents = ['remove', 'make-editor'] as const;
    for (const intent of intents) {
      const refused = await changePeople(deps, owner, { intent, id: owner.viewer.id });
      expect(refused).toMatchObject({ formError: expect.stringContaining('only admin') });
    }
    const named = await createUser(db, { email: 'named@example.org', role: 'editor' });
    await signIn(deps, { email: named.email, password: PASSWORD, clientAddress: HERE });
    expect(await listPeople(deps)).toContainEqual(expect.objectContaining({ email: named.email, role: 'admin' }));
    for (const intent of intents) {
      const refused = await changePeople(deps, owner, { intent, id: named.id });
      expect(refused).toMatchObject({ formError: expect.stringContaining('ADMIN_EMAILS') });
    }
  });

  test('[AUTH-12] people and open invitations are fifty at most, and nobody is invited to what they have', async () => {
    const { db, deps, owner, invite } = await start();
    const user = await createUser(db, { role: 'editor' });
    expect(await invite('editor', user.email)).toHaveProperty('fieldErrors.email');
    expect(await invite('admin', owner.viewer.email)).toHaveProperty('fieldErrors.email');
    const at = { createdAt: deps.now().toISOString(), expiresAt: new Date(deps.now().getTime() + DAY_MS).toISOString() };
    const rows = Array.from({ length: 48 }, (_, n) => ({
      id: `i${n}`,
      subject: `i${n}@example.org`,
      hash: `h${n}`,
    }));
    await db
      .insertInto('tokens')
      .values(rows.map((row) => ({ ...row, kind: 'invitation', userId: owner.viewer.id, ...at })))
      .execute();
    expect(await invite('editor')).toHaveProperty('formError');
    expect(deps.emails).toEqual([]);
    const withoutMail = createTestDeps(db);
    expect(
      await changePeople(withoutMail, owner, { intent: 'invite', email: INVITED, role: 'editor', currentPassword: PASSWORD }),
    ).toMatchObject({
      formError: expect.stringContaining('Set up email first'),
    });
  });
});
