import { createPageTexts } from '#features/site-settings/page-texts.ts';
import { fileServices } from '#features/site-settings/services/service.ts';
import { defaultSite } from '#features/site-settings/site.ts';
import type { SiteSnapshot } from '#features/site-settings/site-reader.server.ts';

/** The site and its texts as their files have them. */
export const defaultSnapshot: SiteSnapshot = { site: defaultSite, texts: createPageTexts({}, fileServices, defaultSite) };
