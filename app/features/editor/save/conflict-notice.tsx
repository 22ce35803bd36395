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
        {CHANGED_SINCE} {isKept ? 'Yours has not been saved, and is kept on this device.' : 'Yours has not been saved.'}
      </p>
      <p className="button-row">
        {/* First, because it has the focus: a space typed at that moment must save nothing. */}
        <button type="button" className="button button-quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          See theirs
        </button>
        <button type="button" className="button" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button button-quiet" onClick={() => onTakeTheirs()}>
          Take theirs
        </button>
        <button type="button" className="button button-quiet" onClick={async () => setIsCopied(await copyText(formatFields(mine, labels)))}>
          Copy mine
        </button>
        <span role="status">{isCopied && 'Copied'}</span>
      </p>
      {isShown && (
        <>
          <Difference
            before={mine}
            after={theirs}
            beforeName="Mine"
            afterName="Theirs"
            labels={labels}
            renderAction={(name) => (
              <button type="button" className="button button-quiet" onClick={() => onTakeTheirs(name)}>
                Take theirs<span className="visually-hidden"> for {labels[name] ?? name}</span>
              </button>
            )}
          />
          <p>What you take from theirs goes into your form. Keep mine then saves your form as it is.</p>
        </>
      )}
    </div>
  );
}
