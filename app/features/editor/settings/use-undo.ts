import { useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import type { SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import type { UndoableSave } from '../form/use-content-form.ts';
import { saveResponseSchema } from '../save/save-response.ts';

/** Saves the earlier fields again, unless they have been changed since. */
export function useUndo({ name, noun }: SettingsKind) {
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();
  const { revalidate } = useRevalidator();

  async function undo({ before, after, take }: UndoableSave) {
    const body = { ...before.fields, intent: 'publish', version: String(after.version), saveId: crypto.randomUUID() };
    const result = await sendWithReauth(() => sendJson(`/admin/save/${name}/${name}`, body));
    const parsed = saveResponseSchema.safeParse(result.body);
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
