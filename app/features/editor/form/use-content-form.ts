import { useRef, useState } from 'react';
import type { FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { getFirstError } from '#platform/forms/form-errors.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { useToast } from '#ui/toast.tsx';
import { useRecovery } from '../recovery/recovery.ts';
import type { SavedContent, SaveResponse } from '../save/save-response.ts';
import { type NotSaved, useSave } from '../save/use-save.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface ContentFormOptions {
  kind: WrittenKind;
  /** Names this opened form: its unsaved changes, its saves, and the one row that it makes. */
  recoveryId: string;
  /** What is stored; absent for a new one. */
  saved?: SavedContent | undefined;
  onClose: () => void;
}

/** What a form of the admin does: keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function useContentForm({ kind, recoveryId, saved, onClose }: ContentFormOptions) {
  const { name, noun, form } = kind;
  const [initial] = useState(saved ? { ...form.preset, ...saved.fields } : form.empty);
  const recovery = useRecovery({ id: recoveryId, kind: name, initial, ...(saved && { base: { id: saved.id, version: saved.version } }) });
  const [isNew, setIsNew] = useState(saved === undefined);
  const [problem, setProblem] = useState<NotSaved>();
  const { save, isSaving } = useSave();
  const showToast = useToast();
  const isOpen = useIsMounted();
  const isClosing = useRef(false);
  const thenClose = useRef(true);
  const attempt = useRef({ number: 0, text: '' });
  const unansweredIds = useRef(new Set<string>()); // of saves that may be stored or not

  function record(response: SaveResponse, { creationKey: _, version: __, saveId = '', ...sent }: FieldValues) {
    if (response.ok) unansweredIds.current.clear();
    else if (response.code === 'unreachable' || response.code === 'broken') unansweredIds.current.add(saveId);
    if (response.ok) recovery.markSaved(sent, { id: response.item.id, version: response.item.version });
    else if (response.code === 'not-found') recovery.setBase({});
    else return;
    setIsNew(!response.ok);
  }

  /** Stores the form, and closes it afterwards unless more was typed meanwhile. */
  async function store(closes: boolean) {
    if (isClosing.current) return; // a double click
    const parsed = parseForm(form.schema, writeRequest().body);
    if (!parsed.ok) {
      showToast('error', getFirstError(parsed) ?? '');
      return setProblem({ ...parsed, code: 'invalid' });
    }
    isClosing.current = closes;
    thenClose.current = closes;
    let verb = 'create';
    const response = await save(() => {
      const request = writeRequest();
      verb = request.verb;
      return { path: request.path, body: { ...request.body, saveId: getSaveId(request.body) } };
    }, record);
    isClosing.current = false;
    if (!response.ok && 'theirs' in response && unansweredIds.current.delete(response.theirs.lastSaveId ?? '')) {
      return keepMine(response.theirs); // stored by this form before
    }
    setProblem(response.ok ? undefined : response);
    if (!response.ok) return showToast('error', `Failed to ${verb} ${name}`);
    showToast('success', `${noun} ${verb}d successfully`);
    if (closes && isOpen.current && !recovery.isDirty()) onClose();
  }

  function writeRequest(): { verb: string; path: string; body: FieldValues } {
    const { fields, id, version } = recovery.read();
    return id === undefined
      ? { verb: 'create', path: `/admin/save/${name}`, body: { ...fields, creationKey: recoveryId } }
      : { verb: 'update', path: `/admin/save/${name}/${encodeURIComponent(id)}`, body: { ...fields, version: String(version) } };
  }

  /** The same for a save that is sent again, another one for anything else. */
  function getSaveId(body: FieldValues) {
    const text = JSON.stringify(body);
    if (text !== attempt.current.text) attempt.current = { number: attempt.current.number + 1, text };
    return `${recoveryId}.${attempt.current.number}`;
  }

  /** After a conflict: mine is stored over theirs. */
  function keepMine({ id, version }: SavedContent) {
    recovery.setBase({ id, version });
    void store(thenClose.current);
  }

  return { recovery, isNew, isSaving, problem, store, keepMine };
}
