import { useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Difference } from './difference.tsx';
import type { Offer } from './offers.ts';

export function RecoveryNotice({
  changes,
  more,
  savedVersion,
  fields,
  labels,
  onRestore,
  onDiscard,
}: {
  changes: Offer;
  /** How many others are offered after it. */
  more: number;
  savedVersion?: number | undefined;
  fields: FieldValues;
  labels: Readonly<Record<string, string>>;
  onRestore: (changes: Offer) => void;
  onDiscard: () => void;
}) {
  const { timeZone } = useSite();
  const [isShown, setIsShown] = useState(false);
  const isOlder = changes.version !== undefined && savedVersion !== undefined && changes.version < savedVersion;
  return (
    <div className="notice" role="status">
      <p>
        You have unsaved changes from <time dateTime={changes.at}>{formatDateTime(changes.at, timeZone)}</time> (
        {changes.device ?? 'on this device'}).
        {isOlder && ' They’re older than what is saved.'}
        {more > 0 && ` ${more} more after this.`}
      </p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => onRestore(changes)}>
          Restore
        </button>
        <button type="button" className="button button-quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          Show the difference
        </button>
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          Discard
        </button>
      </p>
      {isShown && <Difference before={fields} after={changes.fields} beforeName="In the form" afterName="Unsaved" labels={labels} />}
    </div>
  );
}
