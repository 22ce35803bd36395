import type { RouterContextProvider } from 'react-router';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';
import { servicesContext } from './services.server.ts';

/** The site as the owner has set it, at the current content version. */
export function readSite(context: Readonly<RouterContextProvider>): Promise<SiteSnapshot> {
  return context.get(servicesContext).site.read();
}
