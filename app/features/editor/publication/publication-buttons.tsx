import { type FormEvent, type ReactNode, useState } from 'react';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { Field } from '#ui/field.tsx';
import type { SavedContent } from '../save/save-response.ts';
import {
  getDraftButton,
  getMainButton,
  getPublicationState,
  type PublicationState,
  SAVE_DRAFT,
  type SaveAction,
} from './publication-state.ts';
import { formatInZone, getTimeZoneName, toLocalInput } from './publication-words.ts';

interface PublicationButtonsProps {
  kind: FormKind;
  formId: string;
  item: SavedContent | undefined;
  now: Date | undefined;
  isSaving: boolean;
  onCancel: () => void;
  onSave: (action: SaveAction, publishAt?: string) => void;
  onAct: (action: PublicationAction) => void;
  children?: ReactNode;
}

/** Each button says what becomes of the item. The main one submits the form; while a date is chosen, it schedules. */
export function PublicationButtons({ kind, formId, item, now = new Date(), isSaving, children, ...actions }: PublicationButtonsProps) {
  const { onCancel, onSave, onAct } = actions;
  const isAdmin = useIsAdmin();
  const [panel, setPanel] = useState<'schedule' | 'more'>();
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const state = getPublicationState(item, now);
  const hasDate = state === 'new' || state === 'draft' || state === 'scheduled';
  const isScheduling = panel === 'schedule' && hasDate;
  const hasMore = item !== undefined && !item.isDraft && (!kind.isSingle || state === 'changed');
  const isMore = panel === 'more' && hasMore;
  const draftButton = getDraftButton(kind, state);

  function openSchedule() {
    setPanel('schedule');
    setError(undefined);
    setDate(state === 'scheduled' && item ? toLocalInput(new Date(item.publishedAt)) : getTomorrowMorning(now));
  }

  function schedule(event: FormEvent) {
    event.preventDefault();
    const chosen = readFutureDate(date, new Date());
    setError(chosen ? undefined : 'Choose a date and time in the future');
    if (chosen) onSave('schedule', chosen.toISOString());
  }

  if (!isAdmin) {
    return (
      <div className="publication-buttons">
        {children}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" form={formId} className="button" aria-busy={isSaving}>
          {SAVE_DRAFT}
        </button>
      </div>
    );
  }
  return (
    <>
      {isScheduling && <SchedulePanel id={`${formId}-publish-at`} value={date} error={error} now={now} onChange={setDate} />}
      {isMore && (
        <MorePanel
          state={state}
          isSingle={kind.isSingle}
          onAct={(action) => {
            setPanel(undefined);
            onAct(action);
          }}
        />
      )}
      <div className="publication-buttons">
        {children}
        {hasMore && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={isMore}
            onClick={() => setPanel(isMore ? undefined : 'more')}
          >
            More
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          Cancel
        </button>
        {draftButton && (
          <button type="button" className="button button-quiet" onClick={() => onSave('draft')}>
            {draftButton}
          </button>
        )}
        {state === 'scheduled' && !isScheduling && (
          <button type="button" className="button button-quiet" onClick={() => onSave('publish-now')}>
            Publish now
          </button>
        )}
        {hasDate && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={isScheduling}
            onClick={() => (isScheduling ? setPanel(undefined) : openSchedule())}
          >
            {isScheduling ? 'Don’t schedule' : state === 'scheduled' ? 'Change date…' : 'Schedule…'}
          </button>
        )}
        {isScheduling ? (
          <button type="button" className="button" aria-busy={isSaving} onClick={schedule}>
            Schedule
          </button>
        ) : (
          <button type="submit" form={formId} className="button" aria-busy={isSaving}>
            {getMainButton(kind, state)}
          </button>
        )}
      </div>
    </>
  );
}

interface SchedulePanelProps {
  id: string;
  value: string;
  error: string | undefined;
  now: Date;
  onChange: (value: string) => void;
}

function SchedulePanel({ id, value, error, now, onChange }: SchedulePanelProps) {
  const date = readFutureDate(value, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the form's buttons, no part of what it sends
    <div className="publication-panel" role="group" aria-label="Schedule">
      <Field id={id} label="Publish on" hint={`Your time zone: ${getTimeZoneName()}`} error={error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input"
            min={toLocalInput(now)}
            max="8999-12-31T23:59"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p className="publication-panel-text" role="status">
        {date && `Readers will see it from ${formatInZone(date.toISOString())}. Until then it isn’t on the site.`}
      </p>
    </div>
  );
}

function readFutureDate(value: string, now: Date): Date | undefined {
  const date = new Date(value);
  return date.getTime() > now.getTime() ? date : undefined;
}

function getTomorrowMorning(now: Date): string {
  const date = new Date(now);
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return toLocalInput(date);
}

export type PublicationAction = 'unpublish' | 'discard-changes';

interface MorePanelProps {
  state: PublicationState;
  isSingle?: boolean | undefined;
  onAct: (action: PublicationAction) => void;
}

function MorePanel({ state, isSingle, onAct }: MorePanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the form's buttons, no part of what it sends
    <div className="publication-panel" role="group" aria-label="More">
      {isAsking ? (
        <>
          <p className="publication-panel-text">Discard the changes that aren’t public yet? The form will go back to what readers see.</p>
          <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
            Keep them
          </button>
          <button type="button" className="button button-danger" onClick={() => onAct('discard-changes')}>
            Discard
          </button>
        </>
      ) : (
        <>
          {!isSingle && (
            <p className="publication-panel-text">
              {state === 'scheduled'
                ? 'Unpublish makes it a draft without a date.'
                : 'Unpublish takes it off the site and keeps it here as a draft.'}
            </p>
          )}
          {state === 'changed' && (
            <button type="button" className="button button-quiet" onClick={() => setIsAsking(true)}>
              Discard changes
            </button>
          )}
          {!isSingle && (
            <button type="button" className="button button-quiet" onClick={() => onAct('unpublish')}>
              Unpublish
            </button>
          )}
        </>
      )}
    </div>
  );
}
