import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstError } from '#ui/field.tsx';
import { CloseGuard } from '../recovery/close-guard.tsx';
import { getKeptWords, KeptNotice } from '../recovery/kept-words.tsx';
import { RecoveryNotice } from '../recovery/recovery-notice.tsx';
import { ConflictNotice } from '../save/conflict-notice.tsx';
import { isPassing } from '../save/refusal.ts';
import { SaveFault } from '../save/save-fault.tsx';
import { FutureDateNotice } from './future-date-notice.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

/** What the admin's route opens a form with. */
export type OpenedForm = Omit<ContentFormOptions, 'kind'>;

export interface FieldsProps {
  /** The form's own id, to make the fields' ids from. */
  formId: string;
  fields: FieldValues;
  errors: Record<string, string>;
  write: (changes: FieldValues) => void;
  /** Not stored yet: leaves out what only a stored one has. */
  isNew: boolean;
}

interface ContentFormProps extends ContentFormOptions {
  children: (props: FieldsProps) => ReactNode;
}

/** A form of the admin in its dialog. */
export function ContentForm({ children, ...options }: ContentFormProps) {
  const { kind, onClose } = options;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { recovery, isNew, publicFrom, isSaving, problem, store, restore, keepMine, automatic, missing, isSavedByItself } =
    useContentForm(options);

  useEffect(() => {
    if (problem?.code === 'invalid') focusFirstError(form.current);
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void store(true);
  }

  function saveByKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!event.repeat) void store(false);
  }

  return (
    <Dialog title={`${isNew ? 'Add' : 'Edit'} ${kind.name}`} onClose={onClose} size="page">
      <form ref={form} id={formId} className="dialog-body content-form" noValidate onSubmit={submit} onKeyDown={saveByKey}>
        <div className="content-form-notices">
          {publicFrom && <FutureDateNotice publicFrom={publicFrom} dateBoxLabel={kind.form.labels[kind.form.dateBox ?? '']} />}
          {recovery.offered && (
            <RecoveryNotice
              key={recovery.offered.id}
              changes={recovery.offered}
              fields={recovery.fields}
              labels={kind.form.labels}
              onRestore={restore}
              onDiscard={recovery.discardOffered}
            />
          )}
          {problem && 'theirs' in problem && (
            <ConflictNotice
              labels={kind.form.labels}
              mine={recovery.fields}
              theirs={problem.theirs.fields}
              isKept={recovery.kept.onDevice}
              onKeepMine={() => keepMine(problem.theirs)}
            />
          )}
          {problem && problem.code !== 'conflict' && problem.code !== 'invalid' && !isPassing(problem.code) && (
            <p className="notice notice-error" role="alert">
              {problem.formError} {recovery.isDirty() && recovery.kept.onDevice && 'Your text is kept on this device.'}{' '}
              {problem.code === 'not-found' && 'Save it again to make it anew.'}
            </p>
          )}
          <KeptNotice kept={recovery.kept} />
        </div>
        {children({ formId, fields: recovery.fields, errors: problem?.fieldErrors ?? {}, write: recovery.write, isNew })}
      </form>
      <footer className="dialog-foot">
        <SaveFault
          refusal={problem && isPassing(problem.code) ? problem.formError : undefined}
          automatic={automatic}
          missing={missing}
          isKept={recovery.isDirty() && recovery.kept.onDevice}
        />
        <p className="content-form-state" role="status">
          {isSaving ? 'Saving…' : recovery.isDirty() ? getKeptWords(recovery.kept) : isSavedByItself && 'Saved'}
        </p>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={isSaving}>
          Save
        </button>
      </footer>
      <CloseGuard recovery={recovery} />
    </Dialog>
  );
}
