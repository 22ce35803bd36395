import { useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';

/** Resolves with whether it was done. */
export function useNewsletterChange(): (
  change: { action: string; id: string } & Record<string, unknown>,
  done: string,
) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();
  return async (change, done) => {
    const about = `newsletter ${change.id}`;
    const result = await sendWithReauth(() => sendJson('/admin/newsletters/change', change));
    if (result.status === 200) showToast('success', done, { about });
    else showToast('error', 'Nothing was changed', { about, cause: getCause(result) });
    await revalidate();
    return result.status === 200;
  };
}
