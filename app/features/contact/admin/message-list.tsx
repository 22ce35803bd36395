import { useState } from 'react';
import { Form, Link } from 'react-router';
import { ChoiceFilter, SearchFilter } from '#features/admin/lists/list-filters.tsx';
import { DeleteDialog } from '#features/admin/requests/delete-dialog.tsx';
import { useChange } from '#features/admin/requests/use-change.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ListedMessage } from '../messages.server.ts';
import { FOLDER_LABELS, FOLDERS, getMessagesPath, type MessageQuery } from '../messages.ts';

interface MessageListProps {
  query: MessageQuery;
  messages: readonly ListedMessage[];
  count: number;
  /** ISO 8601: when the list was read. */
  readAt: string;
  isFull: boolean;
}

export function MessageList({ query, messages, count, readAt, isFull }: MessageListProps) {
  const { folder, text, isUnread } = query;
  const isFiltered = text !== '' || isUnread;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Messages</h1>
        <div className="admin-head-actions">
          {folder === 'spam' && count > 0 && !isFiltered && <DeleteSpam until={readAt} />}
          <a className="tool" href="/admin/messages.csv" download>
            Export as CSV
          </a>
        </div>
      </header>
      {isFull && (
        <p className="notice notice-error" role="alert">
          The message store is full, so the contact form can’t take any more. Delete some messages, such as the spam, to make room.
        </p>
      )}
      <nav className="tabs message-folders" aria-label="Folders">
        {FOLDERS.map((each) => (
          <Link key={each} className="tab" to={getMessagesPath({ folder: each })} aria-current={each === folder ? 'page' : undefined}>
            {FOLDER_LABELS[each]}
          </Link>
        ))}
      </nav>
      <Form key={folder} method="get" action="/admin/messages" className="list-filters" role="search" autoComplete="off">
        <SearchFilter value={text} placeholder="Words from a message, a name or an address" />
        <ChoiceFilter
          label="Show"
          name="show"
          value={isUnread ? 'unread' : ''}
          options={[
            ['', 'All'],
            ['unread', 'Unread'],
          ]}
        />
        <button type="submit" className="button button-quiet">
          Search
        </button>
        {folder !== 'inbox' && <input type="hidden" name="folder" value={folder} />}
      </Form>
      {messages.length === 0 ? (
        <p className="empty empty-title">
          {isFiltered ? (
            <>
              Nothing matches. <Link to={getMessagesPath({ folder })}>Show all</Link>
            </>
          ) : (
            EMPTY[folder]
          )}
        </p>
      ) : (
        <ul className="admin-list">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
    </>
  );
}

const EMPTY = {
  inbox: 'No messages. What visitors send with the contact form shows up here.',
  archive: 'Nothing archived.',
  spam: 'No spam.',
};

function MessageRow({
  message: { id, name, subject, snippet, spamReason, refusal, receivedAt, readAt, repliedAt },
}: {
  message: ListedMessage;
}) {
  const { timeZone } = useSite();
  return (
    <li className={readAt === null ? 'admin-row message-unread' : 'admin-row'}>
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          <Link to={`/admin/messages/${id}`}>{subject}</Link>
        </h2>
        <p className="message-snippet" dir="auto">
          {snippet}
        </p>
        <p className="meta">
          {readAt === null && <span className="badge">Unread</span>}
          {refusal && <span className="badge">Not emailed to you</span>}
          {repliedAt !== null && <span className="badge badge-quiet">Replied</span>}
          <span>
            <bdi>{name}</bdi>
          </span>
          <span>{formatDateTime(receivedAt, timeZone)}</span>
          {spamReason && <span>{spamReason}</span>}
        </p>
      </div>
    </li>
  );
}

function DeleteSpam({ until }: { until: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = useChange();
  async function deleteAll() {
    const body = { action: 'delete', until };
    await change({ path: '/admin/spam', body, done: 'Spam deleted', failed: 'Failed to delete the spam' });
    setIsAsking(false);
  }
  return (
    <>
      <button type="button" className="tool admin-row-delete" onClick={() => setIsAsking(true)}>
        Delete all spam
      </button>
      {isAsking && (
        <DeleteDialog title="Delete all spam" isBusy={isBusy} onDelete={deleteAll} onClose={() => setIsAsking(false)}>
          <p>Every message in this folder will be deleted, on all pages. You can’t get them back.</p>
        </DeleteDialog>
      )}
    </>
  );
}
