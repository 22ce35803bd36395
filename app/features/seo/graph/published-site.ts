import type { Site } from '#features/settings/site.ts';

/** The site as the owner has set it, and where it is published: the parts of it that are links need both. */
export interface PublishedSite {
  site: Site;
  siteUrl: string;
}
