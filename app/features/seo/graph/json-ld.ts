import type { Site } from '#features/settings/site.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One thing of schema.org, or a whole graph of them. */
export type JsonLd = { [key: string]: Json };

/** How a node names another one, which stands beside it in the graph or in that of another page. */
export type Reference = { '@id': string };

export function refer(id: string): Reference {
  return { '@id': id };
}

/** Names and paths from the home page, which is left out, to a page, which is the last. */
export type Trail = readonly (readonly [name: string, path: string])[];

export function toUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

/** The site as the owner has set it, and where it is published: the parts of it that are links need both. */
export interface PublishedSite {
  site: Site;
  siteUrl: string;
}
