import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { codeOf, createTestDeps, createUser, nextCodeOf, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { createAuthenticator } from '#tests/factories/authenticator.ts';
import { pauseAfter } from '#tests/factories/paused-database.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { findPasswordHash, setPassword } from '../ownership/account-lock.server.ts';
import { createLink } from '../ownership/email-link.server.ts';
import { addPasskey, offerPasskey } from '../passkeys/passkeys.server.ts';
import { requestPasskey } from '../passkeys/verify-passkey.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { changeRole } from '../people/people.server.ts';
import { resetPassword } from '../recovery/recover-password.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { signOut } from '../sessions/session.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '../two-factor/change-two-factor.server.ts';
import { changePassword } from './change-password.server.ts';
import { readProofState, refuseWithoutProof } from './prove-identity.server.ts';

const HERE = '192.0.2.7';
const MINUTE_MS = 60_000;
const MOST_QUERIES = 60;
const ASKED = { ok: false, fieldErrors: { currentPassword: 'Enter your password.' } };

describeOnDatabase('a proof of identity', (open) => {
  /** A browser that is signed in, and what it has been sent. */
  async function openBrowser(deps: TestDeps, user: { id: string; email: string }) {
    const result = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: HERE });
    const jar = 'cookies' in result ? [...result.cookies] : [];
    const viewer = { ...user, role: 'admin' as const };
    const sent: string[] = [];
    const setCookie = (line: string) => void sent.push(line);
    const from = (cookies: readonly string[] = [...jar, ...sent.slice(-1)]): SecurityRequest => {
      return { viewer, request: requestWith(cookies), clientAddress: HERE, setCookie };
    };
    return { jar, sent, viewer, from };
  }

  async function start(given: { settings?: object } = {}) {
    const db = await open();
    const deps = createTestDeps(db, given.settings);
    const user = await createUser(db, { isAdmin: true });
    const browser = await openBrowser(deps, user);
    return { db, deps, user, ...browser };
  }

  const prove = (deps: TestDeps, from: SecurityRequest) => refuseWithoutProof(deps, from, { currentPassword: PASSWORD });
  const isRefused = (deps: TestDeps, from: SecurityRequest) => refuseWithoutProof(deps, from, {});

  test('[AUTH-9] is given once and holds for ten minutes, to the millisecond', async () => {
    const { deps, from, sent } = await start();
    const begin = Date.now();
    const at = (ms: number): TestDeps => ({ ...deps, now: () => new Date(begin + ms) });
    expect(await isRefused(at(0), from())).toMatchObject(ASKED);
    expect(await readProofState(at(0), from())).toEqual({ isProven: false, hasPasskeys: false });
    expect(await prove(at(0), from())).toBeUndefined();
    for (const ms of [0, 1, 5 * MINUTE_MS, 10 * MINUTE_MS]) {
      expect(await isRefused(at(ms), from()), `after ${ms} ms`).toBeUndefined();
      expect(await readProofState(at(ms), from())).toMatchObject({ isProven: true });
    }
    for (const ms of [10 * MINUTE_MS + 1, 60 * MINUTE_MS]) {
      expect(await isRefused(at(ms), from()), `after ${ms} ms`).toMatchObject(ASKED);
      expect(await readProofState(at(ms), from())).toMatchObject({ isProven: false });
    }
    expect(sent, 'its use does not prolong it').toHaveLength(1);
  });

  test('[AUTH-9] ends where the clock says that it would last longer', async () => {
    const { deps, from } = await start();
    const begin = Date.now();
    const at = (ms: number): TestDeps => ({ ...deps, now: () => new Date(begin + ms) });
    await prove(at(1), from());
    expect(await isRefused(at(1), from())).toBeUndefined();
    expect(await isRefused(at(0), from())).toMatchObject(ASKED);
  });

  test('[AUTH-9] is a cookie that no script reads and no other site sends, over https for this host alone', async () => {
    const plain = await start();
    await prove(plain.deps, plain.from());
    expect(plain.sent).toEqual([
      expect.stringMatching(/^byline\.proof=\d{13}\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const secure = await start({ settings: { SITE_URL: 'https://example.org' } });
    await prove(secure.deps, secure.from());
    expect(secure.sent[0]).toMatch(/^__Host-byline\.proof=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  });

  test('[AUTH-9] is of one session and one person, and no letter of it may change', async () => {
    const { db, deps, user, jar, sent, from, viewer } = await start();
    await prove(deps, from());
    const [line = ''] = sent;
    const elsewhere = await openBrowser(deps, user);
    expect(await isRefused(deps, elsewhere.from([...elsewhere.jar, line])), 'another session').toMatchObject(ASKED);
    const other = await openBrowser(deps, await createUser(db, { isAdmin: true }));
    expect(await isRefused(deps, other.from([...other.jar, line])), 'another person').toMatchObject(ASKED);
    expect(await isRefused(deps, { ...from(), viewer: other.viewer }), 'another viewer').toMatchObject(ASKED);
    expect(await isRefused(deps, { ...other.from([...other.jar, line]), viewer }), 'another’s session').toMatchObject(ASKED);
    expect(await isRefused(deps, from([line])), 'no session').toMatchObject(ASKED);
    expect(await prove(deps, { ...other.from(), viewer }), 'a password without its session').toBeUndefined();
    expect(other.sent).toEqual([]);
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    for (let position = 0; position < value.length - 1; position++) {
      const letter = value[position] === '1' ? '2' : '1';
      const changed = `${name}=${value.slice(0, position)}${letter}${value.slice(position + 1)}`;
      expect(await isRefused(deps, from([...jar, changed])), changed).toMatchObject(ASKED);
    }
    const [end = '', mac = ''] = value.split('.');
    const forged = [
      `${Number(end) + 1000}.${mac}`,
      `${end}.`,
      `.${mac}`,
      '',
      `${end}.${mac}x`,
      `-${end}.${mac}`,
      `${end}.${'A'.repeat(43)}`,
    ];
    for (const each of forged) expect(await isRefused(deps, from([...jar, `${name}=${each}`])), each).toMatchObject(ASKED);
    const secret = { ...deps, settings: { ...deps.settings, SESSION_SECRET: 'another-secret-0123456789-abcdefghijklmnopq' } };
    expect(await isRefused(secret, from()), 'another secret').toMatchObject(ASKED);
    expect(await isRefused(deps, from())).toBeUndefined();
  });

  test('[AUTH-9] ends with the password, everywhere, and with the session', async () => {
    const { db, deps, user, from, sent, jar } = await start();
    await prove(deps, from());
    const elsewhere = await openBrowser(deps, user);
    await prove(deps, elsewhere.from());
    const passwordHash = await findPasswordHash(db, user.id);
    await setPassword(db, { userId: user.id, passwordHash: await hashPassword('nine blue mountains'), now: deps.now() });
    for (const each of [from(), elsewhere.from()]) expect(await isRefused(deps, each)).toMatchObject(ASKED);
    await setPassword(db, { userId: user.id, passwordHash: null, now: deps.now() });
    expect(await isRefused(deps, from()), 'no password').toMatchObject(ASKED);
    await setPassword(db, { userId: user.id, passwordHash, now: deps.now() });
    expect(await isRefused(deps, from())).toBeUndefined();
    const cleared = await signOut(deps, requestWith([...jar, ...sent]));
    expect(cleared).toContainEqual(expect.stringMatching(/^byline\.proof=; Max-Age=0; Path=\//));
    expect(await isRefused(deps, from()), 'signed out').toMatchObject(ASKED);
    expect(await isRefused(deps, elsewhere.from()), 'signed out there').toBeUndefined();
    const changed = await changePassword(deps, { ...elsewhere.from(), currentPassword: PASSWORD, newPassword: 'nine blue mountains' });
    const cookies = 'cookies' in changed ? changed.cookies : [];
    expect(await isRefused(deps, elsewhere.from([...cookies, ...elsewhere.sent])), 'the new session').toMatchObject(ASKED);
    expect(elsewhere.sent, 'a change of the password gives none').toHaveLength(1);
  });

  test('[AUTH-9] is given by no wrong, late or foreign try, and by no sign-in; guesses wait as before', async () => {
    const { db, deps, from, sent, jar } = await start();
    expect(jar.some((line) => line.includes('proof'))).toBe(false);
    for (let n = 0; n < 5; n++) expect(await refuseWithoutProof(deps, from(), { currentPassword: 'wrong' })).toMatchObject({ ok: false });
    for (const currentPassword of ['wrong', PASSWORD])
      await expect(refuseWithoutProof(deps, from(), { currentPassword })).rejects.toMatchObject({ code: 'rate-limited' });
    expect(sent).toEqual([]);
    await db.deleteFrom('attempts').execute();
    const other = await openBrowser(deps, await createUser(db, { isAdmin: true }));
    const device = createAuthenticator();
    const { offer, cookies } = await offerPasskey(deps, other.from());
    const credential = device.make({ challenge: offer.options.challenge });
    expect(await addPasskey(deps, { ...other.from([...other.jar, ...cookies]), name: 'x', credential })).toBe(true);
    const asked = requestPasskey(deps, requestWith(cookies));
    const used = device.use({ challenge: asked.options.challenge });
    expect(await refuseWithoutProof(deps, from([...jar, ...cookies]), { credential: used })).toMatchObject({ ok: false });
    expect(sent).toEqual([]);
    const again = device.use({ challenge: requestPasskey(deps, requestWith(cookies)).options.challenge });
    expect(await refuseWithoutProof(deps, other.from([...other.jar, ...cookies]), { credential: again })).toBeUndefined();
    expect(other.sent, 'a passkey of one’s own').toHaveLength(1);
    expect(await isRefused(deps, other.from())).toBeUndefined();
  });

  test('[AUTH-9] stands for no password that is given with it', async () => {
    const { deps, from } = await start();
    await prove(deps, from());
    const guess = () => refuseWithoutProof(deps, from(), { currentPassword: 'wrong' });
    for (let n = 0; n < 5; n++) expect(await guess()).toMatchObject({ fieldErrors: { currentPassword: 'That isn’t your password.' } });
    await expect(guess()).rejects.toMatchObject({ code: 'rate-limited' });
  });

  test('[AUTH-9] is not asked for by two-factor sign-in either, whose code still is', async () => {
    const { deps, from, sent } = await start();
    const begun = await startTwoFactor(deps, { ...from(), currentPassword: PASSWORD });
    const uri = 'key' in begun ? begun.key.uri : '';
    expect(sent).toHaveLength(1);
    expect(await startTwoFactor(deps, from())).toHaveProperty('key');
    const restarted = await startTwoFactor(deps, from());
    const key = 'key' in restarted ? restarted.key.uri : uri;
    const confirmed = await confirmTwoFactor(deps, { ...from(), code: codeOf(key) });
    const cookies = 'cookies' in confirmed ? confirmed.cookies : [];
    expect(await renewRecoveryCodes(deps, from([...cookies, ...sent.slice(-1)])), 'another session').toMatchObject(ASKED);
    expect(await renewRecoveryCodes(deps, { ...from(cookies), currentPassword: PASSWORD })).toHaveProperty('recoveryCodes');
    const proven = from([...cookies, ...sent.slice(-1)]);
    expect(await renewRecoveryCodes(deps, proven)).toHaveProperty('recoveryCodes');
    expect(await stopTwoFactor(deps, { ...proven, code: '000000' })).toMatchObject({
      ok: false,
      fieldErrors: { code: expect.any(String) },
    });
    expect(await stopTwoFactor(deps, { ...proven, code: nextCodeOf(key) })).toHaveProperty('cookies');
  });

  test('[AUTH-9] of two tries at once only the right one gives it, and two right ones give two', async () => {
    const { deps, from, sent, jar } = await start();
    const tries = await Promise.all(['wrong', PASSWORD].map((currentPassword) => refuseWithoutProof(deps, from(), { currentPassword })));
    expect(tries.map((refused) => refused?.ok)).toEqual([false, undefined]);
    expect(sent).toHaveLength(1);
    await Promise.all([prove(deps, from()), prove(deps, from())]);
    for (const line of sent) expect(await isRefused(deps, from([...jar, line]))).toBeUndefined();
  });

  test('[AUTH-8] [AUTH-9] who has it changes nothing once the owner has reset the password, whenever that comes', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const readRoles = (of: Db) => of.selectFrom('userRoles').select(['userId', 'role']).orderBy('userId').execute();
    let step = 0;
    for (; step < MOST_QUERIES; step++) {
      const owner = await createUser(db, { isAdmin: true });
      const accomplice = await createUser(db, { role: 'editor' });
      const thief = await openBrowser(deps, owner);
      await prove(deps, thief.from());
      let after: Promise<Awaited<ReturnType<typeof readRoles>>> | undefined;
      const paused = pauseAfter(db, step, () => {
        after = createLink(db, { kind: 'reset-password', userId: owner.id, now: deps.now() })
          .then((token) => resetPassword(deps, { token, password: 'nine blue mountains', clientAddress: HERE }))
          .then(() => readRoles(db));
        return after;
      });
      const change = { id: accomplice.id, role: 'admin' } as const;
      const refused = await changeRole(createTestDeps(paused.db), thief.from(), change).catch(() => ({ ok: false }));
      if (!paused.hasHappened()) {
        expect(refused, 'in peace').toBeUndefined();
        break;
      }
      expect(await readRoles(db), `after query ${step}`).toEqual(await after);
      for (const table of ['users', 'attempts'] as const) await db.deleteFrom(table).execute();
    }
    expect(step).toBeGreaterThan(3);
    expect(step).toBeLessThan(MOST_QUERIES);
  });
});
