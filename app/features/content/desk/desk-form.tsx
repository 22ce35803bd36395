import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SignInDialog } from '#features/accounts/sign-in-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { useDraft } from './use-draft.ts';
import { type NotSaved, useSave } from './use-save.ts';

export interface FieldsProps {
  /** The form's own id, to make the fields' ids from. */
  formId: string;
  fields: Record<string, string>;
  errors: Record<string, string>;
  write: (changes: Record<string, string>) => void;
}

interface DeskFormProps {
  title: string;
  /** What the messages call it, such as `Article`. */
  noun: string;
  /** Where to save: a new item below `/new`, a stored one below its own id. */
  path: string;
  item: string;
  /** Names this opened form: its draft, and the one row that it makes. */
  draftId: string;
  initial: Record<string, string>;
  version?: number | undefined;
  /** What is wrong with the fields, before anything is sent. */
  check: (fields: Record<string, unknown>) => { message: string; fields: Record<string, string> } | undefined;
  onClose: () => void;
  children: (props: FieldsProps) => ReactNode;
}

/** A form of the desk in its dialog: keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function DeskForm({ title, noun, path, item, draftId, initial, version, check, onClose, children }: DeskFormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<NotSaved>();
  const draft = useDraft({ id: draftId, item, initial, version });
  const { save, isSaving } = useSave(path);
  const showToast = useToast();
  const verb = version === undefined ? 'create' : 'update';

  const readForm = () => {
    const { fields, version: base } = draft.read();
    return { ...fields, ...(base === undefined ? { creationKey: draftId } : { version: String(base) }) };
  };

  async function store({ thenClose }: { thenClose: boolean }) {
    const wrong = check(readForm());
    if (wrong) {
      showToast('error', wrong.message);
      return setProblem({ ok: false, code: 'invalid', ...wrong });
    }
    const { sent, answer } = await save(readForm);
    if (!answer.ok) {
      setProblem(answer);
      if (answer.code !== 'unauthorized' && answer.code !== 'conflict') showToast('error', `Failed to ${verb} ${noun.toLowerCase()}`);
      return;
    }
    setProblem(undefined);
    draft.rebase(Number(answer.item.version));
    draft.settle(withoutKeys(sent));
    showToast('success', `${noun} ${verb}d successfully`);
    if (thenClose) onClose();
  }

  useEffect(() => {
    if (problem?.code === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void store({ thenClose: true });
  }

  return (
    <Dialog title={title} onClose={onClose} isWide>
      <form
        ref={form}
        id={formId}
        className="dialog-body form desk-form"
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
            event.preventDefault();
            void store({ thenClose: false });
          }
        }}
      >
        {draft.offered && (
          <DraftOffer draft={draft.offered} fields={draft.fields} onTake={draft.takeOffered} onDiscard={draft.discardOffered} />
        )}
        {problem && 'theirs' in problem && (
          <ConflictNotice
            mine={draft.fields}
            theirs={problem.theirs}
            onKeepMine={() => {
              draft.rebase(Number(problem.theirs.version));
              void store({ thenClose: true });
            }}
          />
        )}
        {problem && problem.code !== 'conflict' && problem.code !== 'unauthorized' && (
          <p className="notice notice-error" role="alert">
            {problem.message}
          </p>
        )}
        {!draft.isRoomLeft && <p className="notice notice-error">This device has no room left to keep your text: save soon.</p>}
        {children({ formId, fields: draft.fields, errors: problem?.fields ?? {}, write: draft.write })}
      </form>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </button>
      </footer>
      {problem?.code === 'unauthorized' && (
        <SignInDialog
          onClose={() => setProblem(undefined)}
          onSignedIn={() => {
            setProblem(undefined);
            void store({ thenClose: true });
          }}
        />
      )}
    </Dialog>
  );
}

function withoutKeys({ creationKey: _, version: __, ...fields }: Record<string, string>) {
  return fields;
}
