import { useState } from 'react';
import type { PublicationState } from './publication-state.ts';

export type PublicationAction = 'unpublish' | 'discard-changes';

interface MorePanelProps {
  state: PublicationState;
  isSingle?: boolean | undefined;
  onAct: (action: PublicationAction) => void;
}

export function MorePanel({ state, isSingle, onAct }: MorePanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: beside the form's buttons, no part of what it sends
    <div className="publication-panel" role="group" aria-label="More">
      {isAsking ? (
        <>
          <p className="publication-panel-text">Discard the changes that are not public yet? The form then shows what readers see.</p>
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
