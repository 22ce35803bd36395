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

/** Names the site's author by id (null), anybody else by name. */
export function describeAuthor(name: string | null, { site, siteUrl }: PublishedSite): Reference | JsonLd {
  return name === null || name === site.author.name ? refer(getAuthorId(siteUrl)) : { '@type': 'Person', name };
}

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

/** Empty unless the full name is made of the parts. */
export function getAuthorNames({ name, givenName, familyName }: Site['author']): { givenName?: string; familyName?: string } {
  if (!name.includes(givenName) || !name.includes(familyName)) return {};
  return { ...(givenName && { givenName }), ...(familyName && { familyName }) };
}

export type AuthorDetail = 'name' | 'profile' | 'contact';

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
