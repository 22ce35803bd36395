import { Dialog } from '#ui/dialog.tsx';

/** Asked before a form is closed over images that are still on their way. */
export function CloseQuestion({ names, onStay, onClose }: { names: string[]; onStay: () => void; onClose: () => void }) {
  return (
    <Dialog title="Close before the upload is done?" onClose={onStay}>
      <div className="dialog-body">
        <p>
          <strong>{names.join(', ')}</strong> {names.length === 1 ? 'is' : 'are'} not uploaded yet. Closing stops the upload; it goes on
          when you restore your unsaved changes on this device.
        </p>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Close anyway
        </button>
        <button type="button" className="button" onClick={onStay}>
          Keep the form open
        </button>
      </footer>
    </Dialog>
  );
}
