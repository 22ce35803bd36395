import { createContext } from 'react-router';
import type { SiteReader } from '#features/site-settings/site-reader.server.ts';

/** Renders a page of this site as it would be if the site were another. */
export const renderPageContext = createContext<(path: string, site: SiteReader) => Promise<Response>>();
