import { useSyncExternalStore } from 'react';

/** False on the server and until the page is awake. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
