import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { runTransaction } from '#db/transaction.server.ts';
import { authenticate } from '#features/accounts/callers/authenticate.server.ts';
import { endAccess } from '#features/accounts/ownership/account-lock.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { readAuthorization } from './authorization.server.ts';
import { deleteOldClients, registerClient } from './clients.server.ts';
import { createGrant, disconnectAssistant, listAssistants, redeemCode, refreshGrant, revokeToken } from './grants.server.ts';
import { authorizationSchema, registrationSchema } from './oauth-requests.ts';

const SITE_URL = 'https://site.test';
const BACK = 'https://app.test/back';
const VERIFIER = 'v'.repeat(43);
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
const HERE = '192.0.2.1';
const HOUR_MS = 60 * 60 * 1000;

test.each([
  ['https://app.test/back', true],
  ['http://127.0.0.1:3000/back', true],
  ['http://localhost/back', true],
  ['http://[::1]:1/back', true],
  ['http://app.test/back', false],
  ['http://127.0.0.1.app.test/', false],
  ['https://a:b@app.test/', false],
  ['https://app.test/#x', false],
  ['https://app.test/ x', false],
  ['javascript:alert(1)', false],
  ['com.example.app:/back', true],
  ['cursor://anysphere.cursor-mcp/oauth/callback', true],
  ['javascript://app.test/%0aalert(1)', false],
  ['file:///etc/passwd', false],
  ['ms-msdt:/id', false],
  ['mailto:a@app.test', false],
  ['ftp://app.test/', false],
  ['ws://app.test/', false],
  ['data:text/html,x', false],
  ['//app.test/back', false],
])('[API-3] %s as an address to answer at is accepted: %s', (uri, isAccepted) => {
  expect(registrationSchema.safeParse({ redirect_uris: [uri] }).success).toBe(isAccepted);
});

describeOnEachDatabase('[API-3] an assistant that is connected', (open) => {
  async function start() {
    const db = await open();
    let now = new Date('2026-01-02T09:00:00Z');
    const log = createLog({ format: 'json', write: () => {} });
    const deps = {
      db,
      log,
      settings: { SESSION_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop', SITE_URL, ADMIN_EMAILS: [], SMTP_URL: '' },
      now: () => now,
    };
    const stamps = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
    await db
      .insertInto('users')
      .values({ id: 'ama', name: 'Ama', email: 'ama@example.org', isEmailVerified: true, image: null, isTwoFactorEnabled: null, ...stamps })
      .execute();
    await db.insertInto('userRoles').values({ userId: 'ama', role: 'editor', createdAt: now.toISOString() }).execute();
    const viewer = { id: 'ama', email: 'ama@example.org', role: 'editor' as const };
    const client = await registerClient(deps, { client_name: 'Claude', redirect_uris: [BACK] }, HERE);
    const request = authorizationSchema.parse({
      client_id: client.id,
      redirect_uri: BACK,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    const consent = async () => (await createGrant(deps, { viewer, client, request, scopes: ['drafts:read'] })) ?? '';
    const redeem = (code: string, changes: object = {}) =>
      redeemCode(deps, { code, clientId: client.id, redirectUri: BACK, verifier: VERIFIER, clientAddress: HERE, ...changes });
    const refresh = (token = '', clientId = client.id) => refreshGrant(deps, { token, clientId, clientAddress: HERE });
    const call = (token = '') =>
      authenticate(
        deps,
        { request: new Request(`${SITE_URL}/mcp`, { headers: { authorization: `Bearer ${token}` } }), clientAddress: HERE },
        'assistant',
      );
    const wait = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    return { db, deps, viewer, client, request, consent, redeem, refresh, call, wait };
  }

  test('gets short-lived tokens for its code, once, and acts for its person', async () => {
    const { consent, redeem, call, wait } = await start();
    const code = await consent();
    const tokens = await redeem(code);
    expect(await call(tokens?.accessToken)).toMatchObject({
      ...{ userId: 'ama', email: 'ama@example.org', scopes: ['drafts:read'] },
      program: { name: 'Claude' },
    });
    wait(HOUR_MS);
    await expect(call(tokens?.accessToken)).rejects.toThrow('a wrong token');
    expect(await redeem(code)).toBeUndefined();
  });

  test('whose code comes twice loses what the first has got', async () => {
    const { consent, redeem, call } = await start();
    const code = await consent();
    const tokens = await redeem(code);
    expect(await redeem(code)).toBeUndefined();
    await expect(call(tokens?.accessToken)).rejects.toThrow('a wrong token');
  });

  test.each([
    ['another verifier', { verifier: 'w'.repeat(43) }],
    ['no verifier', { verifier: '' }],
    ['the challenge as its verifier', { verifier: challenge }],
    ['another address', { redirectUri: 'https://app.test/back?x' }],
    ['another program', { clientId: 'another' }],
  ])('gets nothing for a code with %s', async (_, changes) => {
    const { consent, redeem } = await start();
    expect(await redeem(await consent(), changes)).toBeUndefined();
  });

  test('gets nothing for a code after five minutes', async () => {
    const { consent, redeem, wait } = await start();
    const code = await consent();
    wait(5 * 60_000);
    expect(await redeem(code)).toBeUndefined();
  });

  test('renews its tokens; a token that was replaced ends the connection', async () => {
    const { consent, redeem, refresh, call, wait } = await start();
    const first = await redeem(await consent());
    const second = await refresh(first?.refreshToken);
    await expect(call(first?.accessToken)).rejects.toThrow('a wrong token');
    expect(await call(second?.accessToken)).toMatchObject({ userId: 'ama' });
    expect(await refresh(second?.refreshToken, 'another')).toBeUndefined();
    wait(61_000);
    expect(await refresh(first?.refreshToken)).toBeUndefined();
    await expect(call(second?.accessToken)).rejects.toThrow('a wrong token');
    expect(await refresh(second?.refreshToken)).toBeUndefined();
  });

  test('gets the same tokens again where two windows renew at once, or an answer was lost', async () => {
    const { consent, redeem, refresh, call, wait } = await start();
    const first = await redeem(await consent());
    const [one, other] = await Promise.all([refresh(first?.refreshToken), refresh(first?.refreshToken)]);
    expect(one).toBeDefined();
    expect(other).toEqual(one);
    wait(50_000);
    expect(await refresh(first?.refreshToken)).toEqual(one);
    expect(await refresh(`${first?.refreshToken.split('.')[0]}.${'A'.repeat(43)}`)).toBeUndefined(); // a stranger's guess ends nothing
    expect(await call(one?.accessToken)).toMatchObject({ userId: 'ama' });
    const third = await refresh(one?.refreshToken);
    expect(third?.refreshToken).not.toBe(one?.refreshToken);
    expect(await refresh(first?.refreshToken)).toBeUndefined(); // replaced twice
    await expect(call(third?.accessToken)).rejects.toThrow('a wrong token');
  });

  test('ends after thirty days without use, by a revocation, by hand, and with all access of its person', async () => {
    const { db, deps, viewer, consent, redeem, refresh, call, wait } = await start();
    const connect = async () => (await redeem(await consent())) ?? { accessToken: '', refreshToken: '' };
    const idle = await connect();
    wait(30 * 24 * HOUR_MS);
    expect(await refresh(idle.refreshToken)).toBeUndefined();
    const revoked = await connect();
    await revokeToken(deps, revoked.refreshToken);
    await expect(call(revoked.accessToken)).rejects.toThrow();
    const ended = await connect();
    const [listed] = await listAssistants(deps, 'ama');
    expect(listed).toMatchObject({ name: 'Claude', scopes: ['drafts:read'], lastUse: 'never used' });
    await disconnectAssistant(deps, { ...viewer, id: 'another' }, listed?.id ?? '');
    expect(await call(ended.accessToken)).toMatchObject({ userId: 'ama' });
    await disconnectAssistant(deps, viewer, listed?.id ?? '');
    await expect(call(ended.accessToken)).rejects.toThrow();
    const last = await connect();
    await runTransaction(db, (tx) => endAccess(tx, 'ama'));
    await expect(call(last.accessToken)).rejects.toThrow();
  });

  test('does nothing once its person has no role', async () => {
    const { db, consent, redeem, refresh, call } = await start();
    const tokens = await redeem(await consent());
    await db.deleteFrom('userRoles').execute();
    await expect(call(tokens?.accessToken)).rejects.toThrow('a wrong token');
    expect(await refresh(tokens?.refreshToken)).toBeUndefined();
  });

  test('holds hashes alone in the database', async () => {
    const { db, consent, redeem } = await start();
    const code = await consent();
    const { accessToken = '', refreshToken = '' } = (await redeem(code)) ?? {};
    const stored = JSON.stringify(await db.selectFrom('assistantGrants').selectAll().execute());
    for (const secret of [code, accessToken, refreshToken].map((sent) => sent.split('.')[1] ?? '')) {
      expect(secret).toHaveLength(43);
      expect(stored).not.toContain(secret);
    }
  });

  test('has to wait after five wrong tokens, while right ones go on working', async () => {
    const { consent, redeem, call } = await start();
    const tokens = await redeem(await consent());
    const wrong = `${'0'.repeat(36)}.${'A'.repeat(43)}`;
    for (let n = 0; n < 5; n += 1) await expect(call(wrong)).rejects.toThrow('a wrong token');
    await expect(call(wrong)).rejects.toThrow('too many attempts');
    expect(await call(tokens?.accessToken)).toMatchObject({ userId: 'ama' });
  });

  test('is asked for as OAuth 2.1 says, or refused with the reason', async () => {
    const { db, deps, request } = await start();
    const judge = async (changes: object) => {
      const read = await readAuthorization(db, { ...request, state: 's&x=1', ...changes }, SITE_URL);
      return read.outcome === 'refused' ? new URL(read.to).searchParams.get('error') : read.outcome;
    };
    expect(await judge({})).toBe('asks');
    expect(await judge({ resource: `${SITE_URL}/mcp` })).toBe('asks');
    expect(await judge({ resource: 'https://elsewhere.test/mcp' })).toBe('invalid_target');
    expect(await judge({ code_challenge_method: 'plain' })).toBe('invalid_request');
    expect(await judge({ code_challenge: '' })).toBe('invalid_request');
    expect(await judge({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await judge({ scope: 'publish' })).toBe('invalid_scope');
    expect(await judge({ redirect_uri: `${BACK}/` })).toBe('unknown');
    expect(await judge({ client_id: 'x' })).toBe('unknown');
    const uris = ['http://127.0.0.1/', 'http://[::1]:33418/back', 'http://localhost/callback', 'no address', 'cursor://mcp/callback'];
    const { redirect_uris } = registrationSchema.parse({ redirect_uris: uris });
    const local = await registerClient(deps, { client_name: 'Local', redirect_uris }, HERE);
    expect(local.redirectUris).toHaveLength(4); // one that cannot be used ends no registration
    const back = (redirect_uri: string) => judge({ client_id: local.id, redirect_uri });
    for (const uri of ['http://127.0.0.1:50123/', 'http://[::1]:9/back', 'http://localhost:50123/callback', 'cursor://mcp/callback'])
      expect(await back(uri)).toBe('asks');
    for (const uri of [
      'http://127.0.0.1:50123/other',
      'http://localhost:50123/',
      'https://127.0.0.1/',
      'cursor://mcp:1/callback',
      'http://a@localhost/callback',
    ])
      expect(await back(uri)).toBe('unknown');
    const refused = await readAuthorization(db, { ...request, state: 's&x=1', scope: 'publish' }, SITE_URL);
    if (refused.outcome !== 'refused') throw new Error(refused.outcome);
    expect(Object.fromEntries(new URL(refused.to).searchParams)).toEqual({ error: 'invalid_scope', state: 's&x=1', iss: SITE_URL });
  });

  test('registers itself within bounds: some an hour, and those that nobody connects are forgotten', async () => {
    const { db, deps, client, consent, wait } = await start();
    await consent();
    const register = (address: string) => registerClient(deps, { client_name: '', redirect_uris: [BACK] }, address);
    for (let n = 1; n < 20; n += 1) await register(HERE);
    await expect(register(HERE)).rejects.toThrow('too many registrations');
    expect((await register('198.51.100.7')).name).toBe('app.test');
    expect((await registerClient(deps, { client_name: '\u3164\u2800', redirect_uris: [BACK] }, '198.51.100.8')).name).toBe('app.test');
    for (let n = 0; n < 480; n += 1) await register(`10.0.${n}.1`).catch(() => undefined);
    await expect(register('10.1.0.1')).rejects.toThrow('nobody has connected yet'); // what is new is not forgotten for it
    wait(25 * HOUR_MS);
    await runTransaction(db, (tx) => deleteOldClients(tx, deps.now()));
    expect((await db.selectFrom('assistantClients').select('id').execute()).map(({ id }) => id)).toEqual([client.id]);
  });
});
