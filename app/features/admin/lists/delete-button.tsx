import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentListItem, KindSummary } from '#features/publishing/content-kind.ts';
import { TRASH_DAYS } from '#features/publishing/dates.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { useDialogPart } from '#ui/use-part.ts';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import { useTrash } from '../trash/use-trash.ts';

export function DeleteButton({ kind: { name, noun }, item: { id, title } }: { kind: KindSummary; item: ContentListItem }) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();
  const { restore } = useTrash();
  const question = useDialogPart(async () => (await import('../requests/delete-dialog.tsx')).DeleteDialog, 'The question');
  async function deleteItem() {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(`/admin/save/${name}/${encodeURIComponent(id)}`, {}, { method: 'DELETE' }));
    setIsBusy(false);
    question.close();
    const about = `delete ${name} ${id}`;
    const action = { label: 'Undo', act: () => void restore({ kind: name, noun, id }) };
    if (result.status === 200) showToast('success', `${noun} deleted successfully`, { about, action });
    else showToast('error', `Failed to delete ${name}`, { about, cause: getCause(result) });
    await revalidate();
  }
  return (
    <>
      <button type="button" className="tool admin-row-delete" onClick={question.open}>
        Delete<span className="visually-hidden"> {title}</span>
      </button>
      {question.Dialog && (
        <question.Dialog title={`Delete ${name}`} isBusy={isBusy} onDelete={deleteItem} onClose={question.close}>
          <p>Are you sure you want to delete this item?</p>
          <p dir="auto">
            <strong>{title}</strong>
          </p>
          <p>It stays in the trash for {TRASH_DAYS} days.</p>
        </question.Dialog>
      )}
    </>
  );
}
