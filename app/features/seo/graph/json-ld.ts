import type { Site } from '#features/settings/site.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type JsonLd = { [key: string]: Json };

export type Reference = { '@id': string };

export function refer(id: string): Reference {
  return { '@id': id };
}

/** From the home page, which is left out, to the page itself. */
export type Trail = readonly (readonly [name: string, path: string])[];

export function toUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

export interface PublishedSite {
  site: Site;
  siteUrl: string;
}
