import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type SendResult, sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from './reauthenticated-fetch.tsx';
import { getCause } from './refusal.ts';

interface Change {
  path: string;
  body: object;
  /** Which errors a success dismisses; the path by default. */
  about?: string;
  done?: string;
  failed: string;
  /** Path to go to once it is done. */
  leaveTo?: string;
  /** Body that takes it back. */
  undo?: object | undefined;
}

/** For a button: sends a change, reports it in a toast and loads the page again. True if it was made. */
export function useChange() {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();

  async function change(sent: Change): Promise<boolean> {
    const { path, body, about = path, done, failed, leaveTo, undo } = sent;
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(path, body));
    const isDone = result.status === 200;
    const action = undo && { label: 'Undo', act: () => void change({ path, body: undo, about, failed }) };
    if (!isDone) showToast('error', failed, { about, cause: getCause(result) });
    else if (done) showToast('success', done, { about, ...(action && { action }) });
    if (isDone && leaveTo !== undefined) await navigate(leaveTo);
    else if (result.outcome === 'answered') await revalidate();
    setIsBusy(false);
    return isDone;
  }

  return { change, isBusy };
}

interface Refusal {
  formError?: string | undefined;
  fieldErrors: Record<string, string | undefined>;
}

/** For a form: sends it and loads the page again; what was refused is kept until it is sent again. */
export function useFormChange(path: string) {
  const [refusal, setRefusal] = useState<Refusal>({ fieldErrors: {} });
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const sendWithReauth = useReauthenticatedFetch();

  async function send(body: object): Promise<SendResult> {
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(path, body));
    setIsBusy(false);
    setRefusal(readRefusal(result));
    if (result.status === 200) await revalidate();
    return result;
  }

  return { send, ...refusal, isBusy };
}

function readRefusal(result: SendResult): Refusal {
  if (result.status === 200) return { fieldErrors: {} };
  if (result.status === 413) return { fieldErrors: {}, formError: 'This file is too large. Please split it.' };
  const { fieldErrors = {} }: { fieldErrors?: Refusal['fieldErrors'] } = Object(result.body);
  const hasField = Object.values(fieldErrors).some(Boolean);
  return { fieldErrors, formError: hasField ? undefined : (getCause(result) ?? 'The site didn’t accept this.') };
}
