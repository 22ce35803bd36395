import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import { contextWith, createTestDeps, createUser, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { createLink, findLink, mayEmail } from '../ownership/email-link.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { listOpenSessions } from './open-sessions.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HERE = '192.0.2.1';

describeOnDatabase('once a clock that was ahead is put right', (open) => {
  async function signedIn() {
    const db = await open();
    const deps = createTestDeps(db);
    const user = await createUser(db);
    const result = await signIn(deps, { email: user.email, password: PASSWORD, clientAddress: HERE });
    return { db, deps, user, request: requestWith('cookies' in result ? result.cookies : []) };
  }
  const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();

  test('[AUTH-7] a session that it began is none, is not listed, and is there again when it was right after all', async () => {
    const { db, deps, user, request } = await signedIn();
    const isOpen = async () => (await findViewer(contextWith(deps), request)) !== null;
    for (const ms of [HOUR_MS, 3650 * DAY_MS]) {
      await db
        .updateTable('sessions')
        .set({ createdAt: ahead(ms), expiresAt: ahead(ms + 7 * DAY_MS), lastUsedAt: null })
        .execute();
      expect(await isOpen()).toBe(false);
      expect((await listOpenSessions(deps, request)).sessions).toEqual([]);
    }
    await db
      .updateTable('sessions')
      .set({ createdAt: ahead(DAY_MS), expiresAt: ahead(8 * DAY_MS), lastUsedAt: ahead(DAY_MS) })
      .execute();
    expect(await isOpen()).toBe(false);
    deps.passTime(DAY_MS);
    expect(await findViewer(contextWith(deps), request)).toMatchObject({ id: user.id });
  });

  test('[AUTH-7] a session of a clock that was minutes ahead stays, and one that was only used meanwhile is recorded anew', async () => {
    const { db, deps, user, request } = await signedIn();
    await db
      .updateTable('sessions')
      .set({ createdAt: ahead(2 * 60_000), lastUsedAt: ahead(DAY_MS) })
      .execute();
    expect(await findViewer(contextWith(deps), request)).toMatchObject({ id: user.id });
    const { lastUsedAt } = await db.selectFrom('sessions').select('lastUsedAt').executeTakeFirstOrThrow();
    expect(Math.abs(Date.parse(lastUsedAt ?? '') - Date.now())).toBeLessThan(5 * 60_000);
  });

  test('[AUTH-8] a link in an email that it made does not work, and another is sent', async () => {
    const db = await open();
    const { id: userId } = await createUser(db);
    const now = new Date();
    const later = new Date(now.getTime() + 30 * DAY_MS);
    const link = { kind: 'reset-password', userId } as const;
    const tokens = await Promise.all([1, 2, 3].map(() => createLink(db, { ...link, now: later })));
    const find = (token = '', at = now) => findLink(db, { page: 'reset-password', token, now: at });
    expect(await find(tokens[0])).toBeUndefined();
    expect(await find(tokens[0], later)).toMatchObject({ userId });
    expect(await mayEmail(db, { ...link, now: later })).toBe(false);
    expect(await mayEmail(db, { ...link, now })).toBe(true);
    expect(await find(await createLink(db, { ...link, now }))).toMatchObject({ userId });
  });
});
