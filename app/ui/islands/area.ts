import { useMatches } from 'react-router';

/** Whether this page is of an area whose layout says `handle = { hydrate: true }`: it hydrates whole, all others by their islands. */
export function useIsHydratedPage(): boolean {
  return useMatches().some(({ handle }) => isHydrating(handle));
}

/** Whether a route with this handle has its pages hydrated. */
export function isHydrating(handle: unknown): boolean {
  return handle !== null && typeof handle === 'object' && 'hydrate' in handle && handle.hydrate === true;
}
