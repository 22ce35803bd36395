import { useRouteLoaderData } from 'react-router';
import { defaultSite, type Site } from './site.ts';

/** The site that a page belongs to; as its file says it is where a page failed before it was read. Not for islands: they get what they show as props. */
export function useSite(): Site {
  const root = useRouteLoaderData<{ site: Site } | undefined>('root');
  return root?.site ?? defaultSite;
}
