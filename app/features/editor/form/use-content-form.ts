import { useRef, useState } from 'react';
import { useToast } from '#ui/toast.tsx';
import type { SavedVersion } from '../recovery/recovery.ts';
import type { Fields } from '../recovery/recovery-store.ts';
import { useRecovery } from '../recovery/use-recovery.ts';
import type { SaveResponse } from '../save/save-response.ts';
import { type NotSaved, useSave } from '../save/use-save.ts';
import type { FormErrors } from './form-errors.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface ContentFormOptions {
  /** What is written: names its addresses and its messages. */
  kind: 'article' | 'solution';
  /** Names this opened form: its draft, and the one row that it makes. */
  draftId: string;
  /** The stored item; absent for a new one. */
  stored?: Required<SavedVersion> | undefined;
  initial: Fields;
  /** What is wrong with the fields, before anything is sent. */
  check: (fields: unknown) => FormErrors | undefined;
  onClose: () => void;
}

/** What a form of the admin does: keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function useContentForm({ kind, draftId, stored, initial, check, onClose }: ContentFormOptions) {
  const draft = useRecovery({ id: draftId, kind, initial, ...(stored && { base: stored }) });
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
    if (answer.ok) draft.settle(sent, { id: String(answer.item.id), version: Number(answer.item.version) });
    else if (answer.code === 'not-found') draft.rebase({});
    else return;
    setIsNew(!answer.ok);
  }

  /** Stores the form, and closes it afterwards unless more was typed meanwhile. */
  async function store(closes: boolean) {
    if (isClosing.current) return; // a double click
    const { body } = writeRequest();
    const wrong = check(body);
    if (wrong) {
      showToast('error', wrong.message);
      return setProblem({ ok: false, code: 'invalid', ...wrong });
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
    if (closes && isOpen.current && !draft.isDirty()) onClose();
  }

  function writeRequest() {
    const { fields, id, version } = draft.read();
    return id === undefined
      ? { verb: 'create', path: `/admin/save/${kind}`, body: { ...fields, creationKey: draftId } as Fields }
      : { verb: 'update', path: `/admin/save/${kind}/${encodeURIComponent(id)}`, body: { ...fields, version: String(version) } as Fields };
  }

  /** After a conflict: mine is stored over theirs. */
  function keepMine(theirs: Record<string, unknown>) {
    draft.rebase({ id: String(theirs.id), version: Number(theirs.version) });
    void store(thenClose.current);
  }

  return { draft, isNew, isSaving, problem, store, keepMine };
}

function isSameText(theirs: Record<string, unknown>, mine: Fields) {
  return ['title', 'excerpt', 'imageUrl', 'content'].every((name) => theirs[name] === mine[name]?.trim());
}

export function getNoun(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
