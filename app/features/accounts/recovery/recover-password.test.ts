import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import {
  codeOf,
  contextWith,
  createTestDeps,
  createUser,
  linkIn,
  nextCodeOf,
  PASSWORD,
  requestWith,
  type TestDeps,
} from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { changePassword } from '../security/change-password.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '../two-factor/change-two-factor.server.ts';
import { drawKey } from '../two-factor/totp.ts';
import { hasTwoFactor } from '../two-factor/two-factor.server.ts';
import { findPendingUser, verifySecondFactor } from '../two-factor/verify-second-factor.server.ts';
import { isRecoveryOpen, requestRecovery, resetPassword } from './recover-password.server.ts';

const HERE = '192.0.2.1';
const NEW = 'nine blue mountains';

describeOnDatabase('an account’s keys', (open) => {
  async function signedIn(deps: TestDeps, email: string, password = PASSWORD) {
    const result = await signIn(deps, { email, password, clientAddress: HERE });
    const request = requestWith('cookies' in result ? result.cookies : []);
    const viewer = await findViewer(contextWith(deps), request);
    return { request, from: { viewer: viewer ?? { id: '', email, role: null }, request, clientAddress: HERE } };
  }

  async function withTwoFactor(deps: TestDeps, email: string) {
    const { from, request } = await signedIn(deps, email);
    const started = await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    if ('ok' in started) throw new Error(JSON.stringify(started));
    const { uri } = started.key;
    const confirmed = await confirmTwoFactor(deps, { ...from, request, code: codeOf(uri) });
    if ('ok' in confirmed) throw new Error(JSON.stringify(confirmed));
    return { uri, recoveryCodes: confirmed.recoveryCodes, cookies: confirmed.cookies };
  }

  test('[AUTH-8] an emailed link lets its reader choose a new password once; every session ends and the old password is gone', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const { request } = await signedIn(deps, email);
    await requestRecovery(deps, { email, clientAddress: HERE });
    await requestRecovery(deps, { email, clientAddress: HERE });
    const [first, second] = deps.emails.map((email) => linkIn(email).searchParams.get('token') ?? '');
    expect(await isRecoveryOpen(deps, second ?? '')).toBe(true);
    expect(await resetPassword(deps, { token: second ?? '', password: NEW, clientAddress: HERE })).toMatchObject({ ok: true });
    for (const token of [second ?? '', first ?? '', 'made-up']) {
      expect(await resetPassword(deps, { token, password: 'a third good one', clientAddress: HERE })).toMatchObject({
        ok: false,
        isLinkClosed: true,
      });
    }
    expect(await findViewer(contextWith(deps), request)).toBeNull();
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: false });
    expect(await signIn(deps, { email, password: NEW, clientAddress: HERE })).toMatchObject({ ok: true });
    expect(deps.emails.at(-1)?.subject).toBe('Your password was changed');
  });

  test('[AUTH-8] an unknown address gets no email and the same silence; a weak password leaves the link usable', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await requestRecovery(deps, { email: 'nobody@example.org', clientAddress: HERE });
    expect(deps.emails).toEqual([]);
    await requestRecovery(deps, { email, clientAddress: HERE });
    const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
    expect(await resetPassword(deps, { token, password: 'password1', clientAddress: HERE })).toMatchObject({
      isLinkClosed: false,
      fieldErrors: { password: expect.stringContaining('Choose another') },
    });
    expect(await resetPassword(deps, { token, password: NEW, clientAddress: HERE })).toMatchObject({ ok: true });
  });

  test('[AUTH-9] whoever is shut out by others’ attempts comes in again by email', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    for (let n = 1; n <= 5; n++) await signIn(deps, { email, password: 'not the password', clientAddress: `198.51.100.${n}` });
    await expect(signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).rejects.toMatchObject({ code: 'rate-limited' });
    await requestRecovery(deps, { email, clientAddress: HERE });
    const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
    await resetPassword(deps, { token, password: NEW, clientAddress: HERE });
    expect(await signIn(deps, { email, password: NEW, clientAddress: HERE })).toMatchObject({ ok: true });
  });

  test('[AUTH-9] three recovery emails go to an account in an hour; whoever asks for more is answered as if they had', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    for (let n = 1; n <= 9; n++) await requestRecovery(deps, { email, clientAddress: `192.0.2.${n}` });
    await expect.poll(() => deps.emails.length).toBe(3);
    for (const sent of deps.emails) {
      expect(await isRecoveryOpen(deps, linkIn(sent).searchParams.get('token') ?? '')).toBe(true);
    }
    deps.passTime(3_600_001);
    await requestRecovery(deps, { email, clientAddress: HERE });
    await expect.poll(() => deps.emails.length).toBe(4);
  });

  test('[AUTH-9] parallel requests send no more recovery emails than others', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await Promise.all(Array.from({ length: 12 }, (_, n) => requestRecovery(deps, { email, clientAddress: `192.0.2.${n}` })));
    await expect.poll(() => deps.emails.length).toBe(3);
    expect(await db.selectFrom('tokens').selectAll().where('kind', '=', 'reset-password').execute()).toHaveLength(3);
  });

  test('[AUTH-9] one client’s address is slowed down, whosever address it asks for', async () => {
    const deps = createTestDeps(await open());
    for (let n = 1; n <= 5; n++) await requestRecovery(deps, { email: `ama${n}@example.org`, clientAddress: HERE });
    await expect(requestRecovery(deps, { email: 'ama@example.org', clientAddress: HERE })).rejects.toMatchObject({
      code: 'rate-limited',
    });
  });

  test('[AUTH-8] with two-factor sign-in on, the password alone opens no session; a code of the app does, once', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const { uri } = await withTwoFactor(deps, email);
    expect(await hasTwoFactor(deps, id)).toBe(true);
    const first = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    expect(first).toMatchObject({ ok: true, step: 'second-factor' });
    const request = requestWith('cookies' in first ? first.cookies : []);
    expect(await findViewer(contextWith(deps), request)).toBeNull();
    const code = nextCodeOf(uri);
    expect(await verifySecondFactor(deps, { request, code: '12 34', clientAddress: HERE })).toMatchObject({ ok: false });
    const second = await verifySecondFactor(deps, { request, code: `${code.slice(0, 3)} ${code.slice(3)}`, clientAddress: HERE });
    expect(second).toMatchObject({ step: 'signed-in', userId: id });
    expect(await findViewer(contextWith(deps), requestWith('cookies' in second ? second.cookies : []))).toMatchObject({ id });

    const again = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const replay = await verifySecondFactor(deps, {
      request: requestWith('cookies' in again ? again.cookies : []),
      code,
      clientAddress: HERE,
    });
    expect(replay).toEqual({ ok: false, formError: 'This code has already been used. Wait for the next one.', fieldErrors: {} });
  });

  test('[AUTH-8] a recovery code lets its owner in once, however it is typed', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const { recoveryCodes } = await withTwoFactor(deps, email);
    expect(recoveryCodes).toHaveLength(10);
    const enter = async (code: string) => {
      const first = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
      return verifySecondFactor(deps, { request: requestWith('cookies' in first ? first.cookies : []), code, clientAddress: HERE });
    };
    const [code = ''] = recoveryCodes;
    expect(await enter(` ${code.replace('-', '')} `)).toMatchObject({ step: 'signed-in', userId: id });
    expect(await enter(code)).toMatchObject({ ok: false });
  });

  test('[AUTH-9] codes are slowed down per account, however often the password is given again', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await withTwoFactor(deps, email);
    const tryCode = async (n: number) => {
      const first = await signIn(deps, { email, password: PASSWORD, clientAddress: `192.0.2.${n}` });
      const request = requestWith('cookies' in first ? first.cookies : []);
      return verifySecondFactor(deps, { request, code: `00000${n}`, clientAddress: `192.0.2.${n}` });
    };
    for (let n = 1; n <= 5; n++) expect((await tryCode(n)).ok).toBe(false);
    await expect(tryCode(6)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  test('[AUTH-9] a code counts for the account whose second step it is, whatever cookies stand beside that', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const begin = async (email: string, n: number) => {
      const first = await signIn(deps, { email, password: PASSWORD, clientAddress: `192.0.2.${n}` });
      return 'cookies' in first ? first.cookies : [];
    };
    const { email } = await createUser(db);
    await withTwoFactor(deps, email);
    const decoys: string[] = [];
    for (const n of [1, 2]) {
      const own = await createUser(db);
      await withTwoFactor(deps, own.email);
      const challenge = (await begin(own.email, n)).find((cookie) => cookie.startsWith('byline.two_factor='));
      decoys.push(`x.two_factor=${challenge?.slice('byline.two_factor='.length)}`);
    }
    const tryCode = async (n: number) => {
      const request = requestWith([decoys[n > 3 ? 1 : 0] ?? '', ...(await begin(email, n))]);
      return verifySecondFactor(deps, { request, code: `00000${n}`, clientAddress: `192.0.2.${n}` });
    };
    for (let n = 1; n <= 5; n++) expect((await tryCode(n)).ok).toBe(false);
    await expect(tryCode(6)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  test('[AUTH-8] a cookie that nobody wrote is no second step', async () => {
    const deps = createTestDeps(await open());
    for (const cookie of ['byline.two_factor=%E0%A4%A', 'byline.two_factor=', 'byline.two_factor']) {
      expect(await findPendingUser(deps, requestWith([cookie]))).toBeUndefined();
    }
  });

  test('[AUTH-9] wrong codes for turning it on leave the count of the device and nothing else', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const { from } = await signedIn(deps, email);
    await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    await db.deleteFrom('attempts').execute();
    for (let n = 1; n <= 9; n++) await confirmTwoFactor(deps, { ...from, code: `00000${n}` }).catch(() => undefined);
    expect(await db.selectFrom('attempts').select('key').execute()).toHaveLength(1);
  });

  test('[AUTH-5] [AUTH-8] the second step makes an admin of whoever is to be one', async () => {
    const db = await open();
    const deps = createTestDeps(db, { ADMIN_EMAILS: ['author@example.org'] });
    await createUser(db, { email: 'author@example.org' });
    const { uri } = await withTwoFactor(deps, 'author@example.org');
    await db.deleteFrom('userRoles').execute();
    const first = await signIn(deps, { email: 'author@example.org', password: PASSWORD, clientAddress: HERE });
    expect(await db.selectFrom('userRoles').selectAll().execute()).toEqual([]);
    const request = requestWith('cookies' in first ? first.cookies : []);
    const second = await verifySecondFactor(deps, { request, code: nextCodeOf(uri), clientAddress: HERE });
    expect(await findViewer(contextWith(deps), requestWith('cookies' in second ? second.cookies : []))).toMatchObject({
      role: 'admin',
    });
  });

  test('[AUTH-8] changing the password wants the present one, ends the other sessions and keeps this one', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const elsewhere = await signedIn(deps, email);
    const { from } = await signedIn(deps, email);
    expect(await changePassword(deps, { ...from, currentPassword: 'not the password', newPassword: NEW })).toMatchObject({
      fieldErrors: { currentPassword: 'That isn’t your password.' },
    });
    expect(await changePassword(deps, { ...from, currentPassword: PASSWORD, newPassword: 'password1' })).toMatchObject({
      fieldErrors: { newPassword: expect.stringContaining('Choose another') },
    });
    const changed = await changePassword(deps, { ...from, currentPassword: PASSWORD, newPassword: NEW });
    expect(await findViewer(contextWith(deps), elsewhere.request)).toBeNull();
    expect(await findViewer(contextWith(deps), requestWith('cookies' in changed ? changed.cookies : []))).toMatchObject({ email });
  });

  test('[AUTH-8] two-factor sign-in can be turned off with the password and a code, and its recovery codes be replaced', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const { cookies, recoveryCodes } = await withTwoFactor(deps, email);
    const request = requestWith(cookies);
    const from = { viewer: { id, email, role: null }, request, clientAddress: HERE };
    const renewed = await renewRecoveryCodes(deps, { ...from, currentPassword: PASSWORD });
    expect('recoveryCodes' in renewed && renewed.recoveryCodes.some((code) => recoveryCodes.includes(code))).toBe(false);
    const code = ('recoveryCodes' in renewed && renewed.recoveryCodes[0]) || '';
    expect(await stopTwoFactor(deps, { ...from, currentPassword: 'not the password', code })).toMatchObject({ ok: false });
    await stopTwoFactor(deps, { ...from, currentPassword: PASSWORD, code });
    expect(await hasTwoFactor(deps, id)).toBe(false);
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ step: 'signed-in' });
  });

  test('[AUTH-8] the key is drawn as a QR code and written in groups', () => {
    const { svg, secret } = drawKey('otpauth://totp/Byline:a@example.org?secret=ABCDEFGHIJKL&issuer=Byline');
    expect(svg).toMatch(/^<svg [^>]*viewBox/);
    expect(svg).not.toMatch(/style=|<script/);
    expect(secret).toBe('ABCD EFGH IJKL');
  });
});
