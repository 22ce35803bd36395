import { useEffect, useRef, useState } from 'react';
import { getStopReason, useSiteStatus } from '#features/admin/status/site-status.ts';
import { type AutomaticSaveState, createAutomaticSave } from './automatic-save.ts';

export function useAutomaticSave(save: () => Promise<void>) {
  const { status, reach, check } = useSiteStatus();
  const [state, setState] = useState<AutomaticSaveState>('off');
  const latest = useRef({ save, check });
  useEffect(() => {
    latest.current = { save, check };
  });
  const automatic = useRef<ReturnType<typeof createAutomaticSave>>(undefined);
  automatic.current ??= createAutomaticSave({
    save: () => latest.current.save(),
    check: () => latest.current.check(),
    onChange: setState,
  });
  const { refused, settled, hasten, stop } = automatic.current;

  const isStopped = getStopReason(status, reach) !== undefined;
  useEffect(() => {
    if (!isStopped) hasten();
  }, [isStopped, hasten]);
  useEffect(() => {
    window.addEventListener('online', hasten);
    return () => {
      window.removeEventListener('online', hasten);
      stop();
    };
  }, [hasten, stop]);

  return { state, refused, settled };
}
