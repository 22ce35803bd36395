import { useRevalidator } from 'react-router';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';

interface Item {
  kind: string;
  noun: string;
  id: string;
}

export function useTrash() {
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();

  async function change({ kind, noun, id }: Item, action: 'restore' | 'delete', done: string) {
    const about = `${action} ${kind} ${id}`;
    const result = await sendWithReauth(() => sendJson(`/admin/trash/${kind}/${encodeURIComponent(id)}`, { action }));
    if (result.status === 200) showToast('success', `${noun} ${done}`, { about });
    else showToast('error', `Failed to ${action} ${kind}`, { about, cause: getCause(result) });
    await revalidate();
  }

  return {
    restore: (item: Item) => change(item, 'restore', 'restored successfully'),
    deleteForGood: (item: Item) => change(item, 'delete', 'deleted for good'),
  };
}
