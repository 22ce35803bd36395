import { useRef, useState } from 'react';
import { sendJson } from '#platform/http/send-json.ts';
import { type SaveAnswer, saveAnswerSchema } from './save-answer.ts';

type Fields = Record<string, string>;
export type Saved = { ok: true; item: Record<string, unknown> };
export type NotSaved = Exclude<SaveAnswer, { ok: true }>;

const UNREACHABLE: NotSaved = { ok: false, code: 'unreachable', message: 'The site cannot be reached. Your text is kept on this device.' };
const BROKEN: NotSaved = { ok: false, code: 'broken', message: 'The site could not save this. Your text is kept on this device.' };

/** Saves a form to an address, one save after the other, so that no save of this form can collide with another of it. */
export function useSave(path: string) {
  const [isSaving, setIsSaving] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Sends what `read` gives at the moment when its turn has come. */
  function save<Sent extends Fields>(read: () => Sent): Promise<{ sent: Sent; answer: SaveAnswer }> {
    const turn = last.current.then(async () => {
      setIsSaving(true);
      const sent = read();
      const answer = await send(path, sent);
      setIsSaving(false);
      return { sent, answer };
    });
    last.current = turn;
    return turn;
  }

  return { save, isSaving };
}

async function send(path: string, fields: Fields): Promise<SaveAnswer> {
  const result = await sendJson(path, fields);
  if (result.kind === 'unreachable') return UNREACHABLE;
  const answer = saveAnswerSchema.safeParse(result.body);
  return answer.success ? answer.data : BROKEN;
}
