import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';

interface Change {
  path: string;
  body: object;
  done?: string;
  failed: string;
  /** Path to go to once it is done. */
  leaveTo?: string;
}

/** Sends a change; true if it was made. */
export function useMessageChange() {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();

  async function change({ path, body, done, failed, leaveTo }: Change): Promise<boolean> {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(path, body));
    const isDone = result.status === 200;
    if (!isDone) showToast('error', failed, { about: path, cause: getCause(result) });
    else if (done) showToast('success', done, { about: path });
    if (isDone) await (leaveTo === undefined ? revalidate() : navigate(leaveTo));
    setIsBusy(false);
    return isDone;
  }

  return { change, isBusy };
}
