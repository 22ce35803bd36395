import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { copyText } from '#platform/browser/clipboard.ts';
import { usePart } from '#ui/use-part.ts';
import { Difference } from '../recovery/difference.tsx';
import { CHANGED_SINCE } from './save-response.ts';

interface ConflictNoticeProps {
  /** Each moves the focus here. */
  tries: number;
  labels: Readonly<Record<string, string>>;
  mine: FieldValues;
  theirs: FieldValues;
  isKept: boolean;
  onKeepMine: () => void;
  /** Puts all of theirs, or one field, into the form. */
  onTakeTheirs: (field?: string) => void;
}

export function ConflictNotice({ tries, labels, mine, theirs, isKept, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) place.current?.querySelector('button')?.focus();
  }, [tries]);
  const [isShown, setIsShown] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const loadFormat = usePart(async () => (await import('./readable-text.ts')).formatFields, 'Your version as text');
  useEffect(() => void import('./readable-text.ts').catch(() => undefined), []); // while the site still answers

  async function copyMine() {
    const formatFields = await loadFormat();
    setIsCopied(formatFields !== undefined && (await copyText(formatFields(mine, labels))));
  }

  return (
    <div ref={place} className="notice notice-error" role="alert">
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
        <button type="button" className="button button-quiet" onClick={() => void copyMine()}>
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
