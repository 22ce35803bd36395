import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
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
import { describeOnDatabase } from '#tests/support/databases.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { confirmTwoFactor, startTwoFactor } from '../two-factor/change-two-factor.server.ts';
import { verifySecondFactor } from '../two-factor/verify-second-factor.server.ts';
import { endOtherSessions, listOpenSessions } from './open-sessions.server.ts';

const HERE = '192.0.2.1';
const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

describeOnDatabase('open sessions', (open) => {
  const cookiesOf = (result: object): string[] => ('cookies' in result ? (result.cookies as string[]) : []); // of a sign-in
  const browser = (cookies: string[] = [], userAgent = '') => {
    const request = requestWith(cookies);
    request.headers.set('user-agent', userAgent);
    return request;
  };

  async function signedIn(deps: TestDeps, email: string, request = browser()) {
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE, request });
    return requestWith(cookiesOf(result));
  }

  const isOpen = async (deps: TestDeps, request: Request) => (await findViewer(contextWith(deps), request)) !== null;

  async function turnTwoFactorOn(deps: TestDeps, { id, email }: { id: string; email: string }) {
    const request = await signedIn(deps, email);
    const from = { viewer: { id, email, role: null }, request, clientAddress: HERE };
    const started = await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    const uri = 'key' in started && started.key ? started.key.uri : '';
    const confirmed = await confirmTwoFactor(deps, { ...from, code: codeOf(uri) });
    return { uri, recoveryCodes: 'recoveryCodes' in confirmed ? confirmed.recoveryCodes : [] };
  }

  test('[AUTH-11] the list says which device, since when and how lately, this one first, and gives away no token', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const phone = await signedIn(deps, email, browser([], FIREFOX));
    const here = await signedIn(deps, email);
    deps.passTime(3 * 3_600_000);
    await findViewer(contextWith(deps), phone);
    deps.passTime(10 * 60_000);
    const { sessions } = await listOpenSessions(deps, here);
    expect(sessions).toMatchObject([
      { device: 'Unknown device', isCurrent: true, since: '3 hours ago', lastUsed: 'just now' },
      { device: 'Firefox on Android', isCurrent: false, since: '3 hours ago', lastUsed: '10 minutes ago' },
    ]);
    const tokens = await db.selectFrom('sessions').select('token').execute();
    for (const { token } of tokens) expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('[AUTH-11] one session is ended, or all others, and never this one or somebody else’s', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const stranger = await createUser(db);
    const [one, two, here] = [await signedIn(deps, email), await signedIn(deps, email), await signedIn(deps, email)];
    const theirs = await signedIn(deps, stranger.email);
    const [theirId, ownId] = [theirs, here].map((request) => listOpenSessions(deps, request).then(({ sessions }) => sessions[0]?.id));
    await endOtherSessions(deps, here, await theirId);
    await endOtherSessions(deps, here, await ownId);
    expect(await Promise.all([one, two, here, theirs].map((request) => isOpen(deps, request)))).toEqual([true, true, true, true]);
    const { sessions } = await listOpenSessions(deps, one);
    await endOtherSessions(deps, here, sessions.find(({ isCurrent }) => isCurrent)?.id);
    expect(await Promise.all([one, two, here].map((request) => isOpen(deps, request)))).toEqual([false, true, true]);
    await endOtherSessions(deps, here);
    expect(await Promise.all([two, here, theirs].map((request) => isOpen(deps, request)))).toEqual([false, true, true]);
    expect(await endOtherSessions(deps, requestWith(), await theirId)).toBe(false);
  });

  test('[AUTH-4] signing in ends the session that the request brings, whoever’s it was, and a wrong password does not', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const [first, second] = [await createUser(db), await createUser(db)];
    const old = await signedIn(deps, first.email);
    await signIn(deps, { email: second.email, password: 'not the password', clientAddress: HERE, request: old });
    expect(await isOpen(deps, old)).toBe(true);
    const fresh = await signedIn(deps, second.email, old);
    expect([await isOpen(deps, old), await isOpen(deps, fresh)]).toEqual([false, true]);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('[AUTH-8] so does a sign-in in two steps, at the first of which better-auth takes the cookie away', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const user = await createUser(db);
    const { uri } = await turnTwoFactorOn(deps, user);
    await db.deleteFrom('sessions').execute();
    const other = await createUser(db);
    const old = await signedIn(deps, other.email);
    const step = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: HERE, request: old });
    expect(await isOpen(deps, old)).toBe(false);
    const brought = await signedIn(deps, other.email);
    const challenge = cookiesOf(step).filter((cookie) => cookie.startsWith('byline.two_factor='));
    const request = requestWith([...challenge, brought.headers.get('cookie')?.split('; ')[0] ?? '']);
    const result = await verifySecondFactor(deps, { request, code: nextCodeOf(uri), clientAddress: HERE });
    expect(result).toMatchObject({ step: 'signed-in' });
    expect(await isOpen(deps, brought)).toBe(false);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('[AUTH-8] a second step is over with the first code that is accepted, also where two arrive at once', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const user = await createUser(db);
    const { uri, recoveryCodes } = await turnTwoFactorOn(deps, user);
    await db.deleteFrom('sessions').execute();
    const step = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith(cookiesOf(step));
    const enter = (code: string) => verifySecondFactor(deps, { request, code, clientAddress: HERE });
    const results = await Promise.all([enter(recoveryCodes[0] ?? ''), enter(nextCodeOf(uri))]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const code of recoveryCodes.slice(1, 3)) {
      expect(await enter(code)).toMatchObject({ ok: false, formError: expect.stringContaining('took too long') });
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });
});
