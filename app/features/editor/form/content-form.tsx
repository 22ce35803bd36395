import { type ComponentType, type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import { LibraryPicker } from '#features/admin/library/library-picker.tsx';
import { isPassing } from '#features/admin/requests/refusal.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstError } from '#ui/field.tsx';
import { usePart } from '#ui/use-part.ts';
import { PublicationButtons } from '../publication/publication-buttons.tsx';
import { PublicationLine, useNow } from '../publication/publication-line.tsx';
import { getMainButton, getPublicationState, SAVE_DRAFT } from '../publication/publication-state.ts';
import { CloseGuard } from '../recovery/close-guard.tsx';
import { getKeptWords } from '../recovery/recovery-notice.tsx';
import type { WriteOptions } from '../recovery/use-recovery.ts';
import type { HistoryProps } from '../revisions/history-dialog.tsx';
import { SaveFault } from '../save/save-fault.tsx';
import { useUploads } from '../upload/uploads.tsx';
import { FormNotices } from './form-notices.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

export type OpenedForm = Omit<ContentFormOptions, 'kind'>;

export interface FieldsProps {
  formId: string;
  kindName: string;
  id: string | undefined;
  fields: FieldValues;
  errors: Record<string, string>;
  write: (changes: FieldValues, options?: WriteOptions) => void;
  /** Leaves out fields that only a stored item has. */
  isNew: boolean;
  /** ISO 8601; undefined for what readers do not see. */
  publicSince?: string | undefined;
}

interface ContentFormProps extends ContentFormOptions {
  children: (props: FieldsProps) => ReactNode;
}

export function ContentForm({ children, ...options }: ContentFormProps) {
  const { kind, onClose } = options;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { waitingFor } = useUploads();
  const { mailing } = useSite();
  const isAdmin = useIsAdmin();
  const content = useContentForm(options);
  const { recovery, item, savedAt, isSaving, problem, failedTries, write, store, keep, act, automatic, missing, isSavedByItself } = content;
  const now = useNow(savedAt);
  const state = getPublicationState(item, now ?? new Date());

  const restoreFields = (fields: FieldValues) => recovery.swapIn({ fields });

  useEffect(() => {
    if (failedTries > 0) focusFirstError(form.current);
  }, [failedTries]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void store(isAdmin ? 'publish' : 'draft');
  }

  function actByKey(event: KeyboardEvent<HTMLFormElement>) {
    goOnByEnter(event);
    if (event.altKey && event.key === 'F10') return focusToolbar(event);
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!event.repeat) void keep();
  }

  return (
    <Dialog title={kind.isSingle ? kind.noun : `${item ? 'Edit' : 'Add'} ${kind.name}`} onClose={onClose} size="page">
      <form ref={form} id={formId} className="dialog-body content-form" noValidate onSubmit={submit} onKeyDown={actByKey}>
        <LibraryPicker>
          {children({
            formId,
            kindName: kind.name,
            id: item?.id,
            fields: recovery.fields,
            errors: problem?.fieldErrors ?? {},
            write,
            isNew: item === undefined,
            publicSince: state === 'published' || state === 'changed' ? item?.publishedAt : undefined,
          })}
        </LibraryPicker>
      </form>
      <FormNotices kind={kind} {...content} />
      <footer className="dialog-foot content-form-foot">
        <SaveFault
          refusal={problem && isPassing(problem.code) ? problem.formError : undefined}
          automatic={automatic}
          missing={missing}
          isKept={recovery.isDirty() && recovery.kept.onDevice}
          button={isAdmin ? getMainButton(kind, state) : SAVE_DRAFT}
        />
        <div className="content-form-states">
          <PublicationLine kind={kind} item={item} savedAt={savedAt} now={now} />
          <p className="content-form-state" role="status">
            {waitingFor
              ? `Waiting for ${waitingFor} …`
              : isSaving
                ? 'Saving…'
                : recovery.isDirty()
                  ? getKeptWords(recovery.kept)
                  : isSavedByItself && 'Saved'}
          </p>
        </div>
        <PublicationButtons
          kind={kind}
          formId={formId}
          item={item}
          now={now}
          isSaving={isSaving}
          onCancel={onClose}
          onSave={(action, publishAt) => void store(action, publishAt)}
          onAct={(action) => void act(action)}
        >
          {isAdmin && item && kind.name === 'article' && state === 'published' && mailing.hasNewsletter && (
            <Link className="button button-quiet" to={`/admin/newsletters/new?article=${encodeURIComponent(item.id)}`}>
              Send as email
            </Link>
          )}
          {item && (
            <HistoryButton kind={kind.name} id={item.id} fields={recovery.fields} labels={kind.form.labels} onRestore={restoreFields} />
          )}
        </PublicationButtons>
      </footer>
      <CloseGuard recovery={recovery} />
    </Dialog>
  );
}

/** Alt+F10, as in other editors. */
function focusToolbar(event: KeyboardEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
}

const FIELDS = 'input:not([type="hidden"], [hidden]), select, textarea, [contenteditable="true"]';
const ONE_LINE = 'input:not([type="checkbox"], [type="radio"], [type="file"]), [data-one-line]';

/** Moves on to the next field on Enter in a one-line field, and sends nothing. */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing) return;
  if (!(target instanceof Element) || !target.matches(ONE_LINE) || event.isDefaultPrevented()) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(isReachable);
  fields.find((field) => target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus();
}

function isReachable(field: HTMLElement): boolean {
  return field.tabIndex >= 0 && !field.matches(':disabled') && field.getClientRects().length > 0;
}

/** Goes back to the list as it was, and loads it again. */
export function useBackToList(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    void (async () => {
      await navigate({ pathname: pathname.slice(0, pathname.lastIndexOf('/')), search }, { preventScrollReset: true });
      await revalidate();
    })();
  };
}

function HistoryButton(props: Omit<HistoryProps, 'onClose'>) {
  const [Dialog, setDialog] = useState<ComponentType<HistoryProps>>();
  const loadDialog = usePart(() => import('../revisions/history-dialog.tsx'), 'The history');
  async function open() {
    const part = await loadDialog();
    if (part) setDialog(() => part.HistoryDialog);
  }
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void open()}>
        History
      </button>
      {Dialog && <Dialog {...props} onClose={() => setDialog(undefined)} />}
    </>
  );
}
