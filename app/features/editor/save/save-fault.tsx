import { useEffect, useState } from 'react';
import { getStopReason, useSiteStatus } from '#features/admin/status/site-status.ts';
import type { AutomaticSaveState } from './automatic-save.ts';

interface SaveFaultProps {
  refusal: string | undefined;
  automatic: AutomaticSaveState;
  missing?: string | undefined;
  isKept: boolean;
  button?: string;
}

/** Shows why nothing can be saved now, and whether a refused save is sent again. */
export function SaveFault({ refusal, automatic, missing, isKept, button = 'Save' }: SaveFaultProps) {
  const { status, reach } = useSiteStatus();
  const stop = getStopReason(status, reach);
  const [wasStopped, setWasStopped] = useState(false);
  useEffect(() => setWasStopped((was) => (refusal !== undefined && was) || stop !== undefined), [refusal, stop]);
  const reason = stop ?? (wasStopped ? undefined : refusal); // a reason that is over is not named any more
  const next =
    automatic === 'signed-out'
      ? `Your session has ended: press ${button} to sign in and send it again.`
      : missing
        ? `Before it is sent again: ${missing}.`
        : SENT_AGAIN;
  const sentences = refusal
    ? [reason ?? NOT_YET, isKept && KEPT, next]
    : [stop, stop && `Press ${button}, and your text will be sent automatically once this is over, while this form is open.`];
  if (!sentences[0]) return null;
  return (
    <p className="save-fault" role="alert">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}

const NOT_YET = 'This isn’t saved yet.';
const KEPT = 'Your text is kept on this device.';
const SENT_AGAIN = 'It will be sent again automatically while this form is open.';
