import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getDialect } from '#db/client.server.ts';
import { MailFailure } from '#platform/mail/mail.server.ts';
import {
  countWaiting,
  createMail,
  HOUR_MS,
  isDrained,
  openTestOutbox,
  PATIENTLY,
  QUICK,
  SECRET,
  SLOW,
  toEmail,
} from '#tests/factories/outbox.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { EMAIL_JOB } from './outbox.server.ts';

describeOnEachDatabase('an email in the outbox', (open) => {
  test('[OPS-8] is not sent once its link has ended', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('unreachable'));
    const outbox = openTestOutbox(db, { mail, timing: { ...SLOW, lookMs: 20 } });
    await outbox.put();
    await expect.poll(outbox.fault, PATIENTLY).toBeDefined();
    outbox.passTime(HOUR_MS + 1);
    await isDrained(db);
    expect(sent).toEqual([]);
    expect(outbox.events()).toContain('job expired');
  });

  test('[OPS-8] is deleted with a line in the log when the secret is another, or somebody has changed it', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('unreachable'), new MailFailure('unreachable'));
    const earlier = openTestOutbox(db, { mail, timing: SLOW });
    await earlier.put();
    await earlier.put();
    await expect.poll(earlier.fault, PATIENTLY).toBeDefined();
    await earlier.stop();
    const [first, second] = await db.selectFrom('jobs').select(['key', 'payload']).execute();
    await db
      .updateTable('jobs')
      .set({ payload: second?.payload ?? '' })
      .where('key', '=', first?.key ?? '')
      .execute();
    const moved = openTestOutbox(db, { mail: createMail(new MailFailure('deferred')).mail, timing: SLOW });
    await expect.poll(() => countWaiting(db), PATIENTLY).toBe(1);
    await moved.stop();
    const outbox = openTestOutbox(db, { mail, secret: `${SECRET}-another` });
    await isDrained(db);
    expect(sent).toEqual([]);
    expect([...moved.events(), ...outbox.events()].filter((event) => event === 'email unreadable')).toHaveLength(2);
  });

  test('[OPS-8] is not there when its transaction was not', async () => {
    const db = await open();
    const { mail, sent } = createMail();
    const outbox = openTestOutbox(db, { mail });
    const change = db.transaction().execute(async (tx) => {
      await outbox.enqueue(tx, toEmail({}), { expiresAt: new Date(Date.now() + HOUR_MS) });
      throw new Error('something else failed');
    });
    await expect(change).rejects.toThrow('something else failed');
    await outbox.put({ subject: 'kept' });
    await isDrained(db);
    expect(sent).toEqual(['kept']);
  });

  test('[AUTH-9] is one of a thousand at most; what tells of a change finds room when what was asked for does not', async () => {
    const db = await open();
    const outbox = openTestOutbox(db, { mail: createMail().mail, timing: SLOW });
    await outbox.stop();
    const at = new Date().toISOString();
    const row = { name: EMAIL_JOB, payload: '', attempts: 0, revision: 1, dueAt: at, createdAt: at, expiresAt: at };
    const fill = (many: number) =>
      db
        .insertInto('jobs')
        .values(Array.from({ length: many }, () => ({ key: randomUUID(), ...row })))
        .execute();
    await fill(899);
    await outbox.put();
    const full = { code: 'unavailable', publicMessage: 'Too many emails wait to be sent. Please try again later.' };
    await expect(outbox.put()).rejects.toMatchObject(full);
    await expect(outbox.put({}, { isWanted: false })).rejects.toMatchObject(full);
    await fill(99);
    await outbox.put({}, { isNotice: true });
    await expect(outbox.put({}, { isNotice: true })).rejects.toMatchObject(full);
    expect(await countWaiting(db)).toBe(1000);
  });

  test('[AUTH-8] that nobody is to get is written and taken out in one transaction', async () => {
    const db = await open();
    const { mail, sent } = createMail();
    const outbox = openTestOutbox(db, { mail });
    await outbox.put({ subject: 'to nobody' }, { isWanted: false });
    await outbox.put({ subject: 'to somebody' }, { isWanted: true });
    await isDrained(db);
    expect(sent).toEqual(['to somebody']);
  });

  test('[AUTH-3] has one address, or is refused before anything is stored', async () => {
    const db = await open();
    const outbox = openTestOutbox(db, createMail());
    await expect(outbox.put({ to: 'a@example.org, evil@example.com' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await countWaiting(db)).toBe(0);
  });

  test('[OPS-8] that a process was sending when it died is sent by the next one, and by another only when the claim has ended', async () => {
    const db = await open();
    const { mail, sent } = createMail();
    const died = openTestOutbox(db, { mail: { send: () => new Promise(() => undefined) }, timing: { ...SLOW, stopMs: 500, graceMs: 500 } });
    await died.put();
    const listLeases = () => db.selectFrom('jobs').select('lease').where('lease', 'is not', null).execute();
    await expect.poll(listLeases, PATIENTLY).toHaveLength(1);
    const claimed = await db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    await died.stop();
    await db.updateTable('jobs').set(claimed).execute(); // as a process leaves it that says nothing when it ends
    const outbox = openTestOutbox(db, { mail, timing: { ...QUICK, lookMs: 20 } });
    if (getDialect(db) === 'postgres') {
      await expect.poll(outbox.looks, PATIENTLY).toBeGreaterThan(8);
      expect(sent).toEqual([]);
      outbox.passTime(121_000);
    }
    await isDrained(db);
    expect(sent).toEqual(['Hello']);
  });

  test('[OPS-8] is not lost to a clock that was ahead', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('deferred'));
    const outbox = openTestOutbox(db, { mail, timing: { ...SLOW, lookMs: 20 } });
    const year = 365 * 24 * HOUR_MS;
    outbox.passTime(year);
    await outbox.put({}, { expiresAt: new Date(Date.now() + year + HOUR_MS) });
    await expect.poll(outbox.events, PATIENTLY).toContain('job failed');
    outbox.passTime(-year);
    await isDrained(db);
    expect(sent).toEqual(['Hello']);
  });
});
