import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDeps, createUser, linkIn, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { requestRecovery } from '../recovery/recover-password.server.ts';
import { deleteVerifications, findVerification, getChallenge, hasSignedSession, SESSION_COOKIE } from './private-api.server.ts';

test('[AUTH-7] a signature counts however many of its characters a cookie encodes', () => {
  const secret = 'only-for-tests-0123456789-abcdefghijklmnop';
  const lengths = Array.from({ length: 500 }, (_, n) => {
    const value = encodeURIComponent(`token${n}.${createHmac('sha256', secret).update(`token${n}`).digest('base64')}`);
    expect([value, hasSignedSession(`${SESSION_COOKIE}=${value}`, secret)]).toEqual([value, true]);
    return value.split('.')[1]?.length ?? 0;
  });
  expect(Math.max(...lengths)).toBeGreaterThan(52);
});

test('private-api.server.ts was read in the better-auth that is installed', () => {
  expect(JSON.parse(readFileSync('node_modules/better-auth/package.json', 'utf8')).version).toBe('1.7.25');
});

describeOnDatabase('what better-auth does not document', (open) => {
  test('[AUTH-8] an emailed link’s token is stored as a hash', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await requestRecovery(deps, { email, clientAddress: '192.0.2.1' });
    await expect.poll(() => deps.emails).toHaveLength(1);
    const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.selectFrom('tokens').selectAll().execute())).not.toContain(token);
  });

  test('[AUTH-8] a verification is found by its key, is stored as a hash, and ends at its time or with its user’s others', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { internalAdapter } = await (await deps.accounts()).$context;
    const store = () =>
      internalAdapter.createVerificationValue({ identifier: '2fa-x', value: 'ama', expiresAt: new Date(Date.now() + 60_000) });
    await store();
    expect(await findVerification(deps, '2fa-x')).toBe('ama');
    expect(JSON.stringify(await db.selectFrom('verifications').selectAll().execute())).not.toContain('2fa-x');
    await deleteVerifications(db, 'ama');
    expect(await findVerification(deps, '2fa-x')).toBeUndefined();
    await store();
    deps.passTime(61_000);
    expect(await findVerification(deps, '2fa-x')).toBeUndefined();
  });

  test('[AUTH-7] its cookies have the names that are looked for', async () => {
    const context = await (await createTestDeps(await open()).accounts()).$context;
    expect(context.authCookies.sessionToken.name).toBe(SESSION_COOKIE);
    const challenge = `${context.createAuthCookie('two_factor').name}=Ab_1-x.signature%3D`;
    expect(getChallenge(requestWith([`${SESSION_COOKIE}=y`, challenge]))).toEqual({ cookie: challenge, key: 'Ab_1-x' });
  });

  test('[AUTH-7] over HTTPS no other host of the domain can set them', async () => {
    const deps = createTestDeps(await open(), { SITE_URL: 'https://www.example.com' });
    const context = await (await deps.accounts()).$context;
    for (const { name, attributes } of [context.authCookies.sessionToken, context.createAuthCookie('two_factor')]) {
      expect(name).toMatch(/^__Host-byline\./);
      expect(attributes).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'lax' });
      expect(attributes.domain).toBeUndefined();
    }
    const challenge = `${context.createAuthCookie('two_factor').name}=Ab_1-x.signature%3D`;
    expect(getChallenge(requestWith([challenge]))).toEqual({ cookie: challenge, key: 'Ab_1-x' });
  });

  test('[AUTH-7] the signature of a session’s cookie is checked as better-auth makes it', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const { headers } = await (await deps.accounts()).api.signInEmail({ body: { email, password: PASSWORD }, returnHeaders: true });
    const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
    const { SESSION_SECRET: secret } = deps.settings;
    expect(cookie.startsWith(`${SESSION_COOKIE}=`)).toBe(true);
    for (const header of [cookie, `a=b; ${cookie}`, `${cookie};a=b`, `__Host-${cookie}`, decodeURIComponent(cookie)])
      expect([header, hasSignedSession(header, secret)]).toEqual([header, true]);
    const [value = ''] = cookie.split('=').slice(1);
    const wrong = [
      `x${cookie}`,
      `${SESSION_COOKIE}=x; ${cookie}`,
      `${SESSION_COOKIE}=x${value}`,
      `a=${value}`,
      cookie.slice(0, -8),
      SESSION_COOKIE,
    ];
    for (const header of [...wrong, `${SESSION_COOKIE}=.`, `${SESSION_COOKIE}=a.%`, '', undefined])
      expect([header, hasSignedSession(header, secret)]).toEqual([header, false]);
    expect(hasSignedSession(cookie, `${secret}x`)).toBe(false);
  });
});
