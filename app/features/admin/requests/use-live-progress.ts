import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_MS = 2000;

/** Loads the page's data again while background work goes on that is no change of the content. */
export function useLiveProgress(isLive: boolean): void {
  const { revalidate, state } = useRevalidator();
  const look = useRef(() => {});
  look.current = () => state === 'idle' && document.visibilityState === 'visible' && void revalidate();
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => look.current(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isLive]);
}
