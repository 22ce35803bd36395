import { useEffect, useRef, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { useAction } from '#features/admin/actions/use-action.ts';
import { getListPath } from '#features/admin/list/list.ts';
import { ConfirmDialog } from '#features/admin/requests/confirm-dialog.tsx';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { toEmailAddress } from '#platform/text/email-address.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import { getReplySubject, quoteMessage } from './message-emails.ts';
import type { ReadMessage } from './messages.server.ts';
import { FOLDER_LABELS, type MessageFolder, messageList } from './messages.ts';

/** Some email apps cut longer URLs off. */
const QUOTED_LENGTH = 1500;

export function MessagePage({ message }: { message: ReadMessage }) {
  const { timeZone } = useSite();
  const { id, folder, spamReason, name, email, subject, receivedAt, readAt, repliedAt, isEmailed, isCopied, refusal } = message;
  useMarkRead(message);
  return (
    <article className="message">
      <p>
        <Link to={getListPath(messageList, { chosen: { folder } })}>← {FOLDER_LABELS[folder]}</Link>
      </p>
      <header className="admin-head">
        <h1 className="admin-title" dir="auto">
          {subject}
        </h1>
        <MessageActions id={id} folder={folder} isRead={readAt !== null} />
      </header>
      <p className="meta">
        <span>
          <bdi>{name}</bdi>
        </span>
        <a href={mailtoLink(email)}>{email}</a>
        <span>{formatDateTime(receivedAt, timeZone)}</span>
        {repliedAt && <span className="badge badge-quiet">Replied</span>}
        {!isEmailed && <span>Not emailed to you</span>}
        {isCopied && <span>The sender asked for a copy</span>}
      </p>
      {refusal && <Refusal words={refusal}>The mail server refused the email to you, so the message is only here.</Refusal>}
      {spamReason && <p className="notice">This looks like spam: {spamReason}.</p>}
      <p className="message-text" dir="auto">
        {message.message}
      </p>
      {message.replies.map((reply) => (
        <section key={reply.id} className="message-reply">
          <p className="meta">
            <span>Reply by {reply.sentBy}</span>
            <span>{formatDateTime(reply.sentAt, timeZone)}</span>
          </p>
          {reply.refusal && <Refusal words={reply.refusal}>The mail server refused this reply, so it didn’t arrive.</Refusal>}
          <p className="message-text" dir="auto">
            {reply.text}
          </p>
        </section>
      ))}
      <Answer message={message} />
    </article>
  );
}

function Refusal({ words, children }: { words: string; children: string }) {
  return (
    <p className="notice notice-error">
      {children} It said: <q dir="auto">{words}</q>
    </p>
  );
}

function useMarkRead({ id, readAt }: ReadMessage) {
  const { run } = useAction();
  const isDue = useRef(readAt === null);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    void run('message.mark', { id, isRead: true }, { failed: 'Failed to mark it as read' });
  }, [run, id]);
}

const MOVES: Record<MessageFolder, [MessageFolder, string][]> = {
  inbox: [
    ['archive', 'Archive'],
    ['spam', 'Spam'],
  ],
  archive: [['inbox', 'Move to the inbox']],
  spam: [['inbox', 'Not spam']],
};

function MessageActions({ id, folder, isRead }: { id: string; folder: MessageFolder; isRead: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy } = useAction();
  const leaveTo = getListPath(messageList, { chosen: { folder } });
  const options = { about: `message ${id}`, failed: 'Failed to change the message', leaveTo };
  async function deleteMessage() {
    await run('message.delete', { id }, { ...options, failed: 'Failed to delete the message' });
    setIsAsking(false);
  }
  return (
    <div className="admin-head-actions">
      {isRead && (
        <button type="button" className="tool" disabled={isBusy} onClick={() => void run('message.mark', { id, isRead: false }, options)}>
          Mark as unread
        </button>
      )}
      {MOVES[folder].map(([to, label]) => (
        <button
          key={to}
          type="button"
          className="tool"
          disabled={isBusy}
          onClick={() => void run('message.move', { id, folder: to }, options)}
        >
          {label}
        </button>
      ))}
      <button type="button" className="tool admin-row-delete" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Delete
      </button>
      {isAsking && (
        <ConfirmDialog title="Delete message" isBusy={isBusy} onConfirm={deleteMessage} onClose={() => setIsAsking(false)}>
          <p>The message and its replies will be deleted. You can’t get them back.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function Answer({ message }: { message: ReadMessage }) {
  const { email, name } = message;
  const { mailing } = useSite();
  const canAnswer = toEmailAddress(email) !== undefined;
  const quoted = quoteMessage({ ...message, message: message.message.slice(0, QUOTED_LENGTH) });
  const mailto = mailtoLink(email, { subject: getReplySubject(message), body: `\n\n${quoted}` });
  return (
    <>
      {!canAnswer && <p className="notice">The site can’t send email to this address.</p>}
      <p className="button-row">
        {mailing.takesMessages && canAnswer && (
          <Link className="button" to="reply" aria-label={`Reply to ${name}`}>
            Reply
          </Link>
        )}
        <a className="button button-quiet" href={mailto}>
          Reply in your email app
        </a>
      </p>
      <Outlet />
    </>
  );
}
