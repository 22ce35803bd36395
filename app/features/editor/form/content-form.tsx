import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstError } from '#ui/field.tsx';
import { RecoveryNotice } from '../recovery/recovery-notice.tsx';
import type { Fields } from '../recovery/recovery-store.ts';
import { ConflictNotice } from '../save/conflict-notice.tsx';
import { type ContentFormOptions, useContentForm } from './use-content-form.ts';

export interface FieldsProps {
  /** The form's own id, to make the fields' ids from. */
  formId: string;
  fields: Fields;
  errors: Record<string, string>;
  write: (changes: Fields) => void;
  /** Not stored yet: leaves out what only a stored one has. */
  isNew: boolean;
}

interface ContentFormProps extends ContentFormOptions {
  children: (props: FieldsProps) => ReactNode;
}

const LABELS = {
  title: 'Title',
  category: 'Category',
  excerpt: 'Excerpt',
  content: 'Content',
  imageUrl: 'Image',
  tags: 'Tags',
  showAsNewest: 'Show as newest',
  isActive: 'Visible on the site',
};

/** A form of the admin in its dialog. */
export function ContentForm({ children, ...options }: ContentFormProps) {
  const { kind, onClose } = options;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { recovery, isNew, isSaving, problem, store, keepMine } = useContentForm(options);

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
    <Dialog title={`${isNew ? 'Add' : 'Edit'} ${kind}`} onClose={onClose} size="page">
      <form ref={form} id={formId} className="dialog-body content-form" noValidate onSubmit={submit} onKeyDown={saveByKey}>
        <div className="content-form-notices">
          {recovery.offered && (
            <RecoveryNotice
              key={recovery.offered.id}
              changes={recovery.offered}
              fields={recovery.fields}
              labels={LABELS}
              onRestore={recovery.swapIn}
              onDiscard={recovery.discardOffered}
            />
          )}
          {problem && 'theirs' in problem && (
            <ConflictNotice labels={LABELS} mine={recovery.fields} theirs={problem.theirs} onKeepMine={() => keepMine(problem.theirs)} />
          )}
          {problem && problem.code !== 'conflict' && problem.code !== 'invalid' && (
            <p className="notice notice-error" role="alert">
              {problem.formError} {problem.code === 'not-found' && 'Yours is kept on this device: save it again to make it anew.'}
            </p>
          )}
          {!recovery.isRoomLeft && <p className="notice notice-error">This device has no room left to keep your text: save soon.</p>}
        </div>
        {children({ formId, fields: recovery.fields, errors: problem?.fieldErrors ?? {}, write: recovery.write, isNew })}
      </form>
      <footer className="dialog-foot">
        <p className="content-form-state" role="status">
          {isSaving ? 'Saving…' : recovery.isDirty() && recovery.isRoomLeft ? 'Kept on this device' : ''}
        </p>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={isSaving}>
          Save
        </button>
      </footer>
    </Dialog>
  );
}
