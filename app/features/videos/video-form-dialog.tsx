import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ActionResult, readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause, getPassingRefusal } from '#features/admin/requests/refusal.ts';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { useIsMounted } from '#features/editor/form/use-is-mounted.ts';
import { CloseGuard } from '#features/editor/recovery/close-guard.tsx';
import { KeptNotice } from '#features/editor/recovery/kept-notice.tsx';
import { RecoveryNotice } from '#features/editor/recovery/recovery-notice.tsx';
import { type Recovery, useRecovery } from '#features/editor/recovery/use-recovery.ts';
import { useAutomaticSave } from '#features/editor/save/automatic-save.ts';
import { SaveFault } from '#features/editor/save/save-fault.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, focusFirstError } from '#ui/field.tsx';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import { NO_VIDEO_URLS, splitVideoUrls, VIDEO_NOT_ADDED } from './video-form.ts';

interface Failed {
  url: string;
  message: string;
  reason?: string | undefined;
}

const AT_ONCE = 3;
const EMPTY = { urls: '' };
const LABELS = { urls: 'YouTube URLs' };

/** After a mixed result only the failed URLs stay, each with its reason. */
export function VideoForm({ recoveryId, onClose }: OpenedForm) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const recovery = useRecovery({ id: recoveryId, kind: 'video', initial: EMPTY });
  const { submit, automatic, error, failed, refusal, progress } = useVideoImport({ recovery, recoveryId, form, onClose });

  return (
    <Dialog title="Add videos" onClose={onClose}>
      <form ref={form} id={formId} className="dialog-body form" noValidate onSubmit={submit}>
        {recovery.offered && (
          <RecoveryNotice
            changes={recovery.offered}
            more={recovery.moreOffered}
            fields={recovery.fields}
            labels={LABELS}
            onRestore={recovery.swapIn}
            onDiscard={recovery.discardOffered}
          />
        )}
        <KeptNotice kept={recovery.kept} />
        <FailedUrls failed={failed} />
        <Field id={`${formId}-urls`} label={LABELS.urls} hint="One per line" error={error} isRequired>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={6}
              value={recovery.fields.urls}
              onChange={(event) => recovery.write({ urls: event.target.value })}
            />
          )}
        </Field>
      </form>
      <footer className="dialog-foot">
        <SaveFault refusal={refusal} automatic={automatic.state} isKept={recovery.isDirty() && recovery.kept.onDevice} button="Add" />
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={progress !== undefined}>
          {progress === undefined ? 'Add' : `Adding${progress}…`}
        </button>
      </footer>
      <CloseGuard recovery={recovery} />
    </Dialog>
  );
}

function FailedUrls({ failed }: { failed: readonly Failed[] }) {
  if (failed.length === 0) return null;
  return (
    <ul className="notice notice-error" role="alert">
      {failed.map(({ url, message, reason }) => (
        <li key={url}>
          {message.includes(url) ? message : `${message}: ${url}`}
          {reason && ` (${reason})`}
        </li>
      ))}
    </ul>
  );
}

interface VideoImport extends OpenedForm {
  recovery: Recovery;
  form: RefObject<HTMLFormElement | null>;
}

/** Adds the URLs of the form, a few at a time to show the progress; unsent ones stay in the form. */
function useVideoImport({ recovery, recoveryId, form, onClose }: VideoImport) {
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<Failed[]>([]);
  const [progress, setProgress] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const isSending = useRef(false);
  const isOpen = useIsMounted();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();
  const automatic = useAutomaticSave(async () => {
    if (listUrls().length > 0) await add({ isByItself: true });
  });

  const listUrls = () => splitVideoUrls(recovery.read().fields.urls ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    void add();
  }

  async function add({ isByItself = false } = {}) {
    if (isSending.current) return; // a double click
    isSending.current = true;
    await addAll(listUrls(), isByItself);
    isSending.current = false;
  }

  async function addAll(urls: string[], isByItself: boolean) {
    if (urls.length === 0) return refuse(NO_VIDEO_URLS);
    setError(undefined);
    setFailed([]);
    for (let from = 0; from < urls.length; from += AT_ONCE) {
      setProgress(urls.length > AT_ONCE ? ` ${from + 1} of ${urls.length}` : '');
      const isAnswered = await addPortion(urls.slice(from, from + AT_ONCE), isByItself);
      if (!isAnswered) break;
    }
    setProgress(undefined);
    if (listUrls().length === 0 && isOpen.current) onClose();
  }

  /** False if the site did not respond; the URLs are still in the form then. */
  async function addPortion(urls: string[], isByItself: boolean): Promise<boolean> {
    const result = await sendWithReauth(() => sendAction('video.add', { urls: urls.join('\n') }));
    const passing = getPassingRefusal(result)?.formError;
    setRefusal(passing);
    if (passing !== undefined) {
      if (isOpen.current) automatic.refused();
      if (!isByItself) showToast('error', VIDEO_NOT_ADDED, { about: recoveryId });
      return false;
    }
    automatic.settled();
    const answer = readAnswer<ActionResult<'video.add'>>(result);
    if (!answer) {
      refuse(getCause(result) ?? VIDEO_NOT_ADDED);
      return false;
    }
    const { results } = answer;
    dismissErrors(recoveryId);
    for (const { url, outcome, message, reason } of results)
      showToast(outcome === 'added' ? 'success' : 'error', message, {
        about: `video ${url}`,
        cause: outcome === 'added' ? reason : undefined,
        countedText: (count) => `${count} videos added`,
      });
    const left = results.filter(({ outcome }) => outcome === 'failed');
    const stays = (url: string) => !urls.includes(url) || left.some((each) => each.url === url);
    setFailed((earlier) => [...earlier, ...left]);
    recovery.write({ urls: listUrls().filter(stays).join('\n') });
    return true;
  }

  function refuse(message: string) {
    flushSync(() => setError(message));
    showToast('error', message, { about: recoveryId });
    focusFirstError(form.current);
  }

  return { submit, automatic, error, failed, refusal, progress };
}
