import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';

interface VideoRequest {
  path: string;
  body: object;
  /** Names the attempt: its success takes away the errors of earlier ones. */
  about: string;
  failed: string;
}

export function useVideoRequest() {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();

  /** Undefined if the site refused. */
  async function request({ path, body, about, failed }: VideoRequest): Promise<object | undefined> {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(path, body));
    setIsBusy(false);
    const answer = result.status === 200 ? Object(result.body) : undefined;
    if (answer) dismissErrors(about);
    else showToast('error', failed, { about, cause: getCause(result) });
    await revalidate();
    return answer;
  }
  return { isBusy, request, showToast };
}
