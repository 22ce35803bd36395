import { useRef, useState } from 'react';
import type { FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { getFirstError } from '#platform/forms/form-errors.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { useToast } from '#ui/toast.tsx';
import type { Offer } from '../recovery/offers.ts';
import { useRecovery } from '../recovery/use-recovery.ts';
import { isPassing } from '../save/refusal.ts';
import type { SavedContent, SaveResponse } from '../save/save-response.ts';
import { useAutomaticSave } from '../save/use-automatic-save.ts';
import { isUnanswered, type NotSaved, useSave } from '../save/use-save.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface ContentFormOptions {
  kind: WrittenKind;
  /** Names this opened form: its unsaved changes, its saves, and the one row that it makes. */
  recoveryId: string;
  /** What is stored; absent for a new one. */
  saved?: SavedContent | undefined;
  /** ISO 8601: the date in the future before which nobody sees it. */
  publicFrom?: string | null;
  onClose: () => void;
}

/** What a form of the admin does: keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function useContentForm({ kind, recoveryId, saved, onClose, ...options }: ContentFormOptions) {
  const { name, noun, form } = kind;
  const [initial] = useState(saved ? { ...form.preset, ...saved.fields } : form.empty);
  const recovery = useRecovery({ id: recoveryId, kind: name, initial, ...(saved && { base: { id: saved.id, version: saved.version } }) });
  const [isNew, setIsNew] = useState(saved === undefined);
  const [publicFrom, setPublicFrom] = useState(options.publicFrom);
  const [problem, setProblem] = useState<NotSaved>();
  const { save, isSaving } = useSave();
  const showToast = useToast();
  const isOpen = useIsMounted();
  const textId = useRef(recoveryId); // of what the form holds: the attempts to save it belong together, whichever form made them
  const isClosing = useRef(false);
  const pressed = useRef({ closes: true, text: '' }); // what the author asked for last
  const unfinished = useRef(0);
  const automatic = useAutomaticSave(storeByItself);
  const [isSavedByItself, setIsSavedByItself] = useState(false);
  const [missing, setMissing] = useState<string>(); // what keeps the save that waits from being sent
  const attempt = useRef({ number: 0, text: '' });
  const unansweredIds = useRef(new Set<string>()); // of saves that may be stored or not

  function record(response: SaveResponse, { creationKey: _, version: __, saveId = '', ...sent }: FieldValues) {
    if (response.ok) unansweredIds.current.clear();
    else if (isUnanswered(response)) unansweredIds.current.add(saveId);
    if (response.ok) recovery.markSaved(sent, { id: response.item.id, version: response.item.version });
    else if (response.code === 'not-found') recovery.setBase({});
    else return;
    setIsNew(!response.ok);
    if (!response.ok || (form.dateBox && sent[form.dateBox] === 'on')) setPublicFrom(null);
  }

  /** Stores the form, and closes it afterwards unless more was typed meanwhile. */
  async function store(closes: boolean) {
    if (isClosing.current) return; // a double click
    setIsSavedByItself(false);
    setMissing(undefined);
    const request = writeRequest();
    const parsed = parseForm(form.schema, request.body);
    if (!parsed.ok) {
      showToast('error', getFirstError(parsed) ?? '', { about: textId.current });
      automatic.settled();
      return setProblem({ ...parsed, code: 'invalid' });
    }
    pressed.current = { closes, text: JSON.stringify(recovery.read().fields) };
    const { verb, response } = await send(closes);
    if (!response.ok) showToast('error', `Failed to ${verb} ${name}`, { about: textId.current });
  }

  /** The same save again, with what was typed meanwhile; then the form closes only where nothing was. */
  async function storeByItself() {
    if (unfinished.current > 0) return;
    const parsed = parseForm(form.schema, writeRequest().body);
    setMissing(parsed.ok ? undefined : getFirstError(parsed));
    if (!parsed.ok) return; // the next time
    const { closes, text } = pressed.current;
    const { response } = await send(closes && text === JSON.stringify(recovery.read().fields));
    setIsSavedByItself(response.ok);
  }

  async function send(closes: boolean): Promise<{ verb: string; response: SaveResponse }> {
    isClosing.current = closes;
    unfinished.current += 1;
    let verb = 'create';
    const response = await save(() => {
      const request = writeRequest();
      verb = request.verb;
      return { path: request.path, body: { ...request.body, saveId: getSaveId(request.body) } };
    }, record);
    unfinished.current -= 1;
    isClosing.current = false;
    if (!response.ok && 'theirs' in response && unansweredIds.current.delete(response.theirs.lastSaveId ?? '')) {
      const { id, version } = response.theirs;
      recovery.setBase({ id, version }); // stored by this form before
      return send(closes);
    }
    setProblem(response.ok ? undefined : response);
    if (response.ok || !isPassing(response.code)) automatic.settled();
    else if (isOpen.current) automatic.refused();
    if (response.ok) showToast('success', `${noun} ${verb}d successfully`, { about: textId.current });
    if (response.ok && closes && isOpen.current && !recovery.isDirty()) onClose();
    return { verb, response };
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

  /** Puts earlier unsaved changes into the form. */
  function restore(changes: Offer) {
    textId.current = changes.id.split('.', 1)[0] ?? recoveryId; // what was swapped out has the id of its form and a number
    recovery.swapIn(changes);
  }

  /** After a conflict: mine is stored over theirs. */
  function keepMine({ id, version }: SavedContent) {
    recovery.setBase({ id, version });
    void store(pressed.current.closes);
  }

  return { recovery, isNew, publicFrom, isSaving, problem, store, restore, keepMine, automatic: automatic.state, missing, isSavedByItself };
}
