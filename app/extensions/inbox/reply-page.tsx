import { type FormEvent, useEffect, useId, useState } from 'react';
import { useAction } from '#features/admin/actions/use-action.ts';
import { loadSignIn } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { useBackToList } from '#features/editor/form/content-form.tsx';
import { CloseGuard, useLeaving } from '#features/editor/recovery/close-guard.tsx';
import { KeptNotice, KeptWords } from '#features/editor/recovery/kept-notice.tsx';
import { RecoveryNotice } from '#features/editor/recovery/recovery-notice.tsx';
import { useRecovery } from '#features/editor/recovery/use-recovery.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ReadMessage } from './messages.server.ts';
import { MAX_REPLY, REPLY } from './messages.ts';

/** A reply, written and kept as articles are. Restored, it has its first id again, so that it is never sent twice. */
export function ReplyPage({ message: { id, name, message }, replyId }: { message: ReadMessage; replyId: string }) {
  const [initial] = useState({ text: '', replyId });
  const recovery = useRecovery({ id: initial.replyId, kind: REPLY, initial, base: { id, version: 1 } });
  const { fields, offered, kept } = recovery;
  const { text = '' } = fields;
  const { author } = useSite();
  const { run, isBusy } = useAction();
  const formId = useId();
  const close = useBackToList();
  const leave = useLeaving(recovery, close);
  useEffect(() => void loadSignIn(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    const sent = { text, replyId: fields.replyId ?? replyId };
    const isSent = await run('message.reply', { id, ...sent }, { failed: 'Failed to send the reply', reloads: false });
    if (!isSent) return;
    recovery.markSaved(sent, { id, version: 1 });
    close();
  }

  const bar = (
    <>
      <p className="publication-states publication-note" role="status">
        {recovery.isDirty() && <KeptWords kept={kept} />}
      </p>
      <button type="submit" form={formId} className="button" disabled={isBusy || text.trim() === ''} aria-busy={isBusy}>
        Send reply
      </button>
    </>
  );
  return (
    <Dialog title={`Reply to ${name}`} onClose={leave} size="page" bar={bar}>
      <div className="content-form-notices">
        {offered && (
          <RecoveryNotice
            changes={offered}
            more={recovery.moreOffered}
            fields={{ text }}
            labels={{ text: 'Reply' }}
            onRestore={recovery.swapIn}
            onDiscard={recovery.discardOffered}
          />
        )}
        <KeptNotice kept={kept} />
      </div>
      <form id={formId} className="dialog-body content-form" onSubmit={send}>
        <div className="content-form-text reply">
          <textarea
            className="content-text"
            aria-label="Reply"
            placeholder={`Write to ${name}`}
            dir="auto"
            required
            maxLength={MAX_REPLY}
            value={text}
            onChange={({ target }) => recovery.write({ text: target.value })}
          />
          <p className="field-hint">Answers will go to {author.email}. The message will be quoted below your reply.</p>
          <p className="message-text" dir="auto">
            {message}
          </p>
        </div>
        <CloseGuard recovery={recovery} />
      </form>
    </Dialog>
  );
}
