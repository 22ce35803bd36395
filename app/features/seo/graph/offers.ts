import { type JsonLd, type PublishedSite, toUrl } from './json-ld.ts';
import { describeAuthor } from './site-nodes.ts';

/** A service or a solution that can be commissioned. */
export interface Offer {
  title: string;
  text?: string | null | undefined;
  /** Of the page that is about it. */
  path: string;
  imageUrl?: string;
  /** Who does it; the site's author when left out. */
  author?: string | null;
}

/** A service or solution by itself, under the id that every other page names it by. */
export function describeOffered({ title, text, path, imageUrl, author = null }: Offer, published: PublishedSite): JsonLd {
  const url = toUrl(path, published.siteUrl);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    ...(text && { description: text }),
    ...(imageUrl && { image: imageUrl }),
    url,
    provider: describeAuthor(author, published),
  };
}

/** A list of services or solutions, such as that of `/services`; `path` is its page's. */
export function describeOfferCatalog(
  { path, name, offers }: { path: string; name: string; offers: readonly Offer[] },
  published: PublishedSite,
): JsonLd {
  return {
    '@type': 'OfferCatalog',
    '@id': `${toUrl(path, published.siteUrl)}#catalog`,
    name,
    itemListElement: offers.map((offer) => ({ '@type': 'Offer', itemOffered: describeOffered(offer, published) })),
  };
}
