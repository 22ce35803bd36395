import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** Not for islands, which have no router: pass them props. */
export function useSite(): Site {
  const root = useRouteLoaderData<{ site: Site } | undefined>('root');
  if (!root) throw new Error('a part of a page stands outside of any');
  return root.site;
}
