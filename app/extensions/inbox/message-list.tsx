import { useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import { AdminList, ListHead, ListTabs } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import { isFiltered, type ListQuery } from '#features/admin/list/list.ts';
import { ConfirmDialog } from '#features/admin/requests/confirm-dialog.tsx';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ListedMessage, listMessages } from './messages.server.ts';
import { messageList } from './messages.ts';

interface MessageListProps {
  query: ListQuery<typeof messageList>;
  list: Awaited<ReturnType<typeof listMessages>>;
  /** ISO 8601: when the list was read. */
  readAt: string;
  isFull: boolean;
}

const EMPTY = {
  inbox: 'No messages. What visitors send with the contact form shows up here.',
  archive: 'Nothing archived.',
  spam: 'No spam.',
};

export function MessageList({ query, list, readAt, isFull }: MessageListProps) {
  const { timeZone } = useSite();
  const { folder = 'inbox' } = query.chosen;
  return (
    <>
      <ListHead title="Messages" exported="/admin/messages.csv">
        {folder === 'spam' && list.count > 0 && !isFiltered(messageList, query) && <DeleteSpam until={readAt} />}
      </ListHead>
      {isFull && (
        <p className="notice notice-error" role="alert">
          The message store is full, so the contact form can’t take any more. Delete some messages, such as the spam, to make room.
        </p>
      )}
      <ListTabs shape={messageList} query={query} label="Folders" />
      <AdminList shape={messageList} query={query} list={list} empty={EMPTY[folder]} row={(message) => toRow(message, timeZone)} />
    </>
  );
}

function toRow(message: ListedMessage, timeZone: string): AdminRowData {
  const { id, name, subject, snippet, spamReason, refusal, receivedAt, readAt, repliedAt } = message;
  return {
    key: id,
    title: subject,
    href: `/admin/messages/${id}`,
    look: readAt === null ? 'message-unread' : undefined,
    snippet,
    flags: [
      readAt === null && { text: 'Unread' },
      refusal !== null && { text: 'Not emailed to you' },
      repliedAt !== null && { text: 'Replied', look: 'quiet' },
    ],
    facts: [name, formatDateTime(receivedAt, timeZone), spamReason],
  };
}

function DeleteSpam({ until }: { until: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAction();
  async function deleteAll() {
    await run('spam.delete', { until }, { failed: 'Failed to delete the spam' });
    setIsAsking(false);
  }
  return (
    <>
      <button type="button" className="tool admin-row-delete" onClick={() => setIsAsking(true)}>
        Delete all spam
      </button>
      {isAsking && (
        <ConfirmDialog title="Delete all spam" isBusy={isBusy} onConfirm={deleteAll} onClose={() => setIsAsking(false)}>
          <p>Every message in this folder will be deleted, on all pages. You can’t get them back.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
