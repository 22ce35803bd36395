import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type SendResult, sendJson } from '#platform/http/send-json.ts';
import { useReauthenticatedFetch } from './reauthenticated-fetch.tsx';
import { getCause } from './refusal.ts';

interface Refusal {
  formError?: string | undefined;
  fieldErrors: Record<string, string | undefined>;
}

/** Sends changes to an endpoint and reads the page anew after each; what it refused is kept until the next. */
export function useChange(path: string) {
  const [refusal, setRefusal] = useState<Refusal>({ fieldErrors: {} });
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const sendWithReauth = useReauthenticatedFetch();
  async function send(change: object): Promise<SendResult> {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(path, change));
    setIsBusy(false);
    setRefusal(readRefusal(result));
    if (result.status === 200) await revalidate();
    return result;
  }
  return { send, ...refusal, isBusy };
}

function readRefusal(result: SendResult): Refusal {
  if (result.status === 200) return { fieldErrors: {} };
  if (result.status === 413) return { fieldErrors: {}, formError: 'This file is too large: split it.' };
  const { fieldErrors = {} }: { fieldErrors?: Refusal['fieldErrors'] } = Object(result.body);
  const hasField = Object.values(fieldErrors).some(Boolean);
  return { fieldErrors, formError: hasField ? undefined : (getCause(result) ?? 'The site did not accept this.') };
}
