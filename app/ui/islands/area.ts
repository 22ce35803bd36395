import { useMatches } from 'react-router';

/** Whether this page is of the admin, whose routes say `handle = { app: true }` and hydrate whole; all others are public. */
export function useIsHydratedPage(): boolean {
  return useMatches().some(({ handle }) => handle !== null && typeof handle === 'object' && 'app' in handle && handle.app === true);
}
