import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import { codeOf, createTestDeps, createUser, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '../two-factor/change-two-factor.server.ts';
import { verifySecondFactor } from '../two-factor/verify-second-factor.server.ts';
import { adoptSecret, listUnreadableTwoFactors, watchSecret } from './secret-mark.server.ts';

const OLD = { SESSION_SECRET: 'a'.repeat(32) };
const NEW = { SESSION_SECRET: 'b'.repeat(32) };
const HERE = '192.0.2.1';

describeOnDatabase('the secret of a site', (open) => {
  /** What a start with a secret names, and how to look again. */
  async function start(db: Db, settings: { SESSION_SECRET: string; secretSource?: 'new' }) {
    const lines: string[] = [];
    const log = {
      info: () => undefined,
      warn: (_event: string, fields?: Record<string, unknown>) => void lines.push(String(fields?.message)),
    };
    const faults = createFaults({ log, now: () => new Date() });
    (await watchSecret({ db, settings, faults })).stop();
    return { isNamed: faults.list().some(({ part }) => part === 'secret'), lines };
  }

  test('[OPS-8] is named when it is another than the one that its users depend on, until the old one is back', async () => {
    const db = await open();
    expect(await start(db, OLD)).toEqual({ isNamed: false, lines: [] });
    await createUser(db);
    expect((await start(db, OLD)).isNamed).toBe(false);
    for (let restart = 0; restart < 2; restart++) {
      const { isNamed, lines } = await start(db, NEW);
      expect(isNamed).toBe(true);
      expect(lines).toEqual([expect.stringMatching(/put the old secret back from the backup \(the file session-secret/i)]);
      expect(lines[0]).not.toMatch(/\/|bbbb/);
    }
    expect((await start(db, OLD)).isNamed).toBe(false);
  });

  test('[OPS-8] of two processes with two secrets one is told, and by the next look the other where nobody had signed up', async () => {
    const db = await open();
    await start(db, OLD);
    expect((await start(db, NEW)).isNamed).toBe(false); // nobody depends on either
    await createUser(db);
    expect((await start(db, OLD)).isNamed).toBe(true);
    expect((await start(db, NEW)).isNamed).toBe(false);
  });

  test('[OPS-8] may be kept as it is by whoever has the machine', async () => {
    const db = await open();
    await start(db, OLD);
    await createUser(db);
    await adoptSecret({ db, settings: NEW });
    expect([(await start(db, NEW)).isNamed, (await start(db, OLD)).isNamed]).toEqual([false, true]);
  });

  test('[OPS-8] that has just been made is named where there are users of a release that had no mark', async () => {
    const db = await open();
    await createUser(db);
    expect((await start(db, { ...NEW, secretSource: 'new' })).isNamed).toBe(true);
    expect((await start(db, OLD)).isNamed).toBe(false);
  });

  test('[AUTH-8] codes that it can no longer check are answered in words, and never accepted', async () => {
    const db = await open();
    const deps = createTestDeps(db, OLD);
    const { id, email } = await createUser(db);
    const credentials = { email, password: PASSWORD, clientAddress: HERE };
    const signedIn = await signIn(deps, credentials);
    const request = requestWith('cookies' in signedIn ? signedIn.cookies : []);
    const from = { viewer: { id, email, role: null }, request, clientAddress: HERE };
    const started = await startTwoFactor(deps, { ...from, currentPassword: PASSWORD });
    const uri = 'key' in started ? started.key.uri : '';
    const on = await confirmTwoFactor(deps, { ...from, code: codeOf(uri) });
    const recoveryCode = 'recoveryCodes' in on ? (on.recoveryCodes[0] ?? '') : '';
    expect(await listUnreadableTwoFactors({ db, settings: OLD })).toEqual([]);
    expect(await listUnreadableTwoFactors({ db, settings: NEW })).toEqual([{ userId: id, email }]);

    await db.updateTable('site').set({ secretMark: null }).execute();
    expect((await start(db, NEW)).isNamed).toBe(true); // a release that had no mark: the codes tell

    const later = createTestDeps(db, NEW);
    const pending = await signIn(later, credentials);
    const second = requestWith('cookies' in pending ? pending.cookies : []);
    const words = {
      formError: expect.stringMatching(/^The site’s secret has changed, so codes from your app can no longer be checked\. .*rescue/),
    };
    for (const code of [codeOf(uri), recoveryCode]) {
      expect(await verifySecondFactor(later, { request: second, code, clientAddress: HERE })).toMatchObject(words);
    }
    await db.deleteFrom('attempts').execute();
    const renewed = await renewRecoveryCodes(later, { ...from, currentPassword: PASSWORD });
    const stopped = await stopTwoFactor(later, { ...from, currentPassword: PASSWORD, code: codeOf(uri) });
    expect([renewed, stopped]).toMatchObject([words, words]);
  });
});
