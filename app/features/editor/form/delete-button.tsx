import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendJson } from '#platform/http/send-json.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../save/reauthenticated-fetch.tsx';

/** Deletes one item of the admin after asking; `noun` is what the messages call it, such as `Article`. */
export function DeleteButton({ noun, name, path }: { noun: string; name: string; path: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendSignedIn = useReauthenticatedFetch();
  async function deleteItem() {
    setIsBusy(true);
    const result = await sendSignedIn(() => sendJson(path, {}, { method: 'DELETE' }));
    setIsBusy(false);
    setIsAsking(false);
    if (result.kind === 'answered' && result.status === 200) showToast('success', `${noun} deleted successfully`);
    else showToast('error', `Failed to delete ${noun.toLowerCase()}`);
    await revalidate();
  }
  return (
    <>
      <button type="button" className="tool admin-row-delete" onClick={() => setIsAsking(true)}>
        Delete<span className="visually-hidden"> {name}</span>
      </button>
      {isAsking && (
        <Dialog title={`Delete ${noun.toLowerCase()}`} onClose={() => setIsAsking(false)}>
          <div className="dialog-body">
            <p>Are you sure you want to delete this item?</p>
            <p>
              <strong>{name}</strong>
            </p>
          </div>
          <footer className="dialog-foot">
            <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
              Cancel
            </button>
            <button type="button" className="button button-danger" disabled={isBusy} aria-busy={isBusy} onClick={deleteItem}>
              Delete
            </button>
          </footer>
        </Dialog>
      )}
    </>
  );
}
