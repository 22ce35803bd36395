import { createPageTexts } from '#features/settings/page-texts.ts';
import { fileServices } from '#features/settings/service.ts';
import { defaultSite } from '#features/settings/site.ts';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';

const texts = createPageTexts({}, fileServices, defaultSite);
/** The site and its texts as their files have them. */
export const defaultSnapshot: SiteSnapshot = { site: defaultSite, texts, canSend: false };
