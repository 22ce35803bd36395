import { useMatches } from 'react-router';

/** Whether this page is of an area whose layout says `handle = { hydrate: true }`: it hydrates whole, all others by their islands. */
export function useIsHydratedPage(): boolean {
  return useMatches().some(({ handle }) => handle !== null && typeof handle === 'object' && 'hydrate' in handle && handle.hydrate === true);
}
