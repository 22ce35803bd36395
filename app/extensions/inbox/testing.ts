import { parseListQuery } from '#features/admin/list/list.ts';
import type { ExtensionTesting } from '#tests/support/extensions.ts';
import { hostileEmails } from './hostile-emails.testing.ts';
import { listMessages } from './messages.server.ts';
import { messageList } from './messages.ts';

const AT = '2026-03-04T05:06:07.089Z';
const sender = { name: 'Ama', email: 'ama@example.org', subject: 'Tea', message: 'Words', searchText: 'words', spamReason: null };
const unread = { isEmailed: true, isCopied: false, readAt: null, repliedAt: null, folder: 'inbox' as const };

export const inbox: ExtensionTesting = {
  async fillTables(db, words) {
    const marks = { folder: 'spam' as const, spamReason: words, textHash: 'h', isEmailed: true, isCopied: false, refusal: words };
    const written = { name: words, email: 'ada@example.org', subject: words, message: words, searchText: words };
    await db
      .insertInto('messages')
      .values({ id: 'message-1', ...written, ...marks, receivedAt: AT, readAt: AT, repliedAt: null })
      .execute();
    await db
      .insertInto('messageReplies')
      .values({ id: 'reply-1', messageId: 'message-1', text: words, sentAt: AT, sentBy: 'ada@example.org' })
      .execute();
  },
  lists: {
    messages: {
      fill: (db, { ids, at }) =>
        db
          .insertInto('messages')
          .values(ids.map((id) => ({ id, ...sender, ...unread, receivedAt: at, textHash: id })))
          .execute(),
      read: (db, page) => listMessages(db, parseListQuery(messageList, new URLSearchParams({ page: String(page) }))),
    },
  },
  dialectsShownBy: { 'app/extensions/inbox/messages.server.ts': 'app/extensions/inbox/messages.server.test.ts' },
  hostileEmails,
};
