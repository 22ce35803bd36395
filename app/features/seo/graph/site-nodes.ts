import { getImageElsewhere } from '#features/images/image-variants.ts';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { Site } from '#features/settings/site.ts';
import { type JsonLd, type PublishedSite, type Reference, refer, toUrl } from './json-ld.ts';

export function getWebsiteId(siteUrl: string): string {
  return toUrl('/#website', siteUrl);
}

export function getAuthorId(siteUrl: string): string {
  return toUrl('/about#person', siteUrl);
}

/** The author of the site by their id, anybody else by name; null for the former. */
export function describeAuthor(name: string | null, { site, siteUrl }: PublishedSite): Reference | JsonLd {
  return name === null || name === site.author.name ? refer(getAuthorId(siteUrl)) : { '@type': 'Person', name };
}

/** The site; on its home page with what it is and how it is searched. */
export function describeWebsite({ site, siteUrl }: PublishedSite, { isHome }: { isHome: boolean }): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': getWebsiteId(siteUrl),
    name: site.author.name,
    url: toUrl('/', siteUrl),
    publisher: refer(getAuthorId(siteUrl)),
    ...(isHome && {
      description: site.author.tagline,
      inLanguage: site.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${toUrl('/search', siteUrl)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

/** The parts of the author's name that are known, as long as it is made of them. */
export function getAuthorNames({ name, givenName, familyName }: Site['author']): { givenName?: string; familyName?: string } {
  if (!name.includes(givenName) || !name.includes(familyName)) return {};
  return { ...(givenName && { givenName }), ...(familyName && { familyName }) };
}

/** How much a page says of the site's author: every page names them. */
export type AuthorDetail = 'name' | 'profile' | 'contact';

/** The site's author, by what the site says of them. */
export function describeSiteAuthor({ site, siteUrl }: PublishedSite, detail: AuthorDetail): JsonLd {
  const { name, profession, biography, location, email, telephone, portrait } = site.author;
  return {
    '@type': 'Person',
    '@id': getAuthorId(siteUrl),
    name,
    url: toUrl('/about', siteUrl),
    ...(detail !== 'name' && {
      ...getAuthorNames(site.author),
      ...(portrait && { image: toUrl(getImageElsewhere(portrait)?.url ?? portrait, siteUrl) }),
      jobTitle: profession,
      description: biography,
      knowsAbout: CATEGORIES.map(categoryTitle),
      workLocation: { '@type': 'Place', name: location },
      ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
    }),
    ...(detail === 'contact' && { email, ...(telephone && { telephone }) }),
  };
}
