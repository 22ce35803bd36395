import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { SendResult } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import { type ActionBody, type ActionName, type ActionResult, readAnswer, sendAction } from './actions.ts';

export interface RunOptions<Name extends ActionName> {
  /** For a toast. Without it, a refusal is kept for the form, until it is sent again. */
  failed?: string;
  /** Names the attempt: a success dismisses earlier errors about it. */
  about?: string;
  /** Path to go to once it is done. */
  leaveTo?: string | ((result: ActionResult<Name>) => string);
  /** Called when the site has answered, before the toast. */
  onAnswer?: () => void;
  /** In place of the toast that the site sends. */
  done?: string;
  /** By default the page is loaded again. */
  reloads?: boolean;
}

interface Refusal {
  formError?: string | undefined;
  fieldErrors: Record<string, string | undefined>;
}

/** Sends an action, shows its toast and loads the page again. */
export function useAction() {
  const [refusal, setRefusal] = useState<Refusal>({ fieldErrors: {} });
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();

  /** Undefined if it was refused. */
  async function run<Name extends ActionName>(
    name: Name,
    body: ActionBody<Name>,
    { failed, about = name, leaveTo, onAnswer, done, reloads = true }: RunOptions<Name> = {},
  ): Promise<ActionResult<Name> | undefined> {
    setIsBusy(true);
    const sent = await sendWithReauth(() => sendAction(name, body));
    onAnswer?.();
    const result = readAnswer<ActionResult<Name>>(sent);
    if (result) showDone(sent, { about, done });
    else if (failed) showToast('error', failed, { about, cause: getCause(sent) });
    setRefusal(result || failed ? { fieldErrors: {} } : readRefusal(sent));
    if (result && leaveTo !== undefined) await navigate(typeof leaveTo === 'string' ? leaveTo : leaveTo(result));
    else if (reloads && (result || (failed && sent.outcome === 'answered'))) await revalidate();
    setIsBusy(false);
    return result;
  }

  function showDone({ body }: SendResult, { about, done }: { about: string; done: string | undefined }) {
    const { toast, undo }: { toast?: string; undo?: { action: ActionName; body: never } } = Object(body);
    const takeBack = () => undo && void run(undo.action, undo.body, { about, failed: 'That couldn’t be undone' });
    const text = done ?? toast;
    if (text === undefined) dismissErrors(about);
    else showToast('success', text, { about, ...(undo && { action: { label: 'Undo', act: takeBack } }) });
  }

  return { run, isBusy, ...refusal };
}

function readRefusal(sent: SendResult): Refusal {
  if (sent.status === 413) return { fieldErrors: {}, formError: 'This file is too large. Please split it.' };
  const { fieldErrors = {} }: { fieldErrors?: Refusal['fieldErrors'] } = Object(sent.body);
  const hasField = Object.values(fieldErrors).some(Boolean);
  return { fieldErrors, formError: hasField ? undefined : (getCause(sent) ?? 'The site didn’t accept this.') };
}
