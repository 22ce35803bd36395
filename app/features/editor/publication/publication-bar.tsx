import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router';
import { Icon } from '#features/html/elements/tool.tsx';
import type { FormKind } from '#features/publishing/content-kind.ts';
import type { SavedContent } from '../save/save-response.ts';
import { DatePanel, readDate, suggestDate, suggestTime } from './date-panel.tsx';
import { getPublicationState, SAVE_DRAFT, type SaveAction } from './publication-state.ts';

export type PublicationAction = 'unpublish' | 'discard-changes' | 'decline';

interface PublicationBarProps {
  kind: FormKind;
  formId: string;
  item: SavedContent | undefined;
  now: Date | undefined;
  mainButton: string;
  mayPublish: boolean;
  isSaving: boolean;
  onSave: (action: SaveAction, publishAt?: string) => void;
  onAct: (action: PublicationAction) => void;
  onPlaces: (places: BarPlaces) => void;
  /** Says what is stored and what is not. */
  state: ReactNode;
  /** Items of the menu. */
  children?: ReactNode;
}

/** The main button submits the form and says what becomes of the item; while a date is chosen, it publishes with that date. */
export function PublicationBar({
  kind,
  formId,
  item,
  now = new Date(),
  mainButton,
  mayPublish,
  isSaving,
  state: stateLine,
  children,
  ...actions
}: PublicationBarProps) {
  const { onSave, onAct, onPlaces } = actions;
  const [params] = useSearchParams();
  const [date, setDate] = useState(item ? '' : suggestTime(params.get('on')));
  const [panel, setPanel] = useState<'date' | 'discard' | undefined>(date ? 'date' : undefined);
  const [error, setError] = useState<string>();
  const state = getPublicationState(item, now);
  const mayDate = mayPublish && (state === 'draft' || state === 'scheduled' || (state === 'new' && !kind.hasNoDrafts));
  const isDating = panel === 'date' && mayDate;
  const mayKeep = (mayPublish || kind.hasOnlyDrafts) && !kind.hasNoDrafts && state !== 'scheduled';
  const buttons = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => onPlaces({ buttons: buttons.current, end: end.current, menu: menu.current }), [onPlaces]);

  function openDate() {
    setPanel('date');
    setError(undefined);
    setDate(suggestDate(state === 'scheduled' ? item : undefined, now));
  }
  function publishOnDate() {
    const chosen = readDate(date);
    setError(chosen ? undefined : 'Choose a date and time');
    if (chosen) onSave('schedule', chosen.toISOString());
  }

  return (
    <>
      {stateLine}
      <div className="publication-buttons">
        <span ref={buttons} className="publication-tools" />
        {isDating ? (
          <button type="button" className="button" aria-busy={isSaving} onClick={publishOnDate}>
            {(readDate(date)?.getTime() ?? 0) > now.getTime() ? 'Schedule' : 'Publish'}
          </button>
        ) : (
          !kind.hasOnlyDrafts && (
            <button type="submit" form={formId} className="button" aria-busy={isSaving}>
              {mainButton}
            </button>
          )
        )}
        <span ref={end} className="publication-tools" />
        <MoreMenu ref={menu}>
          {mayKeep && (
            <MenuItem
              note={state === 'published' || state === 'changed' ? 'Leaves the site as it is' : undefined}
              onClick={() => onSave('draft')}
            >
              {SAVE_DRAFT}
            </MenuItem>
          )}
          {mayPublish && state === 'scheduled' && <MenuItem onClick={() => onSave('publish-now')}>Publish now</MenuItem>}
          {mayDate && <MenuItem onClick={openDate}>{state === 'scheduled' ? 'Change date…' : 'Schedule or backdate…'}</MenuItem>}
          {children}
          {mayPublish && state === 'changed' && <MenuItem onClick={() => setPanel('discard')}>Discard changes</MenuItem>}
          {mayPublish && item && !item.isDraft && !kind.isSingle && (
            <MenuItem
              note={state === 'scheduled' ? 'Becomes a draft without a date' : 'Leaves the site and stays here as a draft'}
              onClick={() => onAct('unpublish')}
            >
              Unpublish
            </MenuItem>
          )}
        </MoreMenu>
      </div>
      {isDating && (
        <DatePanel
          id={`${formId}-publish-at`}
          value={date}
          error={error}
          now={now}
          onChange={setDate}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'discard' && state === 'changed' && (
        <DiscardPanel
          onKeep={() => setPanel(undefined)}
          onDiscard={() => {
            setPanel(undefined);
            onAct('discard-changes');
          }}
        />
      )}
    </>
  );
}

function DiscardPanel({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the form's buttons, no part of what it sends
    <div className="publication-panel" role="group" aria-label="Discard changes">
      <p className="publication-panel-text">Discard the changes that aren’t public yet? The form will go back to what readers see.</p>
      <button type="button" className="button button-quiet" onClick={onKeep}>
        Keep them
      </button>
      <button type="button" className="button button-danger" onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}

/** Closes on any of its items; on a click elsewhere and on Escape the browser closes it. */
function MoreMenu({ ref, children }: { ref: React.RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const id = useId();
  useEffect(() => {
    const menu = ref.current;
    const close = ({ target }: Event) => target instanceof Element && target.closest('button, a') && menu?.hidePopover();
    menu?.addEventListener('click', close); // what is drawn into it from elsewhere has other React parents
    return () => menu?.removeEventListener('click', close);
  }, [ref]);
  return (
    <>
      <button type="button" className="tool" aria-label="More" title="More" popoverTarget={id}>
        <Icon path="M4.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0ZM11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0ZM18.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0Z" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside the form, no part of what it sends */}
      <div ref={ref} id={id} popover="auto" className="dropdown" role="group" aria-label="More">
        {children}
      </div>
    </>
  );
}

interface MenuItemProps {
  note?: string | undefined;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ note, isPressed, isDisabled = false, onClick, children }: MenuItemProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="tool" aria-pressed={isPressed} aria-describedby={note && id} disabled={isDisabled} onClick={onClick}>
        {children}
      </button>
      {note && (
        <span id={id} className="field-hint">
          {note}
        </span>
      )}
    </>
  );
}

/** Where parts of the form draw their buttons; null until the bar is there. */
export interface BarPlaces {
  buttons: HTMLElement | null;
  end: HTMLElement | null;
  menu: HTMLElement | null;
}

export const BarContext = createContext<BarPlaces>({ buttons: null, end: null, menu: null });

export function InBar({ place = 'buttons', children }: { place?: keyof BarPlaces; children: ReactNode }) {
  const element = useContext(BarContext)[place];
  return element && createPortal(children, element);
}

export function PreviewButton({ isPreviewed, onPress }: { isPreviewed: boolean; onPress: () => void }) {
  return (
    <InBar>
      <button type="button" className="tool" aria-pressed={isPreviewed} title="Preview" onClick={onPress}>
        <Icon path="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
        <span className="publication-tool-name">Preview</span>
      </button>
    </InBar>
  );
}
