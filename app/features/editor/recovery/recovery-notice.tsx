import { useState } from 'react';
import { Difference } from './difference.tsx';
import type { Fields, UnsavedChanges } from './recovery-store.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Offers what was typed earlier and never saved: with its time and what is different. */
export function RecoveryNotice({
  draft,
  fields,
  labels,
  onTake,
  onDiscard,
}: {
  draft: UnsavedChanges;
  fields: Fields;
  labels: Record<string, string>;
  onTake: (draft: UnsavedChanges) => void;
  onDiscard: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="notice" role="status">
      <p>
        There is text from <time dateTime={draft.at}>{time.format(new Date(draft.at))}</time> that was never saved.
      </p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => onTake(draft)}>
          Use it
        </button>
        <button type="button" className="button button-quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          Show the difference
        </button>
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          Throw it away
        </button>
      </p>
      {isShown && <Difference before={fields} after={draft.fields} labels={labels} beforeName="Now in the form" afterName="Never saved" />}
    </div>
  );
}
