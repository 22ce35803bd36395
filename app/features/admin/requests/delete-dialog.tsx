import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';

interface DeleteDialogProps {
  title: string;
  /** Of the button that deletes. */
  label?: string;
  isBusy: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function DeleteDialog({ title, label = 'Delete', isBusy, onDelete, onClose, children }: DeleteDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-body">{children}</div>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} aria-busy={isBusy} onClick={() => void onDelete()}>
          {label}
        </button>
      </footer>
    </Dialog>
  );
}
