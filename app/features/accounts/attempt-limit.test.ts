import { expect, test } from 'vitest';
import { createTestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { type Attempt, clearAttempts, consumeAttempt, deleteExpiredAttempts, refundAttempt, waitMs } from './attempt-limit.server.ts';

const MINUTE = 60_000;

test('[AUTH-9] five attempts are free, then a minute, doubling to fifteen', () => {
  expect([1, 4, 5, 6, 7, 8, 9, 10, 1000].map((count) => waitMs(count) / MINUTE)).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15]);
});

describeOnEachDatabase('attempts', (open) => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE);
  const attempt = (account: string, clientAddress: string, minutes = 0): Attempt => ({
    kind: 'password',
    account,
    clientAddress,
    now: at(minutes),
  });

  test('[AUTH-9] the sixth attempt for one account waits, from whatever address it comes', async () => {
    const deps = createTestDeps(await open());
    for (let n = 1; n <= 5; n++) await consumeAttempt(deps, attempt('ama@example.org', `192.0.2.${n}`));
    await expect(consumeAttempt(deps, attempt('AMA@example.org ', '192.0.2.9'))).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfterSeconds: 60,
    });
    await consumeAttempt(deps, attempt('kofi@example.org', '192.0.2.9'));
    await consumeAttempt(deps, attempt('ama@example.org', '192.0.2.10', 1));
    await expect(consumeAttempt(deps, attempt('ama@example.org', '192.0.2.11', 2))).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });

  test('[AUTH-9] the sixth attempt from one address waits, whatever the account, and its whole IPv6 network with it', async () => {
    const deps = createTestDeps(await open());
    for (let n = 1; n <= 5; n++) await consumeAttempt(deps, attempt(`user${n}@example.org`, `2001:db8::${n}`));
    await expect(consumeAttempt(deps, attempt('other@example.org', '2001:db8:0:0:ffff::1'))).rejects.toMatchObject({
      code: 'rate-limited',
    });
    await consumeAttempt(deps, attempt('other@example.org', '2001:db8:0:1::1'));
  });

  test('[AUTH-9] nobody waits for good: after any number of attempts the wait is fifteen minutes, and a day forgets them', async () => {
    const deps = createTestDeps(await open());
    let minutes = 0;
    for (let n = 1; n <= 20; n++, minutes += 15) await consumeAttempt(deps, attempt('ama@example.org', '192.0.2.1', minutes));
    await expect(consumeAttempt(deps, attempt('ama@example.org', '192.0.2.1', minutes - 14))).rejects.toMatchObject({
      retryAfterSeconds: 840,
    });
    minutes += 24 * 60 + 1;
    for (let n = 1; n <= 5; n++) await consumeAttempt(deps, attempt('ama@example.org', '192.0.2.1', minutes));
  });

  test('[AUTH-9] parallel attempts cannot outrun the count', async () => {
    const deps = createTestDeps(await open());
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => consumeAttempt(deps, attempt('ama@example.org', `192.0.2.${n}`))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('[AUTH-9] the right password forgets the account, but not what its address attempted at others', async () => {
    const deps = createTestDeps(await open());
    for (let n = 1; n <= 4; n++) await consumeAttempt(deps, attempt(`user${n}@example.org`, '192.0.2.1'));
    for (let n = 1; n <= 3; n++) {
      await consumeAttempt(deps, attempt('mine@example.org', '192.0.2.1', n));
      await refundAttempt(deps, attempt('mine@example.org', '192.0.2.1', n));
    }
    await consumeAttempt(deps, attempt('user5@example.org', '192.0.2.1', 4));
    await expect(consumeAttempt(deps, attempt('user6@example.org', '192.0.2.1', 4))).rejects.toMatchObject({ code: 'rate-limited' });
  });

  test('[AUTH-9] an account can be cleared, and old attempts are deleted', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    for (let n = 1; n <= 5; n++) await consumeAttempt(deps, attempt('ama@example.org', `192.0.2.${n}`));
    await clearAttempts(deps, { kind: 'password', account: 'ama@example.org' });
    await consumeAttempt(deps, attempt('ama@example.org', '192.0.2.6'));
    await deleteExpiredAttempts(db, at(24 * 60 + 1));
    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });

  test('[AUTH-9] neither an address nor an email address is stored', async () => {
    const db = await open();
    await consumeAttempt(createTestDeps(db), attempt('ama@example.org', '192.0.2.77'));
    const kept = JSON.stringify(await db.selectFrom('attempts').selectAll().execute());
    expect(kept).not.toMatch(/192\.0\.2\.77|ama@/);
  });

  test('[AUTH-9] attempts that were counted while the clock was ahead keep nobody out once it is put right', async () => {
    const deps = createTestDeps(await open());
    const DAY = 24 * 60;
    for (const ahead of [20, DAY, 3650 * DAY]) {
      const account = `ama${ahead}@example.org`;
      for (let n = 1; n <= 7; n++) await consumeAttempt(deps, attempt(account, `2001:db8:${ahead}:${n}::1`, ahead + n * 4));
      await consumeAttempt(deps, attempt(account, '192.0.2.1', 0));
      for (let n = 2; n <= 5; n++) await consumeAttempt(deps, attempt(account, `192.0.2.${n}`, 0));
      await expect(consumeAttempt(deps, attempt(account, '192.0.2.6', 0))).rejects.toMatchObject({ retryAfterSeconds: 60 });
      await deps.db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-9] nobody who waits gets an attempt for free by being counted a moment late, and is told of fifteen minutes at most', async () => {
    const deps = createTestDeps(await open());
    for (let n = 1, minutes = -200; n <= 11; n++, minutes += 16)
      await consumeAttempt(deps, attempt('ama@example.org', `192.0.2.${n}`, minutes));
    const last = -200 + 10 * 16;
    await expect(consumeAttempt(deps, attempt('ama@example.org', '192.0.2.99', last - 1 / 4))).rejects.toMatchObject({
      retryAfterSeconds: 900,
    });
  });
});
