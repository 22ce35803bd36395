import { useRef, useState } from 'react';
import { isBlank } from '#features/html/blank-html.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { type FormErrors, getFirstError } from '#platform/forms/parse-form.ts';
import type { SaveAction } from '../publication/publication-state.ts';
import type { SavedContent, SaveResponse } from '../save/save-response.ts';
import { isUnanswered, type NotSaved } from '../save/use-save.ts';
import { REQUIRED_FIELDS } from './form-fields.ts';

export interface Press {
  action: SaveAction;
  publishAt: string;
  /** The form closes once it is saved, unless something was typed or pressed since. */
  closes: boolean;
  /** The fields at that moment, as JSON. */
  text: string;
}

interface FormState {
  item: SavedContent | undefined;
  /** Since it was opened. */
  isSaved: boolean;
  problem: NotSaved | undefined;
  /** Grows with each failed save that moves the focus to what it needs. */
  failedTries: number;
  /** Keeps a repeated save from being sent. */
  missing: string | undefined;
  press: Press;
  /** The press under way that will close the form. */
  closing: Press | undefined;
  unfinished: number;
  /** The item is in the trash, and the author has been told: the next save takes it out. */
  restores: boolean;
  /** Has the same number for a save that is sent again. */
  attempt: { number: number; text: string };
  unansweredIds: readonly string[];
  /** Names the text in its messages: the form's id, or that of the form whose unsaved changes were restored. */
  textId: string;
}

type FormEvent =
  | { type: 'pressed'; press: Press; problem: NotSaved | undefined }
  | { type: 'repeated'; text: string; missing: string | undefined }
  | { type: 'queued' }
  | { type: 'sent'; text: string }
  | { type: 'answered'; response: SaveResponse; saveId: string }
  | { type: 'finished'; press: Press; response: SaveResponse | undefined; isByItself: boolean; text: string }
  | { type: 'stored'; item: SavedContent }
  | { type: 'rebased'; item: SavedContent }
  | { type: 'problem'; problem: NotSaved | undefined }
  | { type: 'restored'; textId: string };

/** `read` gives the newest state, also to what began before the last render. */
export function useFormState({ item, textId }: Pick<FormState, 'item' | 'textId'>) {
  const [state, setState] = useState<FormState>({
    item,
    textId,
    isSaved: false,
    problem: undefined,
    failedTries: 0,
    missing: undefined,
    press: { action: 'draft', publishAt: '', closes: false, text: '' },
    closing: undefined,
    unfinished: 0,
    restores: false,
    attempt: { number: 0, text: '' },
    unansweredIds: [],
  });
  const newest = useRef(state);
  const dispatch = (event: FormEvent) => {
    newest.current = reduceForm(newest.current, event);
    setState(newest.current);
  };
  return { state, read: () => newest.current, dispatch };
}

function reduceForm(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'pressed': {
      const { press, problem } = event;
      const pressed = { ...state, press, missing: undefined };
      if (problem) return { ...pressed, problem, failedTries: state.failedTries + 1 };
      return { ...pressed, closing: press.closes ? press : undefined };
    }
    case 'repeated': {
      const { text, missing } = event;
      const closes = state.press.closes && state.press.text === text;
      return missing === undefined ? { ...state, missing, press: { ...state.press, closes } } : { ...state, missing };
    }
    case 'queued':
      return { ...state, unfinished: state.unfinished + 1 };
    case 'sent':
      return event.text === state.attempt.text ? state : { ...state, attempt: { number: state.attempt.number + 1, text: event.text } };
    case 'answered':
      return recordResponse(state, event);
    case 'finished': {
      const { press, response, isByItself, text } = event;
      const finished = { ...state, unfinished: state.unfinished - 1, closing: state.closing === press ? undefined : state.closing };
      if (!response) return { ...finished, isSaved: true };
      return {
        ...finished,
        problem: response.ok ? undefined : response,
        failedTries: state.failedTries + (needsFocus(response, !isByItself && press.text === text) ? 1 : 0),
      };
    }
    case 'stored':
      return { ...state, item: event.item, isSaved: true };
    case 'rebased': {
      const unansweredIds = state.unansweredIds.filter((id) => id !== event.item.lastSaveId);
      return { ...state, item: event.item, isSaved: false, unansweredIds };
    }
    case 'problem':
      return { ...state, problem: event.problem, failedTries: state.failedTries + (event.problem?.code === 'conflict' ? 1 : 0) };
    case 'restored':
      return { ...state, textId: event.textId };
  }
}

/** A conflict takes the focus only from an author who has stopped typing. */
function needsFocus(response: SaveResponse, isUntouched: boolean): boolean {
  return !response.ok && (response.code === 'invalid' || (response.code === 'conflict' && isUntouched));
}

function recordResponse(state: FormState, { response, saveId }: FormEvent & { type: 'answered' }): FormState {
  if (response.ok) return { ...state, item: response.item, isSaved: true, restores: false, unansweredIds: [] };
  const answered = isUnanswered(response) ? { ...state, unansweredIds: [...state.unansweredIds, saveId] } : state;
  if ('inTrash' in response) return { ...answered, item: response.inTrash, isSaved: false, restores: true };
  return response.code === 'not-found' ? { ...answered, item: undefined } : answered;
}

export function getFormMessage(errors: FormErrors, fields: FieldValues): string {
  const isSomethingMissing = Object.keys(errors.fieldErrors).some((name) => isBlank(fields[name] ?? ''));
  return (isSomethingMissing ? REQUIRED_FIELDS : getFirstError(errors)) ?? '';
}

/** Keeps the errors of unchanged fields, and marks nothing new before the next attempt. */
export function retainErrors(marked: Record<string, string>, found: Record<string, string>, changed: FieldValues): Record<string, string> {
  const left = Object.entries(marked).flatMap(([name, message]) => {
    const current = name in changed ? found[name] : message;
    return current === undefined ? [] : [[name, current]];
  });
  return Object.fromEntries(left);
}
