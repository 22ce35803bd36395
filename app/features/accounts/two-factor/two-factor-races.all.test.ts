import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import type { Db } from '#db/client.server.ts';
import {
  codeOf,
  contextWith,
  createTestDeps,
  createUser,
  nextCodeOf,
  PASSWORD,
  requestWith,
  type TestDeps,
} from '#tests/factories/accounts.ts';
import { pauseAfter } from '#tests/factories/paused-database.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { findPasswordHash } from '../ownership/account-lock.server.ts';
import { createLink } from '../ownership/email-link.server.ts';
import { fileReport } from '../ownership/report.server.ts';
import { resetPassword } from '../recovery/recover-password.server.ts';
import { changePassword } from '../security/change-password.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './change-two-factor.server.ts';

const OWNER = '192.0.2.1';
const THIEF = '198.51.100.1';
const CHOSEN = 'nine blue mountains';
/** More than any of it asks the database for. */
const MOST_QUERIES = 60;

interface Target {
  id: string;
  email: string;
  /** Of the session that the thief has. */
  from: SecurityRequest;
  uri: string;
}

type Act = (deps: TestDeps, target: Target) => Promise<unknown>;

/** What a thief with a session and the password does, and whether two-factor sign-in is on before. */
const acts: { name: string; isOn: boolean; isStarted: boolean; act: Act }[] = [
  {
    name: 'begins it',
    isOn: false,
    isStarted: false,
    act: (deps, { from }) => startTwoFactor(deps, { ...from, currentPassword: PASSWORD }),
  },
  {
    name: 'confirms it',
    isOn: false,
    isStarted: true,
    act: (deps, { from, uri }) => confirmTwoFactor(deps, { ...from, code: codeOf(uri) }),
  },
  {
    name: 'takes new recovery codes',
    isOn: true,
    isStarted: true,
    act: (deps, { from }) => renewRecoveryCodes(deps, { ...from, currentPassword: PASSWORD }),
  },
  {
    name: 'turns it off',
    isOn: true,
    isStarted: true,
    act: (deps, { from, uri }) => stopTwoFactor(deps, { ...from, currentPassword: PASSWORD, code: nextCodeOf(uri) }),
  },
];

const answers = [
  {
    answer: 'a reset',
    isFor: () => true,
    take: async (deps: TestDeps, { id }: Target) => {
      const token = await createLink(deps.db, { kind: 'reset-password', userId: id, now: deps.now() });
      await resetPassword(deps, { token, password: CHOSEN, clientAddress: OWNER });
    },
  },
  {
    answer: '"This was not me"',
    isFor: (name: string) => name === 'confirms it',
    take: async (deps: TestDeps, { id }: Target) => {
      const passwordHash = (await findPasswordHash(deps.db, id)) ?? '';
      const token = await createLink(deps.db, { kind: 'report-password', userId: id, passwordHash, now: deps.now() });
      await fileReport(deps, { token, clientAddress: OWNER });
    },
  },
];

describeOnEachDatabase('whoever loses their session while they change two-factor sign-in', (open) => {
  async function prepare(deps: TestDeps, { isOn, isStarted }: { isOn: boolean; isStarted: boolean }): Promise<Target> {
    const user = await createUser(deps.db);
    const result = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: THIEF });
    const viewer = { ...user, role: null };
    const from = { viewer, clientAddress: THIEF, request: requestWith('cookies' in result ? result.cookies : []) };
    const started = isStarted ? await startTwoFactor(deps, { ...from, currentPassword: PASSWORD }) : undefined;
    const uri = started && 'key' in started ? started.key.uri : '';
    const confirmed = isOn ? await confirmTwoFactor(deps, { ...from, code: codeOf(uri) }) : undefined;
    const request = confirmed && 'cookies' in confirmed ? requestWith(confirmed.cookies) : from.request;
    expect(await findViewer(contextWith(deps), request)).toMatchObject(user);
    return { ...user, from: { ...from, request }, uri };
  }

  async function readTwoFactor(db: Db, { id }: { id: string }) {
    const user = await db.selectFrom('users').select('isTwoFactorEnabled').where('id', '=', id).executeTakeFirstOrThrow();
    return { ...user, rows: await db.selectFrom('twoFactors').selectAll().where('userId', '=', id).execute() };
  }

  const cases = acts.flatMap((act) => answers.filter(({ isFor }) => isFor(act.name)).map((answer) => ({ ...act, ...answer })));

  test.each(cases)('[AUTH-8] who $name leaves nothing behind after $answer, whenever it comes', async ({ act, take, ...state }) => {
    const db = await open();
    const deps = createTestDeps(db);
    let step = 0;
    for (; step < MOST_QUERIES; step++) {
      const target = await prepare(deps, state);
      let after: ReturnType<typeof readTwoFactor> | undefined;
      const paused = pauseAfter(db, step, () => {
        after = take(deps, target).then(() => readTwoFactor(db, target));
        return after;
      });
      await act(createTestDeps(paused.db), target).catch(() => undefined);
      if (!paused.hasHappened()) break;
      const then = await after;
      expect(await readTwoFactor(db, target), `after query ${step}`).toEqual(then);
      expect(await db.selectFrom('sessions').select('id').execute(), `after query ${step}`).toEqual([]);
      for (const table of ['users', 'attempts'] as const) await db.deleteFrom(table).execute();
    }
    expect(step).toBeGreaterThan(5);
    expect(step).toBeLessThan(MOST_QUERIES);
  });

  test('[AUTH-8] a sign-in with a password alone opens no session beside two-factor sign-in, whenever that is turned on', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    let step = 0;
    for (; step < MOST_QUERIES; step++) {
      const { from, uri, email } = await prepare(deps, { isOn: false, isStarted: true });
      let after: ReturnType<typeof confirmTwoFactor> | undefined;
      const paused = pauseAfter(db, step, () => {
        after = confirmTwoFactor(deps, { ...from, clientAddress: OWNER, code: nextCodeOf(uri) });
        return after;
      });
      await signIn(createTestDeps(paused.db), { email, password: PASSWORD, clientAddress: THIEF });
      if (!paused.hasHappened()) break;
      expect(await after).toHaveProperty('recoveryCodes');
      expect(await db.selectFrom('sessions').select('id').execute(), `after query ${step}`).toHaveLength(1);
      for (const table of ['users', 'attempts'] as const) await db.deleteFrom(table).execute();
    }
    expect(step).toBeGreaterThan(5);
    expect(step).toBeLessThan(MOST_QUERIES);
  });

  test('[AUTH-8] a new password ends a set-up that was begun before it, and leaves two-factor sign-in on where it is', async () => {
    const deps = createTestDeps(await open());
    const begun = await prepare(deps, { isOn: false, isStarted: true });
    await changePassword(deps, { ...begun.from, clientAddress: OWNER, currentPassword: PASSWORD, newPassword: CHOSEN });
    expect((await readTwoFactor(deps.db, begun)).rows).toEqual([]);
    const on = await prepare(deps, { isOn: true, isStarted: true });
    const before = await readTwoFactor(deps.db, on);
    await changePassword(deps, { ...on.from, clientAddress: '192.0.2.2', currentPassword: PASSWORD, newPassword: CHOSEN });
    expect(await readTwoFactor(deps.db, on)).toEqual(before);
    expect(before.rows).toHaveLength(1);
  });
});
