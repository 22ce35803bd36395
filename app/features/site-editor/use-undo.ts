import { useRevalidator } from 'react-router';
import type { UndoableSave } from '#features/editor/form/use-content-form.ts';
import { useReauthenticatedFetch } from '#features/editor/save/reauthenticated-fetch.tsx';
import { getCause } from '#features/editor/save/refusal.ts';
import { saveResponseSchema } from '#features/editor/save/save-response.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import type { DocumentKind } from './document-kind.ts';

/** How a save of a part of the site is taken back: what was there before is saved again, unless somebody has saved since. */
export function useUndo({ name, noun }: DocumentKind) {
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();
  const { revalidate } = useRevalidator();

  async function undo({ before, after, take }: UndoableSave) {
    const body = { ...before.fields, intent: 'publish', version: String(after.version), saveId: crypto.randomUUID() };
    const result = await sendWithReauth(() => sendJson(`/admin/save/${name}/${name}`, body));
    const parsed = saveResponseSchema.safeParse(result.kind === 'answered' ? result.body : undefined);
    if (!parsed.success || !parsed.data.ok) {
      const isChanged = parsed.success && 'theirs' in parsed.data;
      return showToast('error', `${noun}: the save is not undone`, {
        about: `undo ${name}`,
        cause: isChanged ? 'It has been changed since. Its history has what was there before.' : getCause(result),
      });
    }
    take(parsed.data.item);
    showToast('success', `${noun}: the save is undone`, { about: `undo ${name}`, cause: 'The site is as it was before.' });
    await revalidate();
  }

  return (saved: UndoableSave) => ({ label: 'Undo', act: () => void undo(saved) });
}
