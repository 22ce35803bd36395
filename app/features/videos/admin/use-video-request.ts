import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';

interface VideoRequest {
  path: string;
  body: object;
  /** Names what is tried: its success takes away the errors of earlier attempts. */
  about: string;
  failed: string;
}

/** Sends what an author asks for in the list of videos, says why it failed, and fetches the list again. */
export function useVideoRequest() {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();

  /** What the site answers; undefined where it refused. */
  async function request({ path, body, about, failed }: VideoRequest): Promise<object | undefined> {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(path, body));
    setIsBusy(false);
    const answer = result.kind === 'answered' && result.status === 200 ? Object(result.body) : undefined;
    if (answer) dismissErrors(about);
    else showToast('error', failed, { about, cause: getCause(result) });
    await revalidate();
    return answer;
  }
  return { isBusy, request, showToast };
}
