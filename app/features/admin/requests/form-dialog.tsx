import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';

interface FormDialogProps {
  title: string;
  label: string;
  isBusy: boolean;
  /** By default the site says what is wrong. */
  noValidate?: boolean;
  onClose: () => void;
  onSubmit: (form: FormData) => Promise<void>;
  children: ReactNode;
}

export function FormDialog({ title, label, isBusy, noValidate = true, onClose, onSubmit, children }: FormDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate={noValidate}>
        <div className="dialog-body form">{children}</div>
        <footer className="dialog-foot">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button" disabled={isBusy} aria-busy={isBusy}>
            {label}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
