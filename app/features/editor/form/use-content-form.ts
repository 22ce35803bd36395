import { useRef, useState } from 'react';
import type { z } from 'zod';
import { getFirstError } from '#platform/forms/form-errors.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { useToast } from '#ui/toast.tsx';
import { type SavedVersion, useRecovery } from '../recovery/recovery.ts';
import type { Fields } from '../recovery/recovery-store.ts';
import type { SaveResponse } from '../save/save-response.ts';
import { type NotSaved, useSave } from '../save/use-save.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface ContentFormOptions {
  /** What is written: names its addresses and its messages. */
  kind: 'article' | 'solution';
  /** Names this opened form: its unsaved changes, and the one row that it makes. */
  recoveryId: string;
  /** The stored item; absent for a new one. */
  stored?: Required<SavedVersion> | undefined;
  initial: Fields;
  /** Says what is wrong with the fields, before anything is sent. */
  schema: z.ZodType;
  onClose: () => void;
}

/** What a form of the admin does: keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function useContentForm({ kind, recoveryId, stored, initial, schema, onClose }: ContentFormOptions) {
  const recovery = useRecovery({ id: recoveryId, kind, initial, ...(stored && { base: stored }) });
  const [isNew, setIsNew] = useState(stored === undefined);
  const [problem, setProblem] = useState<NotSaved>();
  const { save, isSaving } = useSave();
  const showToast = useToast();
  const isOpen = useIsMounted();
  const isClosing = useRef(false);
  const thenClose = useRef(true);
  const unanswered = useRef<Fields>(undefined); // may be stored or not

  function settle(answer: SaveResponse, { creationKey: _, version: __, ...sent }: Fields) {
    const isUnanswered = !answer.ok && (answer.code === 'unreachable' || answer.code === 'broken');
    if (isUnanswered) unanswered.current = sent;
    if (answer.ok) recovery.markSaved(sent, { id: String(answer.item.id), version: Number(answer.item.version) });
    else if (answer.code === 'not-found') recovery.setBase({});
    else return;
    setIsNew(!answer.ok);
  }

  /** Stores the form, and closes it afterwards unless more was typed meanwhile. */
  async function store(closes: boolean) {
    if (isClosing.current) return; // a double click
    const { body } = writeRequest();
    const parsed = parseForm(schema, body);
    if (!parsed.ok) {
      showToast('error', getFirstError(parsed) ?? '');
      return setProblem({ ...parsed, code: 'invalid' });
    }
    isClosing.current = closes;
    thenClose.current = closes;
    let verb = 'create';
    const answer = await save(() => {
      const request = writeRequest();
      verb = request.verb;
      return request;
    }, settle);
    isClosing.current = false;
    if (!answer.ok && 'theirs' in answer && unanswered.current && isSameText(answer.theirs, unanswered.current)) {
      unanswered.current = undefined;
      return keepMine(answer.theirs); // theirs is what this form sent before
    }
    setProblem(answer.ok ? undefined : answer);
    if (!answer.ok) return showToast('error', `Failed to ${verb} ${kind}`);
    showToast('success', `${getNoun(kind)} ${verb}d successfully`);
    if (closes && isOpen.current && !recovery.isDirty()) onClose();
  }

  function writeRequest() {
    const { fields, id, version } = recovery.read();
    return id === undefined
      ? { verb: 'create', path: `/admin/save/${kind}`, body: { ...fields, creationKey: recoveryId } as Fields }
      : { verb: 'update', path: `/admin/save/${kind}/${encodeURIComponent(id)}`, body: { ...fields, version: String(version) } as Fields };
  }

  /** After a conflict: mine is stored over theirs. */
  function keepMine(theirs: Record<string, unknown>) {
    recovery.setBase({ id: String(theirs.id), version: Number(theirs.version) });
    void store(thenClose.current);
  }

  return { recovery, isNew, isSaving, problem, store, keepMine };
}

function isSameText(theirs: Record<string, unknown>, mine: Fields) {
  return ['title', 'excerpt', 'imageUrl', 'content'].every((name) => theirs[name] === mine[name]?.trim());
}

export function getNoun(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
