import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** Of the button that can’t be taken back. */
  label?: string;
  cancel?: string;
  isBusy?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({
  title,
  label = 'Delete',
  cancel = 'Cancel',
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-body">{children}</div>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} aria-busy={isBusy} onClick={() => void onConfirm()}>
          {label}
        </button>
      </footer>
    </Dialog>
  );
}
