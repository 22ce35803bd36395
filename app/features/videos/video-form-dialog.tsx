import { type FormEvent, useId, useState } from 'react';
import { SignInDialog } from '#features/accounts/sign-in-dialog.tsx';
import { DraftOffer } from '#features/content/desk/draft-offer.tsx';
import { useDraft } from '#features/content/desk/use-draft.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { videoAnswerSchema } from './video-form.ts';
import { NO_VIDEO_URLS, splitVideoUrls, VIDEO_NOT_ADDED } from './video-url.ts';

interface Failed {
  url: string;
  message: string;
  reason?: string | undefined;
}

/** Adds videos by their addresses; after a mixed result only the failed ones stay, each with its reason. */
export function VideoForm({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const formId = useId();
  const draft = useDraft({ id: draftId, item: 'video/new', initial: { urls: '' } });
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<Failed[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const showToast = useToast();

  async function add() {
    const { urls = '' } = draft.read().fields;
    if (splitVideoUrls(urls).length === 0) {
      setError(NO_VIDEO_URLS);
      return showToast('error', NO_VIDEO_URLS);
    }
    setIsBusy(true);
    const result = await sendJson('/admin/save/video', { urls });
    setIsBusy(false);
    const answer = videoAnswerSchema.safeParse(result.kind === 'answered' ? result.body : undefined);
    if (!answer.success) return showToast('error', VIDEO_NOT_ADDED);
    if (!answer.data.ok) return answer.data.code === 'unauthorized' ? setIsSignedOut(true) : setError(answer.data.message);
    const { results } = answer.data;
    const left = results.filter(({ outcome }) => outcome === 'failed');
    for (const { outcome, message } of results) showToast(outcome === 'added' ? 'success' : 'error', message);
    setError(undefined);
    setFailed(left);
    draft.settle({ urls });
    if (left.length === 0) return onClose();
    draft.write({ urls: left.map(({ url }) => url).join('\n') });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void add();
  }

  return (
    <Dialog title="Add videos" onClose={onClose}>
      <form id={formId} className="dialog-body form" noValidate onSubmit={submit}>
        {draft.offered && (
          <DraftOffer draft={draft.offered} fields={draft.fields} onTake={draft.takeOffered} onDiscard={draft.discardOffered} />
        )}
        {failed.length > 0 && (
          <ul className="notice notice-error" role="alert">
            {failed.map(({ url, message, reason }) => (
              <li key={url}>
                {message.includes(url) ? message : `${message}: ${url}`}
                {reason && ` (${reason})`}
              </li>
            ))}
          </ul>
        )}
        <Field id={`${formId}-urls`} label="YouTube URLs" hint="One on a line" error={error} isRequired>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={6}
              value={draft.fields.urls}
              onChange={(event) => draft.write({ urls: event.target.value })}
            />
          )}
        </Field>
      </form>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={isBusy}>
          {isBusy ? 'Adding…' : 'Add'}
        </button>
      </footer>
      {isSignedOut && (
        <SignInDialog
          onClose={() => setIsSignedOut(false)}
          onSignedIn={() => {
            setIsSignedOut(false);
            void add();
          }}
        />
      )}
    </Dialog>
  );
}
