import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { LibraryPicker } from '#features/admin/library/library-picker.tsx';
import { isPassing } from '#features/admin/requests/refusal.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstError } from '#ui/field.tsx';
import { Slot } from '#ui/slot.tsx';
import { useDialogPart } from '#ui/use-part.ts';
import { SwapsContext } from '../body/swaps.ts';
import { BarContext, type BarPlaces, MenuItem, PublicationBar } from '../publication/publication-bar.tsx';
import { PublicationLine, useNow } from '../publication/publication-line.tsx';
import { getMainButton, getPublicationState, type PublicationState, SAVE_DRAFT } from '../publication/publication-state.ts';
import { CloseGuard, useLeaving } from '../recovery/close-guard.tsx';
import { KeptWords } from '../recovery/kept-notice.tsx';
import type { WriteOptions } from '../recovery/use-recovery.ts';
import { SaveFault } from '../save/save-fault.tsx';
import { useUploads } from '../upload/uploads.tsx';
import { FormNotices } from './form-notices.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    /** Beside the actions of a stored item. */
    'form.actions': { kind: string; id: string; state: PublicationState };
  }
}

export type OpenedForm = Omit<ContentFormOptions, 'kind'>;

export interface FieldsProps {
  formId: string;
  kindName: string;
  id: string | undefined;
  fields: FieldValues;
  errors: Record<string, string>;
  write: (changes: FieldValues, options?: WriteOptions) => void;
  keep: ReturnType<typeof useContentForm>['keep'];
  /** Leaves out fields that only a stored item has. */
  isNew: boolean;
  /** ISO 8601; undefined for what readers do not see. */
  publicSince?: string | undefined;
}

interface ContentFormProps extends ContentFormOptions {
  children: (props: FieldsProps) => ReactNode;
}

export function ContentForm({ children, ...options }: ContentFormProps) {
  const { kind, onClose, proposals = [], waiting } = options;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useVisibleHeight(form);
  const { waitingFor } = useUploads();
  const content = useContentForm(options);
  const { recovery, item, isSaving, problem, failedTries, write, store, keep, mayPublish, act, automatic, missing, isSaved } = content;
  const leave = useLeaving(recovery, onClose);
  const now = useNow(item);
  const state = getPublicationState(item, now ?? new Date());

  const publicSince = state === 'published' || state === 'changed' ? item?.publishedAt : undefined;
  const {
    name,
    form: { labels, dateBox },
  } = kind;
  const { fields } = recovery;
  const onRestore = (restored: FieldValues) => recovery.swapIn({ fields: restored });
  const isNewest = publicSince && dateBox ? fields[dateBox] === 'on' : undefined;
  const mainButton = mayPublish ? getMainButton(kind, state, isNewest) : SAVE_DRAFT;
  const history = useDialogPart(async () => (await import('../revisions/history-dialog.tsx')).HistoryDialog, 'The history');
  const [places, setPlaces] = useState<BarPlaces>({ buttons: null, end: null, menu: null });

  useEffect(() => {
    if (failedTries > 0) focusFirstError(form.current);
  }, [failedTries]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void store(mayPublish ? 'publish' : 'draft');
  }

  function actByKey(event: KeyboardEvent<HTMLFormElement>) {
    goOnByEnter(event);
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!event.repeat) void keep();
  }

  const stateLine = (
    <div className="publication-states">
      {kind.isSingle && <strong>{kind.noun}</strong>}
      <PublicationLine kind={kind} item={item} now={now} isDirty={recovery.isDirty()} />
      <p className="publication-note" role="status">
        {waitingFor ? (
          `Waiting for ${waitingFor} …`
        ) : isSaving ? (
          'Saving…'
        ) : recovery.isDirty() ? (
          <KeptWords kept={recovery.kept} />
        ) : (
          isSaved && 'Saved'
        )}
      </p>
    </div>
  );

  return (
    <BarContext value={places}>
      <Dialog
        title={kind.isSingle ? kind.noun : `${item ? 'Edit' : 'Add'} ${kind.name}`}
        onClose={leave}
        size="page"
        bar={
          <PublicationBar
            kind={kind}
            formId={formId}
            item={item}
            now={now}
            mainButton={mainButton}
            mayPublish={mayPublish}
            isSaving={isSaving}
            onSave={(action, publishAt) => void store(action, publishAt)}
            onAct={(action) => void act(action)}
            onPlaces={setPlaces}
            state={stateLine}
          >
            {item && <MenuItem onClick={history.open}>History</MenuItem>}
            {item && <Slot name="form.actions" props={{ kind: name, id: item.id, state }} />}
          </PublicationBar>
        }
      >
        <SaveFault
          refusal={problem && isPassing(problem.code) ? problem.formError : undefined}
          automatic={automatic}
          missing={missing}
          isKept={recovery.isDirty() && recovery.kept.onDevice}
          button={mainButton}
        />
        <FormNotices kind={kind} proposals={proposals} waiting={waiting} {...content} />
        <form ref={form} id={formId} className="dialog-body content-form" noValidate onSubmit={submit} onKeyDown={actByKey}>
          <LibraryPicker>
            <SwapsContext value={recovery.swaps}>
              {children({
                formId,
                kindName: name,
                id: item?.id,
                fields,
                errors: problem?.fieldErrors ?? {},
                write,
                keep,
                isNew: item === undefined,
                publicSince,
              })}
            </SwapsContext>
          </LibraryPicker>
        </form>
        {item && history.Dialog && (
          <history.Dialog kind={name} id={item.id} fields={fields} labels={labels} onRestore={onRestore} onClose={history.close} />
        )}
        <CloseGuard recovery={recovery} />
      </Dialog>
    </BarContext>
  );
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

/** Phones lay the page out behind their keyboard; CSS learns how much of it is in view. */
function useVisibleHeight(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const follow = () => {
      const style = form.current?.closest<HTMLElement>('.dialog')?.style;
      const isZoomed = view.scale > 1;
      style?.setProperty('--visible-height', isZoomed ? '' : `${view.height}px`);
      style?.setProperty('--visible-top', isZoomed ? '' : `${view.offsetTop}px`);
    };
    follow();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [form]);
}
