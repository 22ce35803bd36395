import { expect, test } from 'vitest';
import { createTestDeps, createUser, linkIn, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { signUp } from '../sign-in/sign-up.server.ts';
import { changePeople } from './change-people.server.ts';
import { acceptInvitation } from './invitations.server.ts';
import { listPeople } from './people.server.ts';

const ROUNDS = 6;

describeOnEachDatabase('people who change at once', (open) => {
  async function signedIn(deps: TestDeps, role: 'admin' | 'editor' = 'admin') {
    const { id, email } = await createUser(deps.db, { role });
    const clientAddress = '192.0.2.1';
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress });
    return { viewer: { id, email, role }, request: requestWith('cookies' in result ? result.cookies : []), clientAddress };
  }

  async function start() {
    const deps = createTestDeps(await open(), { SMTP_URL: 'smtp://localhost:1' });
    return { deps, owner: await signedIn(deps) };
  }

  test('[AUTH-12] one invitation that is accepted twice at once makes one account with one role', async () => {
    const { deps, owner } = await start();
    for (let round = 0; round < ROUNDS; round++) {
      const email = `invited${round}@example.org`;
      await changePeople(deps, owner, { intent: 'invite', email, role: 'editor', currentPassword: PASSWORD });
      const token = linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
      const accepts = [1, 2].map((n) =>
        acceptInvitation(deps, { token, viewer: null, password: `${PASSWORD} ${n}`, clientAddress: `192.0.2.${n}` }),
      );
      const outcomes = await Promise.all([...accepts, signUp(deps, { email, password: 'what a thief chose', clientAddress: '192.0.2.9' })]);
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
      expect((await listPeople(deps)).filter((person) => person.email === email)).toHaveLength(1);
      expect(await signIn(deps, { email, password: 'what a thief chose', clientAddress: '192.0.2.8' })).toMatchObject({ ok: false });
      await deps.db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-12] of two admins who remove each other at once one stays', async () => {
    const { deps } = await start();
    await deps.db.deleteFrom('userRoles').execute();
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = [await signedIn(deps), await signedIn(deps)];
      await Promise.allSettled([
        changePeople(deps, one, { intent: 'remove', id: two.viewer.id }),
        changePeople(deps, two, { intent: 'remove', id: one.viewer.id }),
      ]);
      expect(await listPeople(deps)).toMatchObject([{ role: 'admin' }]);
      await deps.db.deleteFrom('userRoles').execute();
    }
  });

  test('[AUTH-12] of two admins who leave at once one stays', async () => {
    const { deps } = await start();
    await deps.db.deleteFrom('userRoles').execute();
    for (let round = 0; round < ROUNDS; round++) {
      const admins = [await signedIn(deps), await signedIn(deps)];
      await Promise.all(admins.map((from) => changePeople(deps, from, { intent: 'remove', id: from.viewer.id })));
      expect(await listPeople(deps)).toMatchObject([{ role: 'admin' }]);
      await deps.db.deleteFrom('userRoles').execute();
    }
  });

  test('[AUTH-12] an invitation that is accepted while its inviter is removed gives a role or none, and is over', async () => {
    const { deps, owner } = await start();
    for (let round = 0; round < ROUNDS; round++) {
      const inviter = await signedIn(deps);
      const email = `late${round}@example.org`;
      await changePeople(deps, inviter, { intent: 'invite', email, role: 'editor', currentPassword: PASSWORD });
      const token = linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
      const [outcome] = await Promise.all([
        acceptInvitation(deps, { token, viewer: null, password: PASSWORD, clientAddress: '192.0.2.3' }),
        changePeople(deps, owner, { intent: 'remove', id: inviter.viewer.id }),
      ]);
      const isIn = (await listPeople(deps)).some((person) => person.email === email);
      expect(isIn).toBe(outcome === 'accepted');
      expect(await deps.db.selectFrom('tokens').selectAll().where('kind', '=', 'invitation').execute()).toEqual([]);
      await deps.db.deleteFrom('attempts').execute();
    }
  });
});
