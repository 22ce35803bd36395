import { useRef, useState } from 'react';
import { type ActionBody, sendAction } from '#features/admin/actions/actions.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getPassingRefusal, isPassing } from '#features/admin/requests/refusal.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import type { SendResult } from '#platform/http/send-json.ts';
import { type SaveResponse, saveResponseSchema } from './save-response.ts';

/** Those that answer with the stored item. */
type SaveAction = 'content.save' | 'content.publication';

export type NotSaved = Exclude<SaveResponse, { ok: true }>;

const BROKEN = notSaved('broken', 'The site couldn’t save this.');

/** Returns whether a refused save may have been stored anyway. */
export function isUnanswered(refusal: NotSaved): boolean {
  return refusal.code === 'broken' || isPassing(refusal.code);
}

/** Saves one at a time, so that no save of this form can collide with another of it. */
export function useSave() {
  const [isSaving, setIsSaving] = useState(false);
  const queue = useRef<ReturnType<typeof createSaveQueue>>(undefined);
  const sendWithReauth = useReauthenticatedFetch();

  /** Calls `read` when the save's turn comes; undefined sends nothing. `record` ends before the next save begins. */
  function save<Name extends SaveAction>(
    name: Name,
    read: () => ActionBody<Name> | undefined,
    record: (response: SaveResponse) => void,
  ): Promise<SaveResponse | undefined> {
    queue.current ??= createSaveQueue();
    return queue.current(async () => {
      const body = read();
      if (!body) return undefined;
      setIsSaving(true);
      const response = readResponse(await sendWithReauth(() => sendAction(name, body)));
      setIsSaving(false);
      record(response);
      return response;
    });
  }

  return { save, isSaving };
}

function notSaved(code: string, formError: string): NotSaved {
  return { ...refuseForm({ formError }), code };
}

function readResponse(result: SendResult): SaveResponse {
  const parsed = saveResponseSchema.safeParse(result.body);
  if (parsed.success) return parsed.data;
  const passing = getPassingRefusal(result);
  return passing ? notSaved(passing.code, passing.formError) : BROKEN;
}

/** Runs tasks in order; a failed one does not stop the next. */
export function createSaveQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
