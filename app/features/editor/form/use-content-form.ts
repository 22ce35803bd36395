import { type RefObject, useState } from 'react';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import { isPassing } from '#features/admin/requests/refusal.ts';
import { type FieldValues, type FormKind, NEW } from '#features/publishing/content-kind.ts';
import type { ProposalSummary } from '#features/publishing/proposals/proposals.server.ts';
import { dropRecorded, NONE_TAKEN } from '#features/publishing/proposals/taken-proposals.ts';
import { getFirstError } from '#platform/forms/parse-form.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import type { WaitingText } from '../proposals/proposal.ts';
import type { PublicationAction } from '../publication/publication-bar.tsx';
import { getPublicPath, isSwitchedOff, type SaveAction, toPublication } from '../publication/publication-state.ts';
import { describeSave, VIEW_ON_SITE } from '../publication/publication-words.ts';
import type { Offer } from '../recovery/offers.ts';
import { type Recovery, useRecovery, type WriteOptions } from '../recovery/use-recovery.ts';
import { useAutomaticSave } from '../save/automatic-save.ts';
import type { SavedContent, SaveResponse } from '../save/save-response.ts';
import { type NotSaved, useSave } from '../save/use-save.ts';
import { useUploads } from '../upload/uploads.tsx';
import { parseContentForm } from './form-fields.ts';
import { getFormMessage, type Press, retainErrors, useFormState } from './form-state.ts';
import { useIsMounted } from './use-is-mounted.ts';

export interface ContentFormOptions {
  kind: FormKind;
  /** Names this opened form: its unsaved changes, its saves, and the one row that it makes. */
  recoveryId: string;
  saved?: SavedContent | undefined;
  /** By assistants, not decided yet. */
  proposals?: readonly ProposalSummary[];
  waiting?: WaitingText | undefined;
  onClose: () => void;
  getUndo?: (saved: UndoableSave) => { label: string; act: () => void };
}

/** A save that has changed what readers see. */
export interface UndoableSave {
  before: SavedContent;
  after: SavedContent;
  /** Puts what is stored by then into the form, where it is still open. */
  take: (stored: SavedContent) => void;
}

interface OpenForm extends ContentFormOptions, Omit<ReturnType<typeof useFormState>, 'state'> {
  recovery: Recovery;
  isOpen: RefObject<boolean>;
  mayPublish: boolean;
  showToast: ReturnType<typeof useToast>;
  dismissErrors: ReturnType<typeof useDismissErrors>;
}

type Save = ReturnType<typeof useSave>['save'];

const TEXTS = ['text', 'lines', 'prose'];

/** Keeps every keystroke, saves in order, and gives nothing up that is not stored. */
export function useContentForm(options: ContentFormOptions) {
  const { kind, recoveryId, saved } = options;
  const [initial] = useState({ ...kind.form.preset, ...(saved?.fields ?? kind.form.empty) });
  const isText = (name: string) => TEXTS.includes(kind.form.fields[name]?.control ?? '');
  const recovery = useRecovery({ id: recoveryId, kind: kind.name, initial, isText, ...(saved && { base: toBase(saved) }) });
  const { state, read, dispatch } = useFormState({ item: saved, textId: recoveryId });
  const toasts = { showToast: useToast(), dismissErrors: useDismissErrors() };
  const mayPublish = useIsAdmin() && !kind.hasOnlyDrafts;
  const form: OpenForm = { ...options, ...toasts, recovery, read, dispatch, isOpen: useIsMounted(), mayPublish };
  const { save, isSaving } = useSave();
  const { store, automatic } = useStoring(form, save);

  return {
    ...state,
    recovery,
    isSaving,
    automatic,
    store,
    mayPublish,
    /** Resolves with what is stored, unless something is left to be. */
    async keep() {
      await store(kind.hasNoDrafts ? 'publish' : 'draft', '', true);
      return recovery.isDirty() ? undefined : read().item;
    },
    act: (action: PublicationAction) => changePublication(form, action, save),
    write: (changes: FieldValues, options?: WriteOptions) => write(form, changes, options),
    /** Puts earlier unsaved changes into the form. */
    restore(changes: Offer) {
      const [textId = recoveryId] = changes.id.split('.', 1); // what was swapped out has the id of its form and a number
      dispatch({ type: 'restored', textId });
      recovery.swapIn(changes);
    },
    /** After a conflict: mine is stored over theirs. */
    keepMine(theirs: SavedContent) {
      setBase(form, theirs);
      const { action, publishAt } = read().press;
      void store(action, publishAt);
    },
    /** After a conflict: one field of theirs, or all, with mine offered to be restored. */
    takeTheirs(theirs: SavedContent, field?: string) {
      if (field === undefined) takeStored(form, theirs);
      else write(form, { [field]: theirs.fields[field] ?? '' });
    },
  };
}

function useStoring(form: OpenForm, save: Save) {
  const { recovery, read, dispatch, isOpen } = form;
  const uploads = useUploads();
  const automatic = useAutomaticSave(storeByItself);
  const waitForUploads = () => uploads.whenDone(() => recovery.read().fields, recovery.write);
  const getText = () => JSON.stringify(recovery.read().fields);

  async function store(action: SaveAction, publishAt = '', stays = action === 'draft') {
    if (!(await waitForUploads())) return;
    const press: Press = { action, publishAt, closes: !stays, text: getText() };
    if (press.closes && read().closing) return; // a double click
    const { problem, message } = checkFields(form, press);
    dispatch({ type: 'pressed', press, problem });
    if (problem) {
      form.showToast('error', message, { about: read().textId });
      return automatic.settled();
    }
    const { verb, response } = await send(press);
    if (response && !response.ok) showFailed(form, verb, response);
  }

  /** The same save again, with what was typed since; then the form closes only where nothing was. */
  async function storeByItself() {
    if (read().unfinished > 0 || !(await waitForUploads())) return;
    const { problem, message } = checkFields(form, read().press);
    dispatch({ type: 'repeated', text: getText(), missing: problem && message });
    if (!problem) await send(read().press, { isByItself: true }); // else the next time
  }

  async function send(press: Press, { isByItself = false } = {}) {
    dispatch({ type: 'queued' });
    const sent = await sendInTurn(form, press, save);
    const { verb, response, before } = sent;
    dispatch({ type: 'finished', press, response, isByItself, text: getText() });
    if (!response) return sent;
    if (response.ok || !isPassing(response.code)) automatic.settled();
    else if (isOpen.current) automatic.refused();
    if (!response.ok) return sent;
    showSaved(form, response.item, { verb, before });
    if (press.closes && read().press === press && isOpen.current && !recovery.isDirty()) form.onClose();
    return sent;
  }

  return { store, automatic: automatic.state };
}

interface Sent {
  verb: string;
  /** Undefined where nothing was left to save. */
  response: SaveResponse | undefined;
  before?: SavedContent | undefined;
}

async function sendInTurn(form: OpenForm, press: Press, save: Save): Promise<Sent> {
  const { recovery, recoveryId, read, dispatch } = form;
  const before = read().item;
  let verb = 'create';
  let fields: FieldValues = {};
  let saveId = '';
  const response = await save(
    'content.save',
    () => {
      if (press.action === 'draft' && read().item && !recovery.isDirty()) return undefined; // the one before has stored it
      const request = writeRequest(form, press);
      verb = request.verb;
      fields = recovery.read().fields;
      dispatch({ type: 'sent', text: JSON.stringify(request.form) });
      saveId = `${recoveryId}.${read().attempt.number}`;
      return { kind: form.kind.name, id: request.id, form: { ...request.form, saveId } };
    },
    (answer) => recordResponse(form, answer, { fields, saveId }),
  );
  const theirs = response && 'theirs' in response ? response.theirs : undefined;
  if (theirs && read().unansweredIds.some((id) => id === theirs.lastSaveId)) {
    setBase(form, theirs);
    return sendInTurn(form, press, save);
  }
  return { verb, response, before };
}

function recordResponse(form: OpenForm, response: SaveResponse, { fields, saveId }: { fields: FieldValues; saveId: string }) {
  const { recovery, dispatch } = form;
  dispatch({ type: 'answered', response, saveId });
  if (response.ok) {
    const left = dropRecorded(recovery.read().fields, fields);
    if (left) recovery.write(left);
    recovery.markSaved({ ...fields, ...(left && NONE_TAKEN) }, toBase(response.item));
    showPath(form, response.item.id);
  } else if ('inTrash' in response) recovery.setBase(toBase(response.inTrash));
  else if (response.code === 'not-found') {
    recovery.setBase({});
    showPath(form, NEW);
  }
}

/** Takes an item off the site, or drops what waits to be published; what was typed and not saved is offered afterwards. True once it is done. */
async function changePublication(form: OpenForm, action: PublicationAction, save: Save) {
  const { kind, recovery, dispatch } = form;
  const response = await save(
    'content.publication',
    () => {
      const { id = '', version = 0 } = recovery.read();
      return { kind: kind.name, id, action, version };
    },
    (answer) => {
      if (!answer.ok) return;
      const fields = { ...kind.form.preset, ...answer.item.fields };
      if (!answer.item.isDraft) recovery.swapIn({ fields });
      recovery.markSaved(fields, toBase(answer.item));
      dispatch({ type: 'stored', item: answer.item });
      showPath(form, answer.item.id);
    },
  );
  if (!response) return false;
  dispatch({ type: 'problem', problem: response.ok ? undefined : response });
  if (response.ok) showSaved(form, response.item, { verb: 'update', cause: CAUSES[action] });
  else showFailed(form, 'update', response);
  return response.ok;
}

const CAUSES: Record<PublicationAction, string> = {
  unpublish: 'Unpublished. Readers can’t see it.',
  'discard-changes': 'The form shows what readers see.',
  decline: 'Declined. The text is in the history.',
};

function write(form: OpenForm, changes: FieldValues, options?: WriteOptions) {
  const { recovery, read, dispatch } = form;
  recovery.write(changes, options);
  const { problem, press, textId } = read();
  if (problem?.code !== 'invalid' || !Object.keys(changes).some((field) => field in problem.fieldErrors)) return;
  const found = checkFields(form, press).problem?.fieldErrors ?? {};
  const fieldErrors = retainErrors(problem.fieldErrors, found, changes);
  const isMended = Object.keys(fieldErrors).length === 0;
  dispatch({ type: 'problem', problem: isMended ? undefined : { ...problem, fieldErrors } });
  if (isMended) form.dismissErrors(textId);
}

function checkFields(form: OpenForm, press: Press): { problem?: NotSaved; message: string } {
  const sent = writeRequest(form, press).form;
  const parsed = parseContentForm(form.kind, sent);
  return parsed.ok ? { message: '' } : { problem: { ...parsed, code: 'invalid' }, message: getFormMessage(parsed, sent) };
}

function writeRequest({ recoveryId, recovery, read, mayPublish }: OpenForm, { action, publishAt }: Press) {
  const { fields, id, version } = recovery.read();
  const { item, restores } = read();
  const publication = toPublication(action, { item, now: new Date(), publishAt, mayPublish });
  const values: FieldValues = { ...fields, ...publication, ...(restores && { restores: 'on' }) };
  return id === undefined
    ? { verb: 'create', id, form: { ...values, creationKey: recoveryId } }
    : { verb: 'update', id, form: { ...values, version: String(version) } };
}

function setBase({ recovery, dispatch }: OpenForm, stored: SavedContent) {
  recovery.setBase(toBase(stored));
  dispatch({ type: 'rebased', item: stored });
}

function takeStored(form: OpenForm, stored: SavedContent) {
  const { kind, recovery, read, dispatch, dismissErrors } = form;
  const fields = { ...kind.form.preset, ...stored.fields };
  recovery.swapIn({ fields });
  recovery.markSaved(fields, toBase(stored));
  setBase(form, stored);
  dispatch({ type: 'problem', problem: undefined });
  dismissErrors(read().textId);
}

function showFailed({ kind, showToast, read }: OpenForm, verb: string, refusal: NotSaved) {
  const text = `Failed to ${verb} ${kind.isSingle ? kind.noun : kind.name}`;
  showToast('error', text, { about: read().textId, cause: getFirstError(refusal) });
}

function showSaved(form: OpenForm, stored: SavedContent, { verb, before, cause }: Omit<Sent, 'response'> & { cause?: string }) {
  const { kind, getUndo, isOpen } = form;
  const now = new Date();
  const isHidden = isSwitchedOff(kind, stored, now);
  const path = getPublicPath(stored, { now, isHidden });
  const take = (later: SavedContent) => isOpen.current && takeStored(form, later);
  form.showToast('success', `${kind.noun} ${verb}d successfully`, {
    about: form.read().textId,
    cause: cause ?? describeSave(stored, { now, isHidden }),
    action: before && isSeenChange(before, stored) ? getUndo?.({ before, after: stored, take }) : undefined,
    link: path === undefined ? undefined : { href: path, label: VIEW_ON_SITE },
  });
}

function isSeenChange(before: SavedContent, after: SavedContent): boolean {
  const isPublic = [before, after].every(({ isDraft, isChanged }) => !isDraft && !isChanged);
  return isPublic && before.version !== after.version;
}

/** Shows the item's path without a navigation: what is being typed stays, and a reload opens that path. */
function showPath({ kind, isOpen }: OpenForm, id: string) {
  const path = `/admin/${kind.adminSegment}/${encodeURIComponent(id)}`;
  if (isOpen.current && location.pathname !== path) history.replaceState(history.state, '', path + location.search);
}

function toBase({ id, version }: SavedContent) {
  return { id, version };
}
