import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import { contextWith, createTestDeps, createUser, linkIn, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { createAuthenticator } from '#tests/factories/authenticator.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { confirmAccount, findPasswordHash, lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { fileReport, findReport } from '../ownership/report.server.ts';
import { addPasskey, listPasskeys, offerPasskey, removePasskey, renamePasskey } from '../passkeys/passkeys.server.ts';
import { requestPasskey } from '../passkeys/verify-passkey.server.ts';
import { signInWithPasskey } from './sign-in-with-passkey.server.ts';

const HERE = '192.0.2.1';
const REFUSED = { ok: false, formError: 'This passkey couldn’t be used. Try again, or sign in with your password.' };

type User = Awaited<ReturnType<typeof createUser>>;

describeOnDatabase('passkeys', (open) => {
  /** A user with one passkey. */
  async function withPasskey(deps: TestDeps, user: User, { counter = 0 } = {}) {
    const device = createAuthenticator();
    const isAdded = await add(deps, user, { device, counter });
    expect(isAdded).toBe(true);
    return device;
  }

  async function add(deps: TestDeps, user: User, { device = createAuthenticator(), counter = 0, isVerified = true } = {}) {
    const viewer = { ...user, role: null };
    const { offer, cookies } = await offerPasskey(deps, { viewer, request: requestWith() });
    const credential = device.make({ challenge: offer.options.challenge, counter, isVerified });
    return addPasskey(deps, { viewer, request: requestWith(cookies), name: 'My phone', credential });
  }

  /** What a browser that opens the form is given. */
  function ask(deps: TestDeps) {
    const { options, cookies } = requestPasskey(deps, requestWith());
    return { challenge: options.challenge, request: requestWith(cookies), clientAddress: HERE };
  }

  test('[AUTH-10] a passkey signs its owner in, and their address’s rights are given as at any sign-in', async () => {
    const deps = createTestDeps(await open(), { ADMIN_EMAILS: ['author@example.org'] });
    const user = await createUser(deps.db, { email: 'author@example.org' });
    const device = await withPasskey(deps, user);
    const { challenge, ...from } = ask(deps);
    const result = await signInWithPasskey(deps, { ...from, credential: device.use({ challenge, userHandle: user.id }) });
    expect(result).toMatchObject({ ok: true, step: 'signed-in', userId: user.id });
    const request = requestWith('cookies' in result ? result.cookies : []);
    expect(await findViewer(contextWith(deps), request)).toEqual({ id: user.id, email: user.email, role: 'admin' });
    expect(deps.emails).toMatchObject([{ to: user.email, subject: 'A passkey was added to your account' }]);
    expect(await listPasskeys(deps, user.id)).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }]);
  });

  test('[AUTH-10] a challenge counts once, for five minutes, in the browser that was given it', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const device = await withPasskey(deps, user);
    const { challenge, ...from } = ask(deps);
    const credential = device.use({ challenge });
    const elsewhere = ask(deps).request;
    for (const request of [requestWith(), elsewhere]) {
      expect(await signInWithPasskey(deps, { ...from, request, credential }), 'a thief’s browser').toMatchObject(REFUSED);
    }
    expect(await signInWithPasskey(deps, { ...from, credential })).toMatchObject({ ok: true });
    expect(await signInWithPasskey(deps, { ...from, credential }), 'a second time').toMatchObject(REFUSED);

    const old = ask(deps);
    const late = device.use({ challenge: old.challenge });
    deps.passTime(5 * 60_000 + 1);
    expect(await signInWithPasskey(deps, { ...old, credential: late })).toMatchObject(REFUSED);
    const madeUp = device.use({ challenge: Buffer.alloc(38).toString('base64url') });
    expect(await signInWithPasskey(deps, { ...old, credential: madeUp })).toMatchObject(REFUSED);
  });

  test('[AUTH-10] of the same response sent several times at once one signs in', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    for (const counter of [0, 1]) {
      const device = await withPasskey(deps, user, { counter });
      await deps.db.deleteFrom('sessions').execute();
      const { challenge, ...from } = ask(deps);
      const credential = device.use({ challenge, counter: counter && counter + 1 });
      const results = await Promise.all(
        [1, 2, 3, 4].map((n) => signInWithPasskey(deps, { ...from, clientAddress: `192.0.2.${n}`, credential })),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await deps.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    }
  });

  test('[AUTH-10] refused: another origin, a device that was not unlocked, a counter that does not rise, another’s key', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const other = await createUser(deps.db);
    const device = await withPasskey(deps, user, { counter: 5 });
    const others = await withPasskey(deps, other);
    const attempts: ((challenge: string) => ReturnType<typeof device.use>)[] = [
      (challenge) => device.use({ challenge, counter: 6, origin: 'http://localhost:3001' }),
      (challenge) => device.use({ challenge, counter: 6, origin: 'https://evil.example' }),
      (challenge) => device.use({ challenge, counter: 6, isVerified: false }),
      (challenge) => device.use({ challenge, counter: 5 }),
      (challenge) => device.use({ challenge, counter: 0 }),
      (challenge) => device.use({ challenge, counter: 6, userHandle: other.id }),
      (challenge) => ({ ...others.use({ challenge, counter: 6 }), id: device.use({ challenge }).id, rawId: device.use({ challenge }).id }),
      (challenge) => createAuthenticator().use({ challenge }),
    ];
    for (const [n, respond] of attempts.entries()) {
      const { challenge, ...from } = ask(deps);
      const result = await signInWithPasskey(deps, { ...from, clientAddress: `192.0.2.${n}`, credential: respond(challenge) });
      expect(result, `attempt ${n}`).toMatchObject(REFUSED);
    }
    expect(await deps.db.selectFrom('sessions').select('id').execute()).toEqual([]);
    const { challenge, ...from } = ask(deps);
    const right = { ...from, clientAddress: '192.0.2.99', credential: device.use({ challenge, counter: 6 }) };
    expect(await signInWithPasskey(deps, right)).toMatchObject({ ok: true, userId: user.id });
  });

  test('[AUTH-10] an account whose address is not confirmed cannot be signed in to, and a removed user’s passkeys are gone', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const device = await withPasskey(deps, user);
    await deps.db.updateTable('users').set({ isEmailVerified: false }).execute();
    const { challenge, ...from } = ask(deps);
    expect(await signInWithPasskey(deps, { ...from, credential: device.use({ challenge }) })).toMatchObject(REFUSED);
    await deps.db.deleteFrom('users').execute();
    expect(await deps.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  test('[AUTH-10] with two-factor sign-in on, a passkey is both factors: no code is asked for', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const device = await withPasskey(deps, user);
    await deps.db.updateTable('users').set({ isTwoFactorEnabled: true }).execute();
    const first = ask(deps);
    expect(await signInWithPasskey(deps, { ...first, credential: device.use(first) })).toMatchObject({ step: 'signed-in' });
  });

  test('[AUTH-10] of a sign-in and its account being taken back at the same moment, no session and no passkey is left', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    for (let round = 0; round < 20; round++) {
      const device = await withPasskey(deps, user);
      const { challenge, ...from } = ask(deps);
      const removal = new Promise((resolve) => setTimeout(resolve, round / 2)).then(() =>
        deps.db.transaction().execute(async (tx) => {
          await lockAccount(tx, { id: user.id });
          await confirmAccount(tx, { userId: user.id, now: deps.now() });
        }),
      );
      await Promise.all([signInWithPasskey(deps, { ...from, credential: device.use({ challenge }) }), removal]);
      expect(await deps.db.selectFrom('sessions').select('id').execute(), `round ${round}`).toEqual([]);
      expect(await listPasskeys(deps, user.id)).toEqual([]);
      await deps.db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-9] [AUTH-10] refused passkeys are slowed down by address, and keep nobody else out', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const device = await withPasskey(deps, user);
    const thief = createAuthenticator();
    const attempt = (clientAddress: string, key: typeof device) => {
      const { challenge, request } = ask(deps);
      return signInWithPasskey(deps, {
        request,
        clientAddress,
        credential: { ...key.use({ challenge }), id: device.use({ challenge }).id },
      });
    };
    for (let n = 1; n <= 5; n++) expect(await attempt('192.0.2.66', thief)).toMatchObject(REFUSED);
    await expect(attempt('192.0.2.66', device)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(await attempt(HERE, device)).toMatchObject({ ok: true });
  });

  test('[AUTH-10] a passkey is added once, to whom it was offered, and only by a device that was unlocked', async () => {
    const deps = createTestDeps(await open());
    const [user, other] = [await createUser(deps.db), await createUser(deps.db)];
    const viewer = { ...user, role: null };
    const { offer, cookies } = await offerPasskey(deps, { viewer, request: requestWith() });
    const request = requestWith(cookies);
    const device = createAuthenticator();
    const credential = device.make({ challenge: offer.options.challenge });
    const keep = (from: Partial<Parameters<typeof addPasskey>[1]>) =>
      addPasskey(deps, { viewer, request, name: 'My phone', credential, ...from });
    expect(await keep({ viewer: { ...other, role: null } }), 'another user').toBe(false);
    expect(await keep({ request: requestWith() }), 'another browser').toBe(false);
    expect(await keep({ credential: device.make({ challenge: ask(deps).challenge }) }), 'a challenge for signing in').toBe(false);
    const locked = device.make({ challenge: offer.options.challenge, isVerified: false });
    expect(await keep({ credential: locked }), 'not unlocked').toBe(false);
    const elsewhere = device.make({ challenge: offer.options.challenge, origin: 'https://evil.example' });
    expect(await keep({ credential: elsewhere }), 'another origin').toBe(false);
    expect(await Promise.all([keep({}), keep({}), keep({})]).then((results) => results.filter(Boolean))).toHaveLength(1);
    expect(await add(deps, other, { device }), 'another’s passkey').toBe(false);
    expect(await listPasskeys(deps, user.id)).toHaveLength(1);
  });

  test('[AUTH-10] a passkey that was offered before the password changed is not added after it', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const viewer = { ...user, role: null };
    const { offer, cookies } = await offerPasskey(deps, { viewer, request: requestWith() });
    const credential = createAuthenticator().make({ challenge: offer.options.challenge });
    await setPassword(deps.db, { userId: user.id, passwordHash: 'another', now: deps.now() });
    expect(await addPasskey(deps, { viewer, request: requestWith(cookies), name: 'My phone', credential })).toBe(false);
    expect(await listPasskeys(deps, user.id)).toEqual([]);
  });

  test('[AUTH-10] “This was not me” in the email about a passkey ends it, the password and every session', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const device = await withPasskey(deps, user);
    const first = ask(deps);
    expect(await signInWithPasskey(deps, { ...first, credential: device.use(first) })).toMatchObject({ ok: true });
    const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
    expect(await findReport(deps, token)).toBe('passkey');
    expect(await fileReport(deps, { token, clientAddress: HERE })).toBe('passkey');
    expect(await listPasskeys(deps, user.id)).toEqual([]);
    expect(await deps.db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await findPasswordHash(deps.db, user.id)).toBeNull();
    expect(await fileReport(deps, { token, clientAddress: HERE }), 'a second time').toBeUndefined();
  });

  test('[AUTH-10] a passkey is renamed and removed by its owner alone', async () => {
    const deps = createTestDeps(await open());
    const [user, other] = [await createUser(deps.db), await createUser(deps.db)];
    await withPasskey(deps, user);
    const [passkey] = await listPasskeys(deps, user.id);
    const id = passkey?.id ?? '';
    expect(await renamePasskey(deps, { userId: other.id, id, name: 'Mine' })).toBe(false);
    expect(await removePasskey(deps, { userId: other.id, id })).toBe(false);
    expect(await renamePasskey(deps, { userId: user.id, id, name: 'Old phone' })).toBe(true);
    expect(await listPasskeys(deps, user.id)).toMatchObject([{ name: 'Old phone' }]);
    expect(await removePasskey(deps, { userId: user.id, id })).toBe(true);
    expect(await listPasskeys(deps, user.id)).toEqual([]);
  });
});
