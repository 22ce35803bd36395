import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import { type Mail, MailFailure } from '#platform/mail/mail.server.ts';
import { toCsvLine } from '#platform/text/csv.ts';
import { foldText } from '#platform/text/fold.ts';
import { createTestDeps } from '#tests/factories/accounts.ts';
import { isDrained, openTestOutbox } from '#tests/factories/outbox.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { createToken } from './message-token.server.ts';
import {
  changeMessage,
  checkMessages,
  countMessages,
  deleteMessage,
  deleteOldMessages,
  deleteSpam,
  getMessage,
  listMessages,
  recordRefusal,
  replyToMessage,
  writeMessagesCsv,
} from './messages.server.ts';
import { messageList } from './messages.ts';
import { receiveMessage } from './receive-message.server.ts';

const AT = '2026-11-22T12:00:00.000Z';

interface Values {
  id: string;
  subject?: string;
  message?: string;
  folder?: 'inbox' | 'archive' | 'spam';
  receivedAt?: string;
}

async function insertMessage(
  db: Db,
  { id, subject = 'Tea', message = 'Words', folder = 'inbox', receivedAt = '2026-03-01T10:00:00.000Z' }: Values,
) {
  const text = { name: 'Ama', email: 'ama@example.org', subject, message };
  const marks = { spamReason: null, textHash: id, isEmailed: true, isCopied: false, readAt: null, repliedAt: null };
  const searchText = foldText(Object.values(text).join(' '));
  await db
    .insertInto('messages')
    .values({ id, folder, ...text, ...marks, searchText, receivedAt })
    .execute();
}

const query = (search = '') => parseListQuery(messageList, new URLSearchParams(search));

describeOnEachDatabase('the messages of the admin', (open) => {
  test('[CONF-1] are listed by folder, searched in every field, counted while unread, moved and deleted', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    expect(await countMessages(deps)).toEqual({ unread: 0, isShown: false });
    await insertMessage(db, { id: 'old', subject: 'Über 100 % Tee' });
    await insertMessage(db, { id: 'new', message: 'cake', receivedAt: '2026-03-02T10:00:00.000Z' });
    await insertMessage(db, { id: 'bad', folder: 'spam' });
    const list = async (search = '') => (await listMessages(db, query(search))).items.map(({ id }) => id);
    expect([await list(), await list('folder=spam'), await list('folder=archive')]).toEqual([['new', 'old'], ['bad'], []]);
    expect([await list('q=100 %25 ÜBER'), await list('q=ama@'), await list('q=nothing')]).toEqual([['old'], ['new', 'old'], []]);
    expect(await countMessages(deps)).toEqual({ unread: 2, isShown: true });
    await changeMessage(deps, 'new', 'read');
    expect([await list('show=unread'), (await countMessages(deps)).unread]).toEqual([['old'], 1]);
    await changeMessage(deps, 'new', 'unread');
    await changeMessage(deps, 'old', 'archive');
    await changeMessage(deps, 'bad', 'inbox');
    expect([await list(), await list('folder=archive')]).toEqual([['new', 'bad'], ['old']]);
    await changeMessage(deps, 'bad', 'spam');
    await deleteSpam(db, '2026-03-01T09:00:00.000Z');
    expect(await list('folder=spam')).toEqual(['bad']);
    await deleteSpam(db, '2026-03-01T10:00:00.000Z');
    await deleteMessage(db, 'new');
    expect([await list(), await list('folder=spam')]).toEqual([[], []]);
    await expect(changeMessage(deps, 'new', 'read')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('[CONF-1] are answered from the site once, with the owner as the one to answer back to', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await insertMessage(db, { id: 'one', message: 'First\nSecond' });
    const reply = { replyId: randomUUID(), text: 'Yes', sentBy: 'owner@example.org' };
    await Promise.all([replyToMessage(deps, 'one', reply), replyToMessage(deps, 'one', reply)]);
    expect(await db.selectFrom('jobs').select('key').where('name', '=', EMAIL_JOB).execute()).toHaveLength(1);
    const { author } = (await deps.site.read()).site;
    expect(deps.emails).toEqual([
      {
        to: 'ama@example.org',
        replyTo: author.email,
        isPersonal: true,
        subject: 'Re: Tea',
        text: 'Yes\n\nAma wrote:\n> First\n> Second\n',
      },
    ]);
    const { replies, repliedAt, readAt } = await getMessage(db, 'one');
    expect([replies.map(({ text }) => text), repliedAt, readAt]).toEqual([['Yes'], expect.any(String), expect.any(String)]);
  });

  test('[CONF-1] say where the mail server refused the email to the owner, or a reply, which leaves them unread', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const token = createToken(deps.settings.SESSION_SECRET, new Date(deps.now().getTime() - 60_000));
    const written = { name: 'Ama', email: 'ama@example.org', subject: 'Tea', message: 'Words' };
    await receiveMessage(deps, { ...written, token, trap: '', wantsCopy: true }, '192.0.2.1');
    const id = (await listMessages(db, query())).items[0]?.id ?? '';
    await replyToMessage(deps, id, { replyId: randomUUID(), text: 'Yes', sentBy: 'owner@example.org' });
    await replyToMessage(deps, id, { replyId: randomUUID(), text: 'And no', sentBy: 'owner@example.org' });
    const send: Mail['send'] = async ({ subject, text }) => {
      if (subject === 'Tea' || text.startsWith('And')) throw new MailFailure('refused', { reply: `550 no ${subject}` });
    };
    openTestOutbox(db, { mail: { send }, onRefused: (email) => recordRefusal(db, email) });
    await isDrained(db);
    const message = await getMessage(db, id);
    expect(message).toMatchObject({
      refusal: '550 no Tea',
      readAt: null,
      repliedAt: message.replies.find(({ text }) => text === 'Yes')?.sentAt,
    });
    expect(message.replies.map(({ text, refusal }) => [text, refusal]).toSorted()).toEqual([
      ['And no', '550 no Re: Tea'],
      ['Yes', null],
    ]);
  });

  test('[CONF-1] are exported whole as CSV, in which no cell is a formula', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    for (let count = 0; count < 250; count += 1) await insertMessage(db, { id: `m${String(count).padStart(3, '0')}` });
    await insertMessage(db, { id: 'n', subject: '=HYPERLINK("http://evil.example")', message: 'a\n"b", c' });
    await replyToMessage(deps, 'n', { replyId: randomUUID(), text: '@me', sentBy: 'owner@example.org' });
    const lines = await Array.fromAsync(writeMessagesCsv(db));
    expect(lines).toHaveLength(1 + 251 + 1);
    expect(lines[0]).toBe(
      'receivedAt,folder,spamReason,name,email,subject,message,isEmailed,isCopied,readAt,repliedAt,id,reply,repliedBy\r\n',
    );
    expect(lines[251]).toContain(`,Ama,ama@example.org,"'=HYPERLINK(""http://evil.example"")","a\n""b"", c",true,false,`);
    expect(lines[252]).toMatch(/,n,'@me,owner@example\.org\r\n$/);
  });

  test('[CONF-1] are deleted with their replies once they are older than the months that they are kept', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await insertMessage(db, { id: 'old', receivedAt: '2025-03-31T09:00:00.000Z' });
    await insertMessage(db, { id: 'kept', receivedAt: '2025-03-31T11:00:00.000Z' });
    await replyToMessage(deps, 'old', { replyId: randomUUID(), text: 'Yes', sentBy: 'owner@example.org' });
    await deleteOldMessages(db, { now: new Date('2026-03-31T10:00:00Z'), months: 12 });
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([{ id: 'kept' }]);
    expect(await db.selectFrom('messageReplies').select('id').execute()).toEqual([]);
  });

  test('[OPS-4] unread messages whose email was refused are wrong', async () => {
    const db = await open();
    const check = () => checkMessages({ openDb: async () => db });
    const written = { name: '', email: '', subject: '', message: '', textHash: '', searchText: '', receivedAt: AT, repliedAt: null };
    const message = { ...written, folder: 'inbox', spamReason: null, isEmailed: true, isCopied: false, refusal: '550 no' } as const;
    await db
      .insertInto('messages')
      .values({ ...message, id: 'read', readAt: AT })
      .execute();
    expect(await check()).toMatchObject([{ level: 'well' }]);
    await db
      .insertInto('messages')
      .values({ ...message, id: 'unread', readAt: null })
      .execute();
    expect(await check()).toMatchObject([
      { level: 'wrong', message: expect.stringContaining('One unread message couldn’t be emailed to you') },
    ]);
  });
});

test.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('[CONF-1] a cell that begins as a formula does is text: %j', (text) => {
  expect(toCsvLine([text, 'b'])).toMatch(/^"?'/);
});
