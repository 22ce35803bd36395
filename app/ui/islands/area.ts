import { useMatches } from 'react-router';

/** True in areas whose layout says `handle = { hydrate: true }`. */
export function useIsHydratedPage(): boolean {
  return useMatches().some(({ handle }) => isHydrating(handle));
}

export function isHydrating(handle: unknown): boolean {
  return handle !== null && typeof handle === 'object' && 'hydrate' in handle && handle.hydrate === true;
}
