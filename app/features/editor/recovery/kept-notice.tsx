import type { Kept } from './recovery.ts';

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
