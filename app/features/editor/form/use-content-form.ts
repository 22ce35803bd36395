import { useRef, useState } from 'react';
import { isPassing } from '#features/admin/requests/refusal.ts';
import { type FieldValues, type FormKind, NEW } from '#features/publishing/content-kind.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import type { PublicationAction } from '../publication/more-panel.tsx';
import { getPublicPath, isSwitchedOff, type SaveAction, toPublication } from '../publication/publication-state.ts';
import { describeSave, VIEW_ON_SITE } from '../publication/publication-words.ts';
import type { Offer } from '../recovery/offers.ts';
import { useRecovery } from '../recovery/use-recovery.ts';
import type { SavedContent, SaveResponse } from '../save/save-response.ts';
import { useAutomaticSave } from '../save/use-automatic-save.ts';
import { isUnanswered, type NotSaved, useSave } from '../save/use-save.ts';
import { useUploads } from '../upload/uploads.tsx';
import { parseContentForm } from './form-fields.ts';
import { getFormMessage, keepErrors } from './form-message.ts';
import { showPath } from './show-path.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface ContentFormOptions {
  kind: FormKind;
  /** Names this opened form: its unsaved changes, its saves, and the one row that it makes. */
  recoveryId: string;
  /** What is stored; absent for a new one. */
  saved?: SavedContent | undefined;
  onClose: () => void;
  /** How a save can be taken back. */
  getUndo?: (saved: UndoableSave) => { label: string; act: () => void };
}

/** A save that has changed what readers see. */
export interface UndoableSave {
  before: SavedContent;
  after: SavedContent;
  /** Puts what is stored by then into the form, where it is still open. */
  take: (stored: SavedContent) => void;
}

/** What the author pressed. */
interface Press {
  action: SaveAction;
  publishAt: string;
  /** The form closes once it is saved, unless more was typed meanwhile or something else was pressed. */
  closes: boolean;
  /** The fields at that moment. */
  text: string;
}

/** What a form of the admin does: keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function useContentForm({ kind, recoveryId, saved, onClose, getUndo }: ContentFormOptions) {
  const { name, noun, form } = kind;
  const title = kind.isSingle ? noun : name; // in messages
  const [initial] = useState(saved ? { ...form.preset, ...saved.fields } : { ...form.preset, ...form.empty });
  const recovery = useRecovery({ id: recoveryId, kind: name, initial, ...(saved && { base: { id: saved.id, version: saved.version } }) });
  const [item, setItem] = useState(saved);
  const current = useRef(saved); // what is stored when the turn of a save comes
  const [savedAt, setSavedAt] = useState<Date>(); // by this form
  const [problem, setProblem] = useState<NotSaved>();
  const [failedTries, setFailedTries] = useState(0); // of saves with fields that are not right
  const { save, isSaving } = useSave();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const isOpen = useIsMounted();
  const uploads = useUploads();
  const textId = useRef(recoveryId); // of what the form holds: the attempts to save it belong together, whichever form made them
  const latest = useRef<Press>({ action: 'draft', publishAt: '', closes: false, text: '' });
  const closing = useRef<Press>(undefined);
  const unfinished = useRef(0);
  const restores = useRef(false); // it is in the trash, and the author has been told
  const automatic = useAutomaticSave(storeByItself);
  const [isSavedByItself, setIsSavedByItself] = useState(false);
  const [missing, setMissing] = useState<string>(); // what keeps the save that waits from being sent
  const attempt = useRef({ number: 0, text: '' });
  const unansweredIds = useRef(new Set<string>()); // of saves that may be stored or not

  /** Stores the form as the button says. */
  async function store(action: SaveAction, publishAt = '', stays = action === 'draft') {
    if (!(await uploads.whenDone(() => recovery.read().fields, recovery.write))) return;
    const press: Press = { action, publishAt, closes: !stays, text: JSON.stringify(recovery.read().fields) };
    if (press.closes && closing.current) return; // a double click
    setIsSavedByItself(false);
    setMissing(undefined);
    latest.current = press;
    const { body } = writeRequest(press);
    const parsed = parseContentForm(kind, body);
    if (!parsed.ok) {
      showToast('error', getFormMessage(parsed, body), { about: textId.current });
      automatic.settled();
      setFailedTries((tries) => tries + 1);
      return setProblem({ ...parsed, code: 'invalid' });
    }
    closing.current = press.closes ? press : undefined;
    const { verb, response } = await send(press);
    if (response && !response.ok) showToast('error', `Failed to ${verb} ${title}`, { about: textId.current });
    if (!response) setIsSavedByItself(true);
  }

  /** Stores what is written and leaves the form open: as a draft, where there are drafts. */
  const keep = () => store(kind.hasNoDrafts ? 'publish' : 'draft', '', true);

  /** The same save again, with what was typed meanwhile; then the form closes only where nothing was. */
  async function storeByItself() {
    if (unfinished.current > 0) return;
    if (!(await uploads.whenDone(() => recovery.read().fields, recovery.write))) return;
    const { body } = writeRequest(latest.current);
    const parsed = parseContentForm(kind, body);
    setMissing(parsed.ok ? undefined : getFormMessage(parsed, body));
    if (!parsed.ok) return; // the next time
    const { closes, text } = latest.current;
    latest.current = { ...latest.current, closes: closes && text === JSON.stringify(recovery.read().fields) };
    const { response } = await send(latest.current);
    setIsSavedByItself(response?.ok ?? false);
  }

  async function send(press: Press): Promise<{ verb: string; response: SaveResponse | undefined }> {
    unfinished.current += 1;
    let verb = 'create';
    const before = current.current;
    let fields: FieldValues = {};
    const response = await save(
      () => {
        if (press.action === 'draft' && current.current && !recovery.isDirty()) return undefined; // the one before has stored it
        const request = writeRequest(press);
        verb = request.verb;
        fields = recovery.read().fields;
        return { path: request.path, body: { ...request.body, saveId: getSaveId(request.body) } };
      },
      (answer, { saveId }) => record(answer, { fields, saveId }),
    );
    unfinished.current -= 1;
    if (response && 'theirs' in response && unansweredIds.current.delete(response.theirs.lastSaveId ?? '')) {
      setBase(response.theirs); // stored by this form before
      return send(press);
    }
    if (closing.current === press) closing.current = undefined;
    if (!response) return { verb, response };
    setProblem(response.ok ? undefined : response);
    if (!response.ok && response.code === 'invalid') setFailedTries((tries) => tries + 1);
    if (response.ok || !isPassing(response.code)) automatic.settled();
    else if (isOpen.current) automatic.refused();
    if (response.ok) showSaved(response.item, verb, { before });
    if (response.ok && press.closes && latest.current === press && isOpen.current && !recovery.isDirty()) onClose();
    return { verb, response };
  }

  function record(response: SaveResponse, { fields, saveId }: { fields: FieldValues; saveId: string }) {
    if (response.ok) unansweredIds.current.clear();
    else if (isUnanswered(response)) unansweredIds.current.add(saveId);
    if (response.ok) {
      restores.current = false;
      recovery.markSaved(fields, { id: response.item.id, version: response.item.version });
      become(response.item);
    } else if ('inTrash' in response) {
      restores.current = true;
      setBase(response.inTrash);
    } else if (response.code === 'not-found') {
      recovery.setBase({});
      become(undefined);
    }
  }

  /** What is stored is this now. */
  function become(next: SavedContent | undefined) {
    current.current = next;
    setItem(next);
    if (next) setSavedAt(new Date());
    if (isOpen.current) showPath(`/admin/${kind.adminSegment}/${encodeURIComponent(next?.id ?? NEW)}`);
  }

  /** The next save goes over this. */
  function setBase(stored: SavedContent) {
    recovery.setBase({ id: stored.id, version: stored.version });
    current.current = stored;
    setItem(stored);
    setSavedAt(undefined);
  }

  function showSaved(stored: SavedContent, verb: string, { before, cause }: { before?: SavedContent | undefined; cause?: string } = {}) {
    const now = new Date();
    const isHidden = isSwitchedOff(kind, stored, now);
    const path = getPublicPath(stored, { now, isHidden });
    showToast('success', `${noun} ${verb}d successfully`, {
      about: textId.current,
      cause: cause ?? describeSave(stored, { now, isHidden }),
      action: before && isSeenChange(before, stored) ? getUndo?.({ before, after: stored, take: takeIfOpen }) : undefined,
      link: path === undefined ? undefined : { href: path, label: VIEW_ON_SITE },
    });
  }

  function writeRequest({ action, publishAt }: Press): { verb: string; path: string; body: FieldValues } {
    const { fields, id, version } = recovery.read();
    const publication = toPublication(action, { item: current.current, now: new Date(), publishAt });
    const body = { ...fields, ...publication, ...(restores.current && { restores: 'on' }) };
    return id === undefined
      ? { verb: 'create', path: `/admin/save/${name}`, body: { ...body, creationKey: recoveryId } }
      : { verb: 'update', path: `/admin/save/${name}/${encodeURIComponent(id)}`, body: { ...body, version: String(version) } };
  }

  /** The same for a save that is sent again, another one for anything else. */
  function getSaveId(body: FieldValues) {
    const text = JSON.stringify(body);
    if (text !== attempt.current.text) attempt.current = { number: attempt.current.number + 1, text };
    return `${recoveryId}.${attempt.current.number}`;
  }

  /** Takes it off the site, or drops what waits to be published; what was typed and not saved is offered afterwards. */
  async function act(action: PublicationAction) {
    const response = await save(
      () => {
        const { id = '', version } = recovery.read();
        return { path: `/admin/publication/${name}/${encodeURIComponent(id)}`, body: { action, version } };
      },
      (answer) => answer.ok && recordAction(action, answer.item),
    );
    if (!response) return;
    setProblem(response.ok ? undefined : response);
    if (!response.ok) return showToast('error', `Failed to update ${title}`, { about: textId.current });
    const isUnpublished = action === 'unpublish';
    const cause = isUnpublished ? 'Unpublished. Readers do not see it.' : 'The form shows what readers see.';
    showSaved(response.item, 'update', { cause });
  }

  function recordAction(action: PublicationAction, stored: SavedContent) {
    const fields = { ...form.preset, ...stored.fields };
    if (action === 'discard-changes') recovery.swapIn({ fields });
    recovery.markSaved(fields, { id: stored.id, version: stored.version });
    become(stored);
  }

  /** What is typed; a mark goes with what it was about. */
  function write(changes: FieldValues) {
    recovery.write(changes);
    if (problem?.code !== 'invalid' || !Object.keys(changes).some((field) => field in problem.fieldErrors)) return;
    const parsed = parseContentForm(kind, writeRequest(latest.current).body);
    const fieldErrors = keepErrors(problem.fieldErrors, parsed.ok ? {} : parsed.fieldErrors, changes);
    const isMended = Object.keys(fieldErrors).length === 0;
    setProblem(isMended ? undefined : { ...problem, fieldErrors });
    if (isMended) dismissErrors(textId.current);
  }

  /** Puts earlier unsaved changes into the form. */
  function restore(changes: Offer) {
    textId.current = changes.id.split('.', 1)[0] ?? recoveryId; // what was swapped out has the id of its form and a number
    recovery.swapIn(changes);
  }

  /** After a conflict: mine is stored over theirs. */
  function keepMine(theirs: SavedContent) {
    setBase(theirs);
    void store(latest.current.action, latest.current.publishAt);
  }

  /** After a conflict: one field of theirs, or all, with mine offered to be restored. */
  function takeTheirs(theirs: SavedContent, field?: string) {
    if (field !== undefined) return write({ [field]: theirs.fields[field] ?? '' });
    const fields = { ...form.preset, ...theirs.fields };
    recovery.swapIn({ fields });
    recovery.markSaved(fields, { id: theirs.id, version: theirs.version });
    setBase(theirs);
    setProblem(undefined);
    dismissErrors(textId.current);
  }

  const takeIfOpen = (stored: SavedContent) => isOpen.current && takeTheirs(stored);
  const publication = { kind, item, savedAt };
  const actions = { write, store, keep, act, restore, keepMine, takeTheirs };
  return { recovery, publication, isSaving, problem, failedTries, automatic: automatic.state, missing, isSavedByItself, ...actions };
}

/** Whether a save has changed what readers see from one text that was public to another. */
function isSeenChange(before: SavedContent, after: SavedContent): boolean {
  const isPublic = [before, after].every(({ isDraft, isChanged }) => !isDraft && !isChanged);
  return isPublic && before.version !== after.version;
}
