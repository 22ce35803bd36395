import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there, for what comes back after a wait. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
