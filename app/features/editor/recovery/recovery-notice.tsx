import { useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { Difference } from './difference.tsx';
import type { Offer } from './offers.ts';
import type { Kept } from './recovery.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function RecoveryNotice({
  changes,
  savedVersion,
  fields,
  labels,
  onRestore,
  onDiscard,
}: {
  changes: Offer;
  savedVersion?: number | undefined;
  fields: FieldValues;
  labels: Readonly<Record<string, string>>;
  onRestore: (changes: Offer) => void;
  onDiscard: () => void;
}) {
  const [isShown, setIsShown] = useState(false);
  const isOlder = changes.version !== undefined && savedVersion !== undefined && changes.version < savedVersion;
  return (
    <div className="notice" role="status">
      <p>
        You have unsaved changes from <time dateTime={changes.at}>{time.format(new Date(changes.at))}</time> (
        {changes.device ?? 'on this device'}).
        {isOlder && ' They’re older than what is saved.'}
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

export function getKeptWords({ onDevice, onSite }: Kept): string {
  if (onDevice) return onSite ? 'Kept on this device and on the site' : 'Kept on this device';
  return onSite ? 'Kept on the site' : 'Not kept yet';
}

const FAULTS = {
  full: 'This device has no room left to keep your text',
  forbidden: 'This browser doesn’t let the site keep your text on this device',
};

export function KeptNotice({ kept: { fault, isSiteTaking } }: { kept: Kept }) {
  if (!fault) return null;
  return (
    <p className="notice notice-error" role="alert">
      {FAULTS[fault]}
      {isSiteTaking ? '. The site keeps it instead, a few seconds behind what you type.' : ', and it isn’t on the site either: save soon.'}
    </p>
  );
}
