import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#features/admin/requests/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Recovery } from './use-recovery.ts';

/** Says of words that nothing was done with where they are. */
export function useLeaving({ isDirty, isHeld, flush }: Recovery, onClose: () => void): () => void {
  const showToast = useToast();
  return () => {
    if (isDirty()) void flush().then(() => isHeld() && showToast('success', 'Your changes are kept'));
    onClose();
  };
}

/** Asks before a form is left whose changes neither device nor site holds. Render it inside the form's dialog. */
export function CloseGuard({ recovery: { isHeld, flush, kept } }: { recovery: Recovery }) {
  const blocker = useBlocker(() => !isHeld());
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return setIsAsking(false);
    let isCurrent = true;
    void flush().then(() => {
      if (!isCurrent) return;
      if (isHeld()) return blocker.proceed(); // the last keystroke was only under way
      const form = place.current?.closest('dialog');
      if (form && !form.open) form.showModal(); // the browser has closed it by itself
      setIsAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, flush, isHeld]);

  const isFaulty = kept.fault !== undefined;
  useEffect(() => {
    if (!isFaulty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isHeld()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isFaulty, isHeld]);

  const stay = () => blocker.state === 'blocked' && blocker.reset();
  return (
    <span ref={place}>
      {isAsking && (
        <ConfirmDialog
          title="Close without saving?"
          cancel="Keep writing"
          label="Close and lose them"
          onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
          onClose={stay}
        >
          <p>Your last changes are stored neither on this device nor on the site. If you close the form, they are lost.</p>
        </ConfirmDialog>
      )}
    </span>
  );
}
