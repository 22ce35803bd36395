import { expect, test } from 'vitest';
import { codeOf, createTestDeps, createUser, linkIn, nextCodeOf, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { requestRecovery, resetPassword } from '../recovery/recover-password.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { confirmTwoFactor, startTwoFactor } from '../two-factor/change-two-factor.server.ts';
import { verifySecondFactor } from '../two-factor/verify-second-factor.server.ts';
import { createDeviceCookie, findKnownDevice } from './known-device.server.ts';
import { renewSession } from './session.server.ts';

const HERE = '192.0.2.1';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

describeOnDatabase('known devices', (open) => {
  const attempt = (deps: TestDeps, email: string, { password = 'not the password', from = HERE, request = requestWith() } = {}) =>
    signIn(deps, { email, password, clientAddress: from, request });

  async function knownDevice(deps: TestDeps, email: string) {
    const result = await attempt(deps, email, { password: PASSWORD });
    const cookies = 'cookies' in result ? result.cookies : [];
    return requestWith(cookies.filter((cookie) => cookie.startsWith('byline.device=')));
  }

  test.skipIf(isGate)(
    '[AUTH-9] ten minutes of guessing from a hundred addresses never make the owner wait at their own device',
    async () => {
      const db = await open();
      const deps = createTestDeps(db);
      const { email } = await createUser(db);
      const request = await knownDevice(deps, email);
      let refused = 0;
      let entered = 0;
      for (let second = 0; second < 600; second++) {
        deps.passTime(1000);
        await attempt(deps, email, { from: `198.51.100.${second % 100}` }).catch(() => refused++);
        if (second % 6 === 0 && (await attempt(deps, email, { password: PASSWORD, request, from: HERE })).ok) entered++;
      }
      expect(entered).toBe(100);
      expect(refused).toBeGreaterThan(580);
      await expect(attempt(deps, email, { password: PASSWORD })).rejects.toMatchObject({ code: 'rate-limited' }); // an unknown one waits
    },
    120_000,
  );

  test('[AUTH-9] a new device whose owner has followed the emailed link is known, so nobody’s guesses keep them out', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    await requestRecovery(deps, { email, clientAddress: HERE });
    const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
    await resetPassword(deps, { token, password: 'nine blue mountains', clientAddress: HERE });
    const request = requestWith([createDeviceCookie(deps, { userId: id })]);
    for (let n = 0; n < 10; n++) await attempt(deps, email, { from: `198.51.100.${n}` }).catch(() => undefined);
    expect(await attempt(deps, email, { password: 'nine blue mountains', request })).toMatchObject({ step: 'signed-in' });
  });

  test('[AUTH-9] a stolen device cookie has five attempts and then waits, from wherever it is replayed', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const request = await knownDevice(deps, email);
    for (let n = 1; n <= 5; n++) expect(await attempt(deps, email, { request, from: `198.51.100.${n}` })).toMatchObject({ ok: false });
    const sixth = attempt(deps, email, { request, from: '198.51.100.9', password: PASSWORD });
    await expect(sixth).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: expect.any(Number) });
    expect(await attempt(deps, email, { password: PASSWORD })).toMatchObject({ step: 'signed-in' }); // its owner elsewhere does not wait
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => attempt(deps, email, { request })));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });

  test('[AUTH-9] it counts for its own account alone, for a year, and only as it was signed', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const other = await createUser(db);
    const request = await knownDevice(deps, email);
    expect(findKnownDevice(deps, request, id)).toMatch(/^[\w-]{22}$/);
    expect(findKnownDevice(deps, request, other.id)).toBeUndefined();
    const cookie = request.headers.get('cookie') ?? '';
    expect(cookie).not.toContain(id);
    for (const forged of [cookie.replace(/.$/, ''), cookie.replace(/\.(\d)/, '.9$1'), 'byline.device=', `x${cookie}`]) {
      expect(findKnownDevice(deps, requestWith([forged]), id), forged).toBeUndefined();
    }
    const elsewhere = createTestDeps(db, { SESSION_SECRET: 'another-secret-0123456789-abcdefghijklm' });
    expect(findKnownDevice(elsewhere, request, id)).toBeUndefined();
    deps.passTime(YEAR_MS + 1000);
    expect(findKnownDevice(deps, request, id)).toBeUndefined();
  });

  test('[AUTH-9] a device keeps its id when it signs in again, and a session that renews itself makes one device, not many', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const request = await knownDevice(deps, email);
    const again = await attempt(deps, email, { password: PASSWORD, request });
    const cookies = 'cookies' in again ? again.cookies : [];
    expect(findKnownDevice(deps, requestWith(cookies), id)).toBe(findKnownDevice(deps, request, id));
    const session = requestWith(cookies.filter((cookie) => !cookie.startsWith('byline.device=')));
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push(findKnownDevice(deps, requestWith((await renewSession(deps, session))?.cookies), id));
    expect(ids[0]).toMatch(/^[\w-]{22}$/);
    expect(new Set(ids).size).toBe(1);
  });

  test('[AUTH-9] it is no second factor, and codes from it are counted apart', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const first = await attempt(deps, email, { password: PASSWORD });
    const from = {
      viewer: { id, email, role: null },
      request: requestWith('cookies' in first ? first.cookies : []),
      clientAddress: HERE,
    };
    const started = await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    const uri = 'key' in started && started.key ? started.key.uri : '';
    await confirmTwoFactor(deps, { ...from, code: codeOf(uri) });
    const device = await findDeviceCookie(from.request);
    const enter = async (request: Request, code: string, address: string) => {
      const step = await attempt(deps, email, { password: PASSWORD, request, from: address });
      expect(step).toMatchObject({ step: 'second-factor' });
      const cookies = 'cookies' in step ? step.cookies : [];
      expect(cookies.some((cookie) => cookie.startsWith('byline.device='))).toBe(false);
      return verifySecondFactor(deps, { request: requestWith([...cookies, ...device(request)]), code, clientAddress: address });
    };
    for (let n = 1; n <= 5; n++) await enter(requestWith(), `00000${n}`, `198.51.100.${n}`);
    await expect(enter(requestWith(), nextCodeOf(uri), '198.51.100.9')).rejects.toMatchObject({ code: 'rate-limited' });
    expect(await enter(from.request, nextCodeOf(uri), HERE)).toMatchObject({ step: 'signed-in' });
  });
});

/** The device cookie of a request, as a Set-Cookie line, for whichever request is that one. */
async function findDeviceCookie(known: Request) {
  const line = (known.headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith('byline.device='));
  return (request: Request) => (request === known && line ? [line] : []);
}
