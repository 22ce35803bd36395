import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import type { Db } from '#db/client.server.ts';
import { contextWith, createTestDeps, createUser, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { deleteExpiredAccountData } from '../delete-expired.server.ts';
import { readSession, renewSession, signOut } from '../sessions/session.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { hashSessionToken } from './session-store.server.ts';

const HERE = '192.0.2.1';
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('stored sessions', (open) => {
  async function signedIn(db: Db, deps: TestDeps = createTestDeps(db)) {
    const { email } = await createUser(db);
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    return { deps, email, request: requestWith('cookies' in result ? result.cookies : []) };
  }

  const signedCookie = ({ settings }: TestDeps, token: string) =>
    `byline.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', settings.SESSION_SECRET).update(token).digest('base64')}`)}`;

  const age = (db: Db, days: number, { expiresInDays }: { expiresInDays: number }) =>
    db
      .updateTable('sessions')
      .set({
        createdAt: new Date(Date.now() - days * DAY_MS).toISOString(),
        updatedAt: new Date(Date.now() - DAY_MS).toISOString(),
        expiresAt: new Date(Date.now() + expiresInDays * DAY_MS).toISOString(),
      })
      .execute();

  test('[AUTH-7] the database holds no token, and what it holds opens nothing', async () => {
    const db = await open();
    const { deps, request } = await signedIn(db);
    const token = /session_token=([^.]+)\./.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
    const { token: stored } = await db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
    expect(JSON.stringify(await db.selectFrom('sessions').selectAll().execute())).not.toContain(token);
    expect(stored).toBe(hashSessionToken(token));
    expect(await findViewer(contextWith(deps), requestWith([signedCookie(deps, token)]))).not.toBeNull();
    expect(await findViewer(contextWith(deps), requestWith([signedCookie(deps, stored)]))).toBeNull();
  });

  test('[AUTH-7] a session ends thirty days after it began, however often it was renewed', async () => {
    const db = await open();
    const { deps, request } = await signedIn(db);
    await age(db, 29, { expiresInDays: 3 });
    const renewed = await renewSession(deps, request);
    const end = Date.now() + DAY_MS;
    expect(Math.abs((renewed?.state.expiresAt ?? 0) - end)).toBeLessThan(60_000);
    expect(Math.abs(((await readSession(deps, request))?.expiresAt ?? 0) - end)).toBeLessThan(60_000);
    await age(db, 30.001, { expiresInDays: 7 });
    expect(await readSession(deps, request)).toBeNull();
    expect(await renewSession(deps, request)).toBeNull();
    await age(db, 31, { expiresInDays: 7 });
    await deleteExpiredAccountData(deps);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('[AUTH-7] when it was last used is written at most every five minutes', async () => {
    const db = await open();
    const { deps, request } = await signedIn(db);
    const lastUsed = async () => (await db.selectFrom('sessions').select('lastUsedAt').executeTakeFirst())?.lastUsedAt;
    await findViewer(contextWith(deps), request);
    expect(await lastUsed()).toBeNull();
    deps.passTime(6 * 60_000);
    await Promise.all(Array.from({ length: 5 }, () => findViewer(contextWith(deps), request)));
    const first = await lastUsed();
    expect(Date.parse(first ?? '') - Date.now()).toBeGreaterThan(5 * 60_000);
    deps.passTime(4 * 60_000);
    await findViewer(contextWith(deps), request);
    expect(await lastUsed()).toBe(first);
  });

  test('[AUTH-4] renewals that race a sign-out bring no session back', async () => {
    const db = await open();
    for (let round = 0; round < 10; round++) {
      const { deps, request } = await signedIn(db);
      await Promise.allSettled([renewSession(deps, request), signOut(deps, request), renewSession(deps, request), signOut(deps, request)]);
      expect(await findViewer(contextWith(deps), request)).toBeNull();
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
