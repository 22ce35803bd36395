import { type JsonLd, type PublishedSite, toUrl } from './json-ld.ts';
import { describeAuthor } from './site-nodes.ts';

export interface Offer {
  title: string;
  text?: string | null | undefined;
  path: string;
  imageUrl?: string;
  author?: string | null;
}

/** Uses the id by which every other page names it. */
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
