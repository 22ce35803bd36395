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
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './change-two-factor.server.ts';
import { hasTwoFactor } from './two-factor.server.ts';
import { verifySecondFactor } from './verify-second-factor.server.ts';

const HERE = '192.0.2.1';

describeOnDatabase('two-factor sign-in', (open) => {
  async function signedIn(deps: TestDeps, { id, email }: { id: string; email: string }) {
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in result ? result.cookies : []);
    return { viewer: { id, email, role: null }, request, clientAddress: HERE };
  }

  async function start(deps: TestDeps, from: Awaited<ReturnType<typeof signedIn>>) {
    const started = await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    return 'key' in started ? started.key.uri : '';
  }

  test('[AUTH-8] [AUTH-11] turning it on and off ends every other session, and goes on with this one', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const [from, phone] = [await signedIn(deps, user), await signedIn(deps, user)];
    const uri = await start(deps, from);
    const on = await confirmTwoFactor(deps, { ...from, code: codeOf(uri) });
    if ('ok' in on) throw new Error('not confirmed');
    expect(await findViewer(contextWith(deps), phone.request)).toBeNull();
    const request = requestWith(on.cookies);
    expect(await findViewer(contextWith(deps), request)).toMatchObject({ id: user.id });

    await deps.db.updateTable('users').set({ isTwoFactorEnabled: false }).execute();
    const other = await signedIn(deps, user);
    await deps.db.updateTable('users').set({ isTwoFactorEnabled: true }).execute();
    const off = await stopTwoFactor(deps, { ...from, request, currentPassword: PASSWORD, code: nextCodeOf(uri) });
    expect(await findViewer(contextWith(deps), other.request)).toBeNull();
    expect(await findViewer(contextWith(deps), requestWith('cookies' in off ? off.cookies : []))).toMatchObject({ id: user.id });
    expect(await hasTwoFactor(deps, user.id)).toBe(false);
  });

  test('[AUTH-8] turning it off takes the password and a code that has not been used; wrong codes are counted', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const from = await signedIn(deps, user);
    const uri = await start(deps, from);
    const used = codeOf(uri);
    const on = await confirmTwoFactor(deps, { ...from, code: used });
    if ('ok' in on) throw new Error('not confirmed');
    const request = requestWith(on.cookies);
    const stop = (code: string, currentPassword = PASSWORD) => stopTwoFactor(deps, { ...from, request, currentPassword, code });
    const recovery = on.recoveryCodes[0] ?? '';
    expect(await stop(recovery, 'not the password')).toMatchObject({ fieldErrors: { currentPassword: 'That isn’t your password.' } });
    expect(await stop(used)).toMatchObject({ fieldErrors: { code: expect.stringMatching(/already been used/) } });
    expect(await stop('aaaaa-aaaaa')).toMatchObject({ fieldErrors: { code: 'That code isn’t right.' } });
    expect(await hasTwoFactor(deps, user.id)).toBe(true);
    expect(on.recoveryCodes).toEqual(Array(10).fill(expect.stringMatching(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)));
    expect(await stop(recovery.toUpperCase().replace('-', ' '))).toHaveProperty('cookies');
    expect(await hasTwoFactor(deps, user.id)).toBe(false);
  });

  test('[AUTH-8] every change of it is told by email, with a way to take the account back', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const from = await signedIn(deps, user);
    const uri = await start(deps, from);
    const on = await confirmTwoFactor(deps, { ...from, code: codeOf(uri) });
    if ('ok' in on) throw new Error('not confirmed');
    const request = requestWith(on.cookies);
    const renewed = await renewRecoveryCodes(deps, { ...from, request, currentPassword: PASSWORD });
    if ('ok' in renewed) throw new Error('not renewed');
    const [first = '', second = ''] = renewed.recoveryCodes;
    const signingIn = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: HERE });
    const half = requestWith('cookies' in signingIn ? signingIn.cookies : []);
    expect(await verifySecondFactor(deps, { request: half, code: first.toUpperCase(), clientAddress: HERE })).toMatchObject({ ok: true });
    await stopTwoFactor(deps, { ...from, request, currentPassword: PASSWORD, code: second });
    expect(deps.emails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      `${user.email}: Two-factor sign-in was turned on`,
      `${user.email}: Your recovery codes were replaced`,
      `${user.email}: A recovery code was used`,
      `${user.email}: Two-factor sign-in was turned off`,
    ]);
    for (const { text } of deps.emails) expect(text).toContain('/auth/recover');
  });

  test('[AUTH-9] guessed codes are slowed down, also for who has the password', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const from = await signedIn(deps, user);
    const uri = await start(deps, from);
    const on = await confirmTwoFactor(deps, { ...from, code: codeOf(uri) });
    const request = requestWith('cookies' in on ? on.cookies : []);
    const stop = (n: number) =>
      stopTwoFactor(deps, { ...from, clientAddress: `192.0.2.${n}`, request, currentPassword: PASSWORD, code: `00000${n}` });
    for (let n = 1; n <= 5; n++) expect(await stop(n)).toMatchObject({ ok: false });
    await expect(stop(6)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  test('[AUTH-8] it is not turned on while its recovery codes cannot be read', async () => {
    const deps = createTestDeps(await open());
    const user = await createUser(deps.db);
    const from = await signedIn(deps, user);
    const uri = await start(deps, from);
    await deps.db.updateTable('twoFactors').set({ backupCodes: 'unreadable' }).execute();
    await confirmTwoFactor(deps, { ...from, code: nextCodeOf(uri) }).catch(() => undefined);
    expect(await hasTwoFactor(deps, user.id)).toBe(false);
    expect(await findViewer(contextWith(deps), from.request)).toMatchObject({ id: user.id });
  });
});
