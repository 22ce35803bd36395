import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { enqueueJob } from '#db/jobs.server.ts';
import { EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import { toEmailAddress } from '#platform/text/email-address.ts';
import { createTestDeps, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { createToken } from './message-token.server.ts';
import { replyToMessage } from './messages.server.ts';
import { findMessageErrors, type PostedMessage, receiveMessage } from './receive-message.server.ts';

const MINUTE_MS = 60_000;
const WRITTEN = { name: 'Ama Owusu', email: 'ama@example.org', subject: 'Tea & cake', message: 'First line\nSecond' };
const numbers = Array.from({ length: 10_000 }, (_, at) => at).values();

/** A form as a person posts it: opened a minute ago, with a text of its own. */
function post({ settings, now }: TestDeps, changes: Partial<PostedMessage> = {}): PostedMessage {
  const token = createToken(settings.SESSION_SECRET, new Date(now().getTime() - MINUTE_MS));
  return { ...WRITTEN, message: `Text ${numbers.next().value}`, token, trap: '', wantsCopy: false, ...changes };
}

const listStored = (db: Db) => db.selectFrom('messages').selectAll().orderBy('receivedAt').execute();

describeOnEachDatabase('a message of the contact form', (open) => {
  async function openDeps() {
    const db = await open();
    const deps = createTestDeps(db);
    const clients = Array.from({ length: 250 }, (_, at) => `192.0.2.${at}`).values();
    const send = (changes: Partial<PostedMessage> = {}, address = clients.next().value ?? '') =>
      receiveMessage(deps, post(deps, changes), address);
    return { db, deps, send };
  }

  test('[CONF-1] is stored together with its email to the owner, whose answer goes to the visitor', async () => {
    const { db, deps, send } = await openDeps();
    const receipt = await send({ message: WRITTEN.message });
    expect(receipt).toEqual({ isSuspected: false, isEmailed: true, isCopied: false });
    expect(await listStored(db)).toMatchObject([{ ...WRITTEN, folder: 'inbox', spamReason: null, isEmailed: true, readAt: null }]);
    const { author } = (await deps.site.read()).site;
    expect(deps.emails).toEqual([
      { to: author.email, replyTo: WRITTEN.email, subject: WRITTEN.subject, text: expect.stringContaining('First line\nSecond\n') },
    ]);
  });

  test.each(['r&d@firm.example.com', 'taro.@docomo.ne.jp', 'dept/sales@example.com', 'olga@пример.рф'])(
    '[CONF-1] of %j is stored, copied and answered',
    async (email) => {
      const { db, deps, send } = await openDeps();
      expect(findMessageErrors({ ...WRITTEN, email })).toEqual({});
      expect(await send({ email, wantsCopy: true })).toEqual({ isSuspected: false, isEmailed: true, isCopied: true });
      const [stored] = await listStored(db);
      expect(stored).toMatchObject({ email });
      await replyToMessage(deps, stored?.id ?? '', { replyId: 'r', text: 'Hello', sentBy: 'me@example.org' });
      const address = toEmailAddress(email);
      expect(deps.emails.slice(0, 2)).toMatchObject([{ replyTo: address }, { to: address }]);
      expect(deps.emails.map(({ to }) => toEmailAddress(to)).at(-1)).toBe(address);
    },
  );

  test.each(['ama@localhost', 'ama@192.0.2.1', 'анна@пример.рф', 'x?bcc=v@intranet'])(
    '[CONF-1] of %j, which the site sends nothing to, is in the inbox and says so',
    async (email) => {
      const { db, deps, send } = await openDeps();
      expect(findMessageErrors({ ...WRITTEN, email })).toEqual({});
      expect(await send({ email, wantsCopy: true })).toEqual({ isSuspected: false, isEmailed: true, isCopied: false });
      expect(await listStored(db)).toMatchObject([{ email, folder: 'inbox', isEmailed: true, isCopied: false }]);
      expect(deps.emails).toEqual([expect.not.objectContaining({ replyTo: expect.anything() })]);
      expect(deps.emails[0]?.text).toContain('The site can’t send email to this address');
    },
  );

  test('[CONF-1] is one message however often its form is posted, also at once', async () => {
    const { db, deps } = await openDeps();
    const posted = post(deps, { wantsCopy: true });
    const receipts = await Promise.all(Array.from({ length: 5 }, () => receiveMessage(deps, posted, '192.0.2.1')));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await receiveMessage(deps, posted, '192.0.2.2')).toEqual({ isSuspected: false, isEmailed: true, isCopied: true });
    expect(await listStored(db)).toHaveLength(1);
    expect(await db.selectFrom('jobs').select('key').where('name', '=', EMAIL_JOB).execute()).toHaveLength(2);
  });

  test('[CONF-1] stays deleted when its form is posted again', async () => {
    const { db, deps } = await openDeps();
    const posted = post(deps);
    await receiveMessage(deps, posted, '192.0.2.1');
    await db.deleteFrom('messages').execute();
    expect(await receiveMessage(deps, posted, '192.0.2.1')).toEqual({ isRepeated: true });
    expect(await listStored(db)).toEqual([]);
    expect(deps.emails).toHaveLength(1);
  });

  test('[CONF-1] is another one when the form that was sent is gone back to and rewritten', async () => {
    const { db, deps } = await openDeps();
    const posted = post(deps);
    await receiveMessage(deps, posted, '192.0.2.1');
    await receiveMessage(deps, { ...posted, message: 'What I forgot to say' }, '192.0.2.1');
    expect((await listStored(db)).map(({ message }) => message).toSorted()).toEqual([posted.message, 'What I forgot to say'].toSorted());
  });

  test.each<[string, RegExp, (deps: TestDeps) => Partial<PostedMessage>]>([
    ['filled the hidden field', /can’t see/, () => ({ trap: 'x' })],
    ['has no token', /wasn’t opened/, () => ({ token: '' })],
    ['has another site’s token', /wasn’t opened/, ({ now }) => ({ token: createToken('another secret', now()) })],
    ['came too fast', /within seconds/, ({ settings, now }) => ({ token: createToken(settings.SESSION_SECRET, now()) })],
    [
      'came too late',
      /more than a day/,
      ({ settings, now }) => ({ token: createToken(settings.SESSION_SECRET, new Date(now().getTime() - 25 * 60 * MINUTE_MS)) }),
    ],
    ['has many links', /4 links/, () => ({ message: 'http://a http://b https://c www.d' })],
    ['has a link as its subject', /A link/, () => ({ subject: 'https://casino.example' })],
  ])('[CONF-1] that %s is kept in Spam with its reason, and emailed to nobody', async (_, reason, change) => {
    const { db, deps, send } = await openDeps();
    expect(await send({ wantsCopy: true, ...change(deps) })).toEqual({ isSuspected: true, isEmailed: false, isCopied: false });
    expect(await listStored(db)).toMatchObject([{ folder: 'spam', spamReason: expect.stringMatching(reason) }]);
    expect(deps.emails).toEqual([]);
  });

  test('[CONF-1] is suspected when its text was sent before, or its connection has sent many', async () => {
    const { db, send } = await openDeps();
    await send({ message: 'Buy  NOW' });
    await send({ message: 'buy now' });
    for (let count = 0; count < 4; count += 1) await send({}, '198.51.100.1');
    const reasons = (await listStored(db)).map(({ spamReason }) => spamReason);
    expect(reasons.filter((reason) => reason?.startsWith('The same text'))).toHaveLength(1);
    expect(reasons.filter((reason) => reason?.startsWith('4 messages from one connection'))).toHaveLength(1);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(4);
  });

  test('[CONF-1] is stored when the outbox is full', async () => {
    const { db, deps, send } = await openDeps();
    for (let count = 0; count < 900; count += 1) {
      await enqueueJob(db, { name: EMAIL_JOB, key: String(count), payload: '', createdAt: deps.now() });
    }
    expect(await send({ wantsCopy: true })).toEqual({ isSuspected: false, isEmailed: false, isCopied: false });
    expect(await listStored(db)).toMatchObject([{ folder: 'inbox', isEmailed: false }]);
  });

  test('[CONF-1] is refused past ten an hour of one connection and a hundred in all, and taken again an hour later', async () => {
    const { db, deps, send } = await openDeps();
    for (let count = 0; count < 10; count += 1) await send({}, '2001:db8::1');
    await expect(send({}, '2001:db8::2')).rejects.toMatchObject({ code: 'rate-limited' });
    for (let count = 0; count < 90; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'rate-limited' });
    expect(await listStored(db)).toHaveLength(100);
    deps.passTime(61 * MINUTE_MS);
    await send({}, '2001:db8::1');
    expect(await listStored(db)).toHaveLength(101);
  });

  test('[CONF-1] is refused when ten thousand are stored', async () => {
    const { db, send } = await openDeps();
    await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 10000)
      insert into messages (id, folder, name, email, subject, message, text_hash, search_text, is_emailed, is_copied, received_at)
      select 'm' || i, 'spam', '', '', '', '', '', '', false, false, '2026-01-01T00:00:00.000Z' from n`.execute(db);
    await expect(send()).rejects.toMatchObject({ code: 'rate-limited' });
    await db.deleteFrom('messages').where('id', '=', 'm1').execute();
    await send();
  });

  test('[CONF-1] is copied to an address once a day, no matter who asks', async () => {
    const { deps, send } = await openDeps();
    const isCopied = async (email: string) => {
      const receipt = await send({ email, wantsCopy: true });
      return 'isCopied' in receipt && receipt.isCopied;
    };
    expect([await isCopied('a@example.org'), await isCopied('A@example.org'), await isCopied('b@example.org')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(deps.emails.filter(({ subject }) => subject.startsWith('Copy:')).map(({ to }) => to)).toEqual([
      'a@example.org',
      'b@example.org',
    ]);
    deps.passTime(25 * 60 * MINUTE_MS);
    expect(await isCopied('a@example.org')).toBe(true);
  });
});

test('[CONF-1] each field has a bound and more than control characters', () => {
  const long = (length: number) => 'x'.repeat(length);
  expect(findMessageErrors(WRITTEN)).toEqual({});
  expect(findMessageErrors({ name: long(201), email: `${long(250)}@host`, subject: long(301), message: long(10_001) })).toEqual({
    name: 'At most 200 characters',
    email: 'At most 254 characters',
    subject: 'At most 300 characters',
    message: 'At most 10,000 characters',
  });
  const empty = '\0 \x1b';
  expect(Object.keys(findMessageErrors({ ...WRITTEN, name: empty, subject: empty, message: empty }))).toEqual([
    'name',
    'subject',
    'message',
  ]);
});
