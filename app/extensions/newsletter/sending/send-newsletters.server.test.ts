import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { MailFailure } from '#platform/mail/mail.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { insertDraft, insertDueNote, insertSubscribers, readDeliveries, readState } from '../stored-newsletters.testing.ts';
import { deleteRefusedAddresses, endSubscription } from '../subscribers/subscribers.server.ts';
import { createListMail, createTestSender } from '../test-sender.testing.ts';
import {
  changeNewsletter,
  findNewsletter,
  finishNewsletters,
  listUnsent,
  repeatDelivery,
  scheduleNewsletter,
} from './newsletters.server.ts';

describeOnEachDatabase('a newsletter', (open) => {
  test('[CONF-3] goes once to each confirmed subscriber of its audience, with the link to leave of each', async () => {
    const db = await open();
    const everything = await insertSubscribers(db, 3);
    await insertSubscribers(db, 2, { category: 'marketing' });
    await insertSubscribers(db, 2, { category: 'brand' });
    await insertSubscribers(db, 2, { state: 'pending' });
    const { mail, sent, ids } = createListMail();
    const id = await insertDueNote(db, { category: 'marketing' });
    await createTestSender(db, { mail }).runAll();
    const wanted = ['marketing-1', 'marketing-2', 'reader-1', 'reader-2', 'reader-3'].map((name) => `${name}@example.org`);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(wanted);
    for (const { to, leaveUrl = '', html, text } of sent) {
      const token = everything.find(({ email }) => email === to)?.token ?? '';
      expect(leaveUrl).toContain(token);
      expect([html, text].every((written) => written?.includes(leaveUrl) && !written.includes('leave.invalid'))).toBe(true);
    }
    expect(new Set(ids).size).toBe(5);
    expect(await readDeliveries(db, id)).toEqual({ sent: 5 });
    expect(await readState(db, id)).toBe('sent');
  });

  test('[CONF-3] keeps its rate, which each run begins with', async () => {
    const db = await open();
    await insertSubscribers(db, 5);
    const { mail, sent } = createListMail();
    await insertDueNote(db);
    const sender = createTestSender(db, { mail, emailsPerMinute: 120 });
    const startedAt = sender.now().getTime();
    const next = await sender.run();
    expect(sent).toHaveLength(2);
    const aheadMs = (next?.at?.getTime() ?? 0) - startedAt;
    expect(aheadMs).toBeGreaterThanOrEqual(1000);
    expect(aheadMs).toBeLessThan(1000 + 10_000);
  });

  test('[CONF-3] that was killed while it handed over an email goes on with the others, and shows the doubtful one', async () => {
    const db = await open();
    await insertSubscribers(db, 3);
    const id = await insertDueNote(db);
    const killed = createTestSender(db, { mail: { send: () => new Promise(() => undefined) } });
    void killed.run();
    await expect.poll(() => readDeliveries(db, id), { timeout: 30_000 }).toEqual({ sending: 1, waiting: 2 });
    const { mail, sent } = createListMail();
    const sender = createTestSender(db, { mail });
    await sender.runAll();
    expect(await readDeliveries(db, id)).toEqual({ doubtful: 1, sent: 2 });
    expect(await readState(db, id)).toBe('sent');
    const [doubtful] = (await listUnsent(db, id)).items;
    expect(doubtful).toMatchObject({ state: 'doubtful', reason: 'The site stopped while it was handing over this email.' });
    expect(sent.map(({ to }) => to)).not.toContain(doubtful?.email);
    expect(await repeatDelivery(db, { id, subscriberId: doubtful?.subscriberId ?? '' }, sender.now())).toBe(true);
    expect(await repeatDelivery(db, { id, subscriberId: doubtful?.subscriberId ?? '' }, sender.now())).toBe(false);
    await sender.runAll();
    expect(sent).toHaveLength(3);
    expect(await readDeliveries(db, id)).toEqual({ sent: 3 });
  });

  test('[CONF-3] is sent to nobody twice by two processes', async () => {
    const db = await open();
    await insertSubscribers(db, 40);
    const { mail, sent } = createListMail();
    const id = await insertDueNote(db);
    await createTestSender(db, { mail, emailsPerMinute: 1 }).run();
    const two = [createTestSender(db, { mail }), createTestSender(db, { mail })];
    await Promise.all(two.map((sender) => sender.run()));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
    await two[0]?.runAll();
    const { sent: settled = 0, doubtful = 0 } = await readDeliveries(db, id);
    expect(settled + doubtful).toBe(40);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
  });

  test('[CONF-3] ends the subscription of an address that is refused, once another was accepted after it; a policy ends none', async () => {
    const db = await open();
    await insertSubscribers(db, 9);
    const replies = [
      '550 5.1.1 No such user',
      '550-No such user',
      '550 5.7.1 Relaying denied',
      '550 5.4.1 Recipient denied',
      '552 5.3.4 Too large',
      '550 5.1.8 Bad sender',
      '552 5.2.2 Mailbox full',
    ];
    const failures = replies.map((reply, at) => [`reader-${at + 1}@example.org`, [refused(reply)]]);
    const { mail } = createListMail({
      ...Object.fromEntries(failures),
      'reader-9@example.org': [refused('550 5.1.1 No such user')],
    });
    const id = await insertDueNote(db);
    await createTestSender(db, { mail, emailsPerMinute: 120 }).run();
    expect(await countSubscribers(db)).toBe(9);
    await createTestSender(db, { mail }).runAll();
    expect((await listUnsent(db, id)).items.map(({ email, state, hasLeft }) => [email?.slice(7, 8), state, hasLeft]).toSorted()).toEqual([
      ['1', 'refused', true],
      ['2', 'refused', true],
      ...['3', '4', '5', '6', '7'].map((reader) => [reader, 'failed', false]),
      ['9', 'refused', false], // the server may accept nobody any more
    ]);
    expect(await countSubscribers(db)).toBe(7);
    expect(await db.selectFrom('unsubscribes').select('emailHash').execute()).toHaveLength(2);
    for (const [days, addresses] of [
      [29, 8],
      [31, 6], // of those who are subscribers still
    ] as const) {
      await deleteRefusedAddresses(db, new Date(Date.now() + days * 86_400_000));
      expect((await listUnsent(db, id)).items.filter(({ email }) => email)).toHaveLength(addresses);
    }
  });

  test('[CONF-3] pauses itself after ten refusals in a row, in the server’s words, and nobody of the row is left out or unsubscribed', async () => {
    const db = await open();
    await insertSubscribers(db, 30);
    const { mail, sent } = createListMail({
      ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`reader-${at + 10}@example.org`, [refused('550 Quota exceeded')]])),
      'reader-3@example.org': [refused('550 No such user')],
    });
    const id = await insertDueNote(db);
    const sender = createTestSender(db, { mail });
    await sender.runAll();
    const problem = 'The mail server refused 10 emails in a row, the last with these words: 550 Quota exceeded';
    expect(await findNewsletter(db, id)).toMatchObject({ state: 'paused', problem });
    expect(await readDeliveries(db, id)).toEqual({ sent: 8, refused: 1, waiting: 21 });
    expect(await sender.describeFault()).toBe(`A newsletter is paused. ${problem}`);
    expect(await countSubscribers(db)).toBe(30);
    await change(db, id, 'resume');
    expect(await sender.describeFault()).toBeUndefined();
    await sender.runAll();
    expect(await readDeliveries(db, id)).toEqual({ sent: 27, refused: 3 });
    expect(sent.map(({ to }) => to)).toContain('reader-10@example.org');
    expect(await countSubscribers(db)).toBe(27);
  });

  test('[CONF-3] ends no subscription while a mail server refuses everybody, and comes to its end all the same', async () => {
    const db = await open();
    await insertSubscribers(db, 25);
    const mail = { send: () => Promise.reject(refused('554 5.7.1 Blocked', 'DATA')) };
    const id = await insertDueNote(db);
    const sender = createTestSender(db, { mail });
    await sender.runAll();
    expect(await readDeliveries(db, id)).toEqual({ waiting: 25 });
    for (let tries = 1; tries <= 2; tries += 1) {
      await change(db, id, 'resume');
      await sender.runAll();
    }
    expect(await readState(db, id)).toBe('sent');
    expect(await readDeliveries(db, id)).toEqual({ failed: 25 });
    expect(await countSubscribers(db)).toBe(25);
  });

  test('[CONF-3] is sent again after a pause to who was put off, four times at most', async () => {
    const db = await open();
    await insertSubscribers(db, 3);
    const { mail, sent, ids } = createListMail({
      'reader-1@example.org': [deferred('451 4.7.1 Greylisted')],
      'reader-2@example.org': Array.from({ length: 9 }, () => deferred('451 4.7.1 Greylisted')),
    });
    const id = await insertDueNote(db);
    const sender = createTestSender(db, { mail });
    const startedAt = sender.now().getTime();
    await sender.runAll();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['reader-1@example.org', 'reader-3@example.org']);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(3); // one Message-ID each
    expect(sender.now().getTime() - startedAt).toBeGreaterThan(2 * 3_600_000);
    expect((await listUnsent(db, id)).items).toMatchObject([{ state: 'failed', reason: '451 4.7.1 Greylisted' }]);
  });

  test('[CONF-3] waits as a whole where ten in a row are put off, then pauses in the server’s words, and goes on with everybody', async () => {
    for (const step of ['RCPT TO', 'DATA']) {
      const db = await open();
      await insertSubscribers(db, 40);
      const { mail, sent } = createListMail();
      let isThrottled = true;
      const asked = new Set<string>();
      const throttled: typeof mail = {
        async send(email, identity) {
          asked.add(email.to);
          if (isThrottled) throw deferred('454 4.7.0 Throttling failure', step);
          await mail.send(email, identity);
        },
      };
      const id = await insertDueNote(db);
      const sender = createTestSender(db, { mail: throttled });
      const outages = await sender.runAll();
      expect(outages).toEqual(Array(5).fill('the mail server asks to try again later (454 4.7.0 Throttling failure)'));
      expect(asked.size).toBeLessThanOrEqual(15); // one after each pause
      const problem = 'The mail server deferred 10 emails in a row, the last with these words: 454 4.7.0 Throttling failure';
      expect(await findNewsletter(db, id)).toMatchObject({ state: 'paused', problem });
      expect(await sender.describeFault()).toBe(`A newsletter is paused. ${problem}`);
      expect(await db.selectFrom('deliveries').select('attempts').distinct().execute()).toEqual([{ attempts: 0 }]);
      await change(db, id, 'resume');
      expect(await sender.runAll()).toHaveLength(5); // as long as the server does
      expect(await readDeliveries(db, id)).toEqual({ waiting: 40 });
      await change(db, id, 'resume');
      isThrottled = false;
      expect(await sender.runAll()).toEqual([]);
      expect(await readDeliveries(db, id)).toEqual({ sent: 40 });
      expect(new Set(sent.map(({ to }) => to)).size).toBe(40);
    }
  });

  test('[CONF-3] goes on without a word to the author where the server accepts again within the pauses', async () => {
    const db = await open();
    await insertSubscribers(db, 30);
    const { mail, sent } = createListMail();
    const greylisted = new Map<string, number>();
    const id = await insertDueNote(db);
    const sender = createTestSender(db, {
      mail: {
        async send(email, identity) {
          const at = sender.now().getTime();
          const firstAt = greylisted.get(email.to) ?? at;
          greylisted.set(email.to, firstAt);
          if (at - firstAt < 240_000) throw deferred('450 4.2.0 Greylisted');
          await mail.send(email, identity);
        },
      },
    });
    const outages = await sender.runAll();
    expect(outages.length).toBeGreaterThan(0);
    expect(await readState(db, id)).toBe('sent');
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  test('[CONF-3] does not wait as a whole for mailboxes that are full, put off among others that take it', async () => {
    const db = await open();
    await insertSubscribers(db, 60);
    const full = Array.from({ length: 20 }, (_, at) => `reader-${at * 3 + 1}@example.org`);
    const gone = Array.from({ length: 5 }, (_, at) => `reader-${at * 12 + 2}@example.org`);
    const { mail } = createListMail({
      ...Object.fromEntries(full.map((email) => [email, Array.from({ length: 9 }, () => deferred('452 4.2.2 Mailbox full'))])),
      ...Object.fromEntries(gone.map((email) => [email, [refused('550 5.1.1 No such user')]])),
    });
    const id = await insertDueNote(db);
    expect(await createTestSender(db, { mail }).runAll()).toEqual([]);
    expect(await readState(db, id)).toBe('sent');
    expect(await readDeliveries(db, id)).toEqual({ sent: 35, failed: 20, refused: 5 });
  });

  test('[CONF-3] goes again to those who failed, are subscribers still, and to nobody else', async () => {
    const db = await open();
    const people = await insertSubscribers(db, 6);
    const { mail, sent } = createListMail({
      'reader-1@example.org': [refused('554 5.7.1 Policy', 'DATA')],
      'reader-2@example.org': [refused('554 5.7.1 Policy', 'DATA')],
      'reader-3@example.org': [refused('550 5.1.1 No such user')],
      'reader-4@example.org': Array.from({ length: 4 }, () => deferred('451 4.3.0 Later')),
      'reader-5@example.org': [new MailFailure('unreachable', { isDoubtful: true })],
    });
    const id = await insertDueNote(db);
    const sender = createTestSender(db, { mail });
    await sender.runAll();
    const { version = 0, finishedAt } = (await findNewsletter(db, id)) ?? {};
    expect(finishedAt).not.toBeNull();
    expect(await readDeliveries(db, id)).toMatchObject({ failed: 3, doubtful: 1 });
    await endSubscription(db, { ids: people.filter(({ email }) => email === 'reader-2@example.org').map((each) => each.id) }, sender.now());
    const before = sent.map(({ to }) => to);
    const press = () => changeNewsletter(db, { id, version, action: 'retry' }, sender.now());
    expect((await Promise.all([press(), press()])).toSorted()).toEqual([false, true]);
    expect(await findNewsletter(db, id)).toMatchObject({ state: 'sending', finishedAt: null });
    await sender.runAll();
    expect(
      sent
        .map(({ to }) => to)
        .slice(before.length)
        .toSorted(),
    ).toEqual(['reader-1@example.org', 'reader-4@example.org']);
    expect(await readState(db, id)).toBe('sent');
    expect(await readDeliveries(db, id)).toMatchObject({ failed: 1, doubtful: 1 });
  });

  test('[CONF-3] waits as a whole while the mail server is away; an email that it may have is doubtful', async () => {
    const db = await open();
    await insertSubscribers(db, 3);
    const away = (isDoubtful: boolean) => new MailFailure('unreachable', { isDoubtful });
    const { mail, sent, ids } = createListMail(
      Object.fromEntries([1, 2, 3].map((at) => [`reader-${at}@example.org`, [away(false), away(false)]])),
    );
    const id = await insertDueNote(db);
    const sender = createTestSender(db, { mail });
    await expect(sender.run()).rejects.toMatchObject({ outage: 'passing' });
    expect(ids).toHaveLength(1);
    expect(await readDeliveries(db, id)).toEqual({ waiting: 3 });
    await expect(sender.run()).rejects.toMatchObject({ outage: 'passing' });
    const cut = createTestSender(db, { mail: { send: () => Promise.reject(away(true)) } });
    await expect(cut.run()).rejects.toMatchObject({ outage: 'passing' });
    expect(await readDeliveries(db, id)).toEqual({ doubtful: 1, waiting: 2 });
    expect((await listUnsent(db, id)).items).toMatchObject([{ reason: 'The mail server took the email but didn’t answer.' }]);
    expect(sent).toEqual([]);
  });

  test('[CONF-3] pauses after the email under way, goes on where it was, and stops', async () => {
    const db = await open();
    await insertSubscribers(db, 4);
    const { mail, sent } = createListMail();
    const id = await insertDueNote(db);
    const pausing = createTestSender(db, {
      mail: {
        async send(email, identity) {
          await change(db, id, 'pause');
          await mail.send(email, identity);
        },
      },
    });
    await pausing.run();
    expect(await readDeliveries(db, id)).toEqual({ sent: 1, waiting: 3 });
    await pausing.run();
    expect(sent).toHaveLength(1);
    await change(db, id, 'resume');
    const sender = createTestSender(db, { mail, emailsPerMinute: 60 });
    await sender.run();
    expect(sent).toHaveLength(2);
    await change(db, id, 'stop');
    await sender.runAll();
    expect(await readDeliveries(db, id)).toEqual({ sent: 2, waiting: 2 });
    expect(await readState(db, id)).toBe('stopped');
    expect(await change(db, id, 'resume')).toBe(false);
  });

  test('[CONF-3] that was stopped sends no doubtful email again', async () => {
    const db = await open();
    await insertSubscribers(db, 2);
    const id = await insertDueNote(db);
    const mail = { send: () => Promise.reject(new MailFailure('unreachable', { isDoubtful: true })) };
    await expect(createTestSender(db, { mail }).run()).rejects.toMatchObject({ outage: 'passing' });
    await change(db, id, 'stop');
    const subscriberId = (await listUnsent(db, id)).items[0]?.subscriberId ?? '';
    expect(await repeatDelivery(db, { id, subscriberId }, new Date())).toBe(false);
    expect(await readDeliveries(db, id)).toEqual({ doubtful: 1, waiting: 1 });
  });

  test('[CONF-3] is not finished over a doubtful email that is sent again at the same moment', async () => {
    const db = await open();
    await insertSubscribers(db, 1);
    const id = await insertDueNote(db);
    const mail = { send: () => Promise.reject(new MailFailure('unreachable', { isDoubtful: true })) };
    await expect(createTestSender(db, { mail }).run()).rejects.toMatchObject({ outage: 'passing' });
    const subscriberId = (await listUnsent(db, id)).items[0]?.subscriberId ?? '';
    for (let round = 0; round < 40; round += 1) {
      await Promise.all([repeatDelivery(db, { id, subscriberId }, new Date()), finishNewsletters(db, new Date())]);
      expect(await readState(db, id)).toBe('sending');
      await db.updateTable('deliveries').set({ state: 'doubtful' }).execute();
    }
  });

  test('[CONF-3] waits while the newsletter is off, and without one nothing wakes the job', async () => {
    const db = await open();
    await insertSubscribers(db, 1);
    const off = createTestSender(db, { hasNewsletter: '' });
    expect(await off.run()).toEqual({ at: null });
    const id = await insertDueNote(db);
    expect((await off.run())?.at).not.toBeNull();
    expect(await readState(db, id)).toBe('scheduled');
    await createTestSender(db).runAll();
    expect(await readState(db, id)).toBe('sent');
  });

  test('[CONF-3] leaves out who left meanwhile, and who came after it began', async () => {
    const db = await open();
    const [first] = await insertSubscribers(db, 3);
    const { mail, sent } = createListMail();
    const id = await insertDueNote(db);
    const sender = createTestSender(db, { mail, emailsPerMinute: 60 });
    const left = { mail: { send: async (...args: Parameters<typeof mail.send>) => mail.send(...args) } };
    await createTestSender(db, { ...left, emailsPerMinute: 60 }).run();
    const gone = ['reader-1@example.org', 'reader-2@example.org', 'reader-3@example.org'].find((to) => to !== sent[0]?.to);
    await db
      .deleteFrom('subscribers')
      .where('email', '=', gone ?? first?.email ?? '')
      .execute();
    await insertSubscribers(db, 1, { category: 'brand' });
    await sender.runAll();
    expect(sent).toHaveLength(2);
    expect(sent.map(({ to }) => to)).not.toContain(gone);
    expect(await readDeliveries(db, id)).toEqual({ sent: 2 });
  });

  test('[AUTH-12] [CONF-3] the activity says who scheduled, sent, paused, resumed and stopped one', async () => {
    const db = await open();
    const by = 'owner@example.org';
    const now = new Date();
    const id = await insertDraft(db, now, { content: '<p>Hello.</p>' });
    await scheduleNewsletter(db, { id, version: 1, by, at: new Date(now.getTime() + 60_000) }, now);
    await changeNewsletter(db, { id, version: 2, by, action: 'unschedule' }, now);
    await scheduleNewsletter(db, { id, version: 3, by, at: now }, now);
    expect(await scheduleNewsletter(db, { id, version: 3, by, at: now }, now)).toBe(false);
    await db.updateTable('newsletters').set({ state: 'sending' }).execute();
    for (const [at, action] of (['pause', 'resume', 'stop'] as const).entries())
      await changeNewsletter(db, { id, version: 4 + at, by, action }, now);
    const entries = await db.selectFrom('activityEntries').select(['doneBy', 'action', 'title']).execute();
    const names = ['paused', 'resumed', 'scheduled', 'sent', 'stopped', 'unscheduled'].map((name) => `${name}-newsletter`);
    expect(entries.map(({ action }) => action).sort()).toEqual(names);
    expect(entries[0]).toMatchObject({ doneBy: by, title: 'News' });
  });

  test('[CONF-3] waits for its date, and is a draft again if its article is not public then', async () => {
    const db = await open();
    await insertSubscribers(db, 2);
    const article = await insertArticle(db);
    const { mail, sent } = createListMail();
    const sender = createTestSender(db, { mail });
    const at = new Date(sender.now().getTime() + 3_600_000);
    const id = await insertDraft(db, sender.now(), { articleId: article.id });
    await scheduleNewsletter(db, { id, version: 1, at }, sender.now());
    expect(await sender.run()).toEqual({ at });
    expect(sent).toEqual([]);
    await db.updateTable('articles').set({ isDraft: true }).where('id', '=', article.id).execute();
    sender.passTime(3_600_000);
    expect(await sender.run()).toEqual({ at: null });
    expect(await findNewsletter(db, id)).toMatchObject({ state: 'draft', problem: 'The article isn’t public, so nothing was sent.' });
    await db.updateTable('articles').set({ isDraft: false }).where('id', '=', article.id).execute();
    await scheduleNewsletter(db, { id, version: 3, at }, sender.now());
    await sender.runAll();
    expect(sent).toHaveLength(2);
  });
});

function refused(reply: string, step = 'RCPT TO'): MailFailure {
  return new MailFailure('refused', { code: reply.slice(0, 3), step, reply });
}

function deferred(reply: string, step = 'RCPT TO'): MailFailure {
  return new MailFailure('deferred', { code: reply.slice(0, 3), step, reply });
}

async function change(db: Db, id: string, action: 'pause' | 'resume' | 'stop'): Promise<boolean> {
  const version = (await findNewsletter(db, id))?.version ?? 0;
  return changeNewsletter(db, { id, version, action }, new Date());
}

async function countSubscribers(db: Db): Promise<number> {
  return (await db.selectFrom('subscribers').select('id').execute()).length;
}
