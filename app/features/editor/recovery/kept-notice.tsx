import type { Kept } from './recovery.ts';

/** Where words are that nothing would be lost of. */
export function KeptWords({ kept: { onDevice, onSite } }: { kept: Kept }) {
  if (!onDevice && !onSite) return 'Not saved';
  const places = [onDevice && 'on this device', onSite && 'on the site'].filter(Boolean);
  return <span title={`Kept ${places.join(' and ')}`}>Saved</span>;
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
