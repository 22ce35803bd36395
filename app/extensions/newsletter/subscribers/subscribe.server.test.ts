import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { createTestDeps, linkIn, type TestDeps } from '#tests/factories/accounts.ts';
import { turnNewsletterOn } from '#tests/factories/mailing.ts';
import { pauseAfter } from '#tests/factories/paused-database.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import type { AddressRow } from './address-file.ts';
import { createConfirmationHandler } from './confirmation-job.server.ts';
import { addSubscribers, importAddresses, sortAddresses } from './import-subscribers.server.ts';
import { chooseCategory, confirmSubscription, deleteExpiredSubscribers, leave, subscribe, subscribeForm } from './subscribe.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Each from a network of its own, unless the test is about that. */
let clients = 0;
const ask = (deps: TestDeps, email: string, clientAddress = `10.${Math.floor(clients / 250)}.${clients++ % 250}.1`) =>
  subscribe(deps, { email, source: 'footer', clientAddress });

const tokenIn = (deps: TestDeps) => linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';

async function readStates(db: Db) {
  const rows = await db.selectFrom('subscribers').select(['email', 'state']).orderBy('email').execute();
  return rows.map(({ email, state }) => `${email} ${state}`);
}

describeOnEachDatabase('a subscriber', (open) => {
  test('[CONF-2] is asked by email, and subscribed by its link, however often it is opened', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await ask(deps, 'Ama@Example.org');
    expect(await readStates(db)).toEqual(['Ama@Example.org pending']);
    expect(deps.emails[0]?.to).toBe('Ama@Example.org');
    const token = tokenIn(deps);
    const [first, second] = await Promise.all([confirmSubscription(deps, token), confirmSubscription(deps, token)]);
    expect([first, second, await confirmSubscription(deps, token)]).toEqual(Array(3).fill({ email: 'Ama@Example.org', category: null }));
    expect(await chooseCategory(db, { token, category: 'brand' })).toMatchObject({ category: 'brand' });
    expect(await confirmSubscription(deps, 'made-up')).toBeUndefined();
    expect(await readStates(db)).toEqual(['Ama@Example.org confirmed']);
  });

  test('[CONF-2] gets the same answer and as many statements whether the address is new, waits or is subscribed', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await ask(deps, 'waits@example.org');
    await ask(deps, 'known@example.org');
    await confirmSubscription(deps, tokenIn(deps));
    deps.passTime(2 * HOUR_MS);
    for (const email of ['new@example.org', 'waits@example.org', 'KNOWN@example.org']) expect(await ask(deps, email)).toBeUndefined();
    expect(deps.emails.slice(2).map(({ to, subject }) => [to, subject.split(' ', 1)[0]])).toEqual([
      ['new@example.org', 'Confirm'],
      ['waits@example.org', 'Confirm'],
      ['known@example.org', 'You'],
    ]);
    expect(await readStates(db)).toEqual(['known@example.org confirmed', 'new@example.org pending', 'waits@example.org pending']);
  });

  test('[CONF-2] gets at most one email an hour and three a day, asked by anybody', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await Promise.all([ask(deps, 'ama@example.org'), ask(deps, 'ama@example.org')]);
    expect(deps.emails).toHaveLength(1);
    for (let hour = 0; hour < 6; hour += 1) {
      deps.passTime(HOUR_MS);
      await ask(deps, 'AMA@example.org');
    }
    expect(deps.emails).toHaveLength(3);
    expect(await db.selectFrom('jobs').select('key').execute()).toHaveLength(3);
    deps.passTime(DAY_MS);
    await ask(deps, 'ama@example.org');
    expect(deps.emails).toHaveLength(4);
  });

  test('[CONF-2] may not be asked for by one network without end, nor by all of them', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const askMany = async (count: number, client?: string) => {
      for (let at = 0; at < count; at += 1) await ask(deps, `${client ?? 'r'}-${at}@example.org`, client);
    };
    await expect(askMany(20, '192.0.2.1')).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(askMany(400)).rejects.toMatchObject({ code: 'unavailable' });
    expect(deps.emails.length).toBeLessThanOrEqual(300);
  });

  test('[CONF-2] who does not confirm within seven days is deleted, and the link has ended', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await ask(deps, 'ama@example.org');
    deps.passTime(7 * DAY_MS + 1000);
    expect(await confirmSubscription(deps, tokenIn(deps))).toBeUndefined();
    await deleteExpiredSubscribers(db, deps.now());
    expect(await readStates(db)).toEqual([]);
  });

  test('[CONF-2] who leaves is a hash without an address, comes back by no import, and by the form alone', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await ask(deps, 'ama@example.org');
    const token = tokenIn(deps);
    await confirmSubscription(deps, token);
    expect(await Promise.all([leave(deps, token), leave(deps, token)])).toEqual(expect.arrayContaining([true, false]));
    expect(await leave(deps, token)).toBe(false);
    expect(await readStates(db)).toEqual([]);
    const [unsubscribe] = await db.selectFrom('unsubscribes').selectAll().execute();
    expect(JSON.stringify(unsubscribe)).not.toMatch(/ama|example/i);

    const rows = ['AMA@example.org', 'ben@example.org', 'ben@example.org'].map((email) => ({
      email,
      source: 'import' as const,
      consent: 'a list',
    }));
    expect(await addSubscribers(db, rows, deps.now())).toEqual({ added: 1, known: 0, repeated: 1, left: 1 });
    expect(await addSubscribers(db, rows, deps.now())).toEqual({ added: 0, known: 1, repeated: 1, left: 1 });
    expect(await readStates(db)).toEqual(['ben@example.org confirmed']);

    await ask(deps, 'ama@example.org');
    await confirmSubscription(deps, tokenIn(deps));
    expect(await readStates(db)).toEqual(['ama@example.org confirmed', 'ben@example.org confirmed']);
    expect(await db.selectFrom('unsubscribes').selectAll().execute()).toEqual([]);
  });

  test('[CONF-2] who left another newsletter is not subscribed, in no later import either, and may subscribe here', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const importRows = (...rows: AddressRow[]) => importAddresses(db, sortAddresses(rows), { consent: 'a list', now: deps.now() });
    await importRows([2, 'imported@x.org'], [3, 'joined@x.org']);
    await leave(
      deps,
      (await db.selectFrom('subscribers').select('token').where('email', '=', 'joined@x.org').executeTakeFirstOrThrow()).token,
    );
    for (const email of ['joined@x.org', 'asked@x.org']) {
      await ask(deps, email);
      await confirmSubscription(deps, tokenIn(deps));
    }
    await importRows([2, 'asked@x.org']);
    const list: AddressRow[] = [
      [2, 'stays@x.org'],
      [3, 'twice@x.org'],
      ...['imported', 'joined', 'asked', 'Twice', 'new'].map(
        (name, at): AddressRow => [4 + at, `${name}@x.org`, ['left', 'status: cleaned']],
      ),
      [9, 'vip@x.org', ['unclear', 'status: vip']],
      [10, 'waits@x.org', ['pending', 'status: pending']],
    ];
    expect(await importRows(...list)).toEqual({
      ...{ added: 1, known: 0, repeated: 1, left: 0, invalid: 0, lines: [] },
      notes: [
        'Not subscribed, as they left that list or are blocked there: 5 (status: cleaned).',
        'Left out, as the list doesn’t clearly say that they are subscribed: 1 (status: vip).',
        'Asked by email, as they haven’t confirmed there: 1 (status: pending).',
      ],
    });
    const states = ['asked@x.org confirmed', 'joined@x.org confirmed', 'stays@x.org confirmed', 'waits@x.org pending'];
    expect(await readStates(db)).toEqual(states);
    expect(await importRows([2, 'new@x.org'], [3, 'twice@x.org'], [4, 'imported@x.org'])).toMatchObject({ added: 0, left: 3, notes: [] });
    expect(await readStates(db)).toEqual(states);
  });

  test('[CONF-2] who leaves while a file with their address is imported is not brought back', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    for (let queries = 0, isDone = false; !isDone; queries += 1) {
      const rows = [{ email: `${queries}@example.org`, source: 'import' as const, consent: 'a list' }];
      await addSubscribers(db, rows, deps.now());
      const { token } = await db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow();
      let leaving: Promise<boolean> | undefined;
      const paused = pauseAfter(db, queries, () => (leaving = leave(deps, token)));
      await addSubscribers(paused.db, rows, deps.now());
      await (leaving ?? leave(deps, token));
      expect(await readStates(db), `left after ${queries} queries`).toEqual([]);
      isDone = !paused.hasHappened();
    }
  });

  test('[CONF-2] who was imported without consent is asked at the newsletter’s pace, once, and not while it is off', async () => {
    const db = await open();
    const deps = createTestDeps(db, { SMTP_URL: 'smtp://localhost:1' });
    const emails = Array.from({ length: 5 }, (_, at) => ({ email: `${at}@example.org`, source: 'import' as const }));
    await addSubscribers(db, emails, deps.now());
    const handler = createConfirmationHandler(deps);
    const run = () =>
      handler.run(
        { name: '', key: '', payload: '', attempts: 1, createdAt: '', revision: 1, lease: '' },
        { signal: AbortSignal.timeout(60_000) },
      );
    expect(await run()).toBeUndefined();
    expect(deps.emails).toEqual([]);
    await turnNewsletterOn(db, 3);
    for (const time of ['first', 'woken at once']) {
      expect(await run(), time).toMatchObject({ at: expect.any(Date) });
      expect(deps.emails, time).toHaveLength(3);
    }
    deps.passTime(61_000);
    expect(await run()).toBeUndefined();
    expect(await run()).toBeUndefined();
    expect(deps.emails.map(({ to }) => to).toSorted()).toEqual(emails.map(({ email }) => email));
    await confirmSubscription(deps, tokenIn(deps));
    expect((await readStates(db)).filter((state) => state.endsWith('confirmed'))).toHaveLength(1);
  });
});

test('[CONF-2] an address with a line end, a second address or a name is none', () => {
  for (const email of [
    'a@x.org\r\nBcc: b@x.org',
    'a@x.org, b@x.org',
    'A <a@x.org>',
    'a@x\u2028.org',
    `${'a'.repeat(250)}@x.org`,
    'a@x.org\0',
    '',
  ])
    expect(subscribeForm.safeParse({ email, source: 'home' }).success, JSON.stringify(email)).toBe(false);
  expect(subscribeForm.safeParse({ email: ' a@x.org\n', source: 'home' }).data?.email).toBe('a@x.org');
});
