import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** The site that a page belongs to. Not for islands, which have no router: they get what they show as props. */
export function useSite(): Site {
  const root = useRouteLoaderData<{ site: Site } | undefined>('root');
  if (!root) throw new Error('a part of a page stands outside of any');
  return root.site;
}
