import { type Ref, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { copyText } from '#platform/browser/clipboard.ts';
import { Difference } from '../recovery/difference.tsx';
import { formatFields } from './readable-text.ts';
import { CHANGED_SINCE } from './save-response.ts';

interface ConflictNoticeProps {
  ref: Ref<HTMLDivElement>;
  labels: Readonly<Record<string, string>>;
  mine: FieldValues;
  theirs: FieldValues;
  isKept: boolean;
  onKeepMine: () => void;
  /** Puts all of theirs, or one field, into the form. */
  onTakeTheirs: (field?: string) => void;
}

export function ConflictNotice({ ref, labels, mine, theirs, isKept, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div ref={ref} className="notice notice-error" role="alert">
      <p>
        {CHANGED_SINCE} {isKept ? 'Your version wasn’t saved, but it’s kept on this device.' : 'Your version wasn’t saved.'}
      </p>
      <p className="button-row">
        {/* First, because it has the focus: a space typed at that moment must save nothing. */}
        <button type="button" className="button button-quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          See the other version
        </button>
        <button type="button" className="button" onClick={onKeepMine}>
          Keep my version
        </button>
        <button type="button" className="button button-quiet" onClick={() => onTakeTheirs()}>
          Use the other version
        </button>
        <button type="button" className="button button-quiet" onClick={async () => setIsCopied(await copyText(formatFields(mine, labels)))}>
          Copy my version
        </button>
        <span role="status">{isCopied && 'Copied'}</span>
      </p>
      {isShown && (
        <>
          <Difference
            before={mine}
            after={theirs}
            beforeName="Mine"
            afterName="Other"
            labels={labels}
            renderAction={(name) => (
              <button type="button" className="button button-quiet" onClick={() => onTakeTheirs(name)}>
                Use the other version<span className="visually-hidden"> for {labels[name] ?? name}</span>
              </button>
            )}
          />
          <p>What you use from the other version goes into your form. Keep my version then saves the form as it is.</p>
        </>
      )}
    </div>
  );
}
