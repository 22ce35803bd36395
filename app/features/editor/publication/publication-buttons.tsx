import { type FormEvent, type ReactNode, useState } from 'react';
import type { FormKind } from '#features/publishing/content-kind.ts';
import type { SavedContent } from '../save/save-response.ts';
import { MorePanel, type PublicationAction } from './more-panel.tsx';
import { getDraftButton, getMainButton, getPublicationState, type SaveAction } from './publication-state.ts';
import { toLocalInput } from './publication-words.ts';
import { getTomorrowMorning, readFutureDate, SchedulePanel } from './schedule-panel.tsx';

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
