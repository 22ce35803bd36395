import { useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { copyText } from '#platform/browser/clipboard.ts';
import { Difference } from '../recovery/difference.tsx';
import { CHANGED_SINCE } from './save-response.ts';

/** Tells that somebody else has saved the same item since: keep mine, see theirs, or copy mine. Nothing is lost either way. */
export function ConflictNotice({
  labels,
  mine,
  theirs,
  isKept,
  onKeepMine,
}: {
  labels: Readonly<Record<string, string>>;
  mine: FieldValues;
  theirs: FieldValues;
  /** Whether this device holds mine. */
  isKept: boolean;
  onKeepMine: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="notice notice-error" role="alert">
      <p>
        {CHANGED_SINCE} {isKept ? 'Yours has not been saved, and is kept on this device.' : 'Yours has not been saved.'}
      </p>
      <p className="button-row">
        <button type="button" className="button" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button button-quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          See theirs
        </button>
        <button type="button" className="button button-quiet" onClick={async () => setIsCopied(await copyText(mine.content ?? ''))}>
          Copy mine
        </button>
        <span role="status">{isCopied && 'Copied'}</span>
      </p>
      {isShown && <Difference before={mine} after={theirs} beforeName="Mine" afterName="Theirs" labels={labels} />}
    </div>
  );
}
