import { categoryTitle } from '#features/publishing/category.ts';
import type { ContentPage } from '#features/publishing/content-kind.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';
import { site } from '#site';
import { absoluteUrl } from './absolute-url.ts';
import { toSharingImage } from './sharing-image.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonLd = { [key: string]: Json };

export function siteJsonLd(siteUrl: string): JsonLd[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: site.author.name,
      description: site.author.tagline,
      url: absoluteUrl('/', siteUrl),
      inLanguage: site.language,
    },
    {
      '@context': CONTEXT,
      ...person(site.author.name, siteUrl),
      description: site.author.biography,
      sameAs: site.social.map(({ url }) => url),
    },
  ];
}

/** A piece of content and the way to it: as an offer where its kind is a service, else as a work with an author and dates. */
export function contentJsonLd(item: PublicItem, { path: getPath, jsonLdType }: ContentPage, siteUrl: string): JsonLd[] {
  const path = getPath(item.id);
  const url = item.canonicalUrl || absoluteUrl(path, siteUrl);
  const sharePicture = absoluteUrl(item.sharingImageUrl ? toSharingImage(item.sharingImageUrl).path : `${path}/share.png`, siteUrl);
  const describe = jsonLdType === 'Service' ? describeService : describeWork;
  return [
    { '@context': CONTEXT, '@type': jsonLdType, ...describe(item, { url, sharePicture, siteUrl }) },
    breadcrumbJsonLd(
      [
        ['Home', '/'],
        ...(item.category ? [[categoryTitle(item.category), categoryPath(item.category)] as [string, string]] : []),
        [item.title, path],
      ],
      siteUrl,
    ),
  ];
}

/** The way to a page, from the home page on, as pairs of name and path. */
export function breadcrumbJsonLd(trail: [name: string, path: string][], siteUrl: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, siteUrl),
    })),
  };
}

/** The first day on which something could be read: the earlier one of its dates. */
export function getFirstDate({
  publishedAt,
  firstPublishedAt = publishedAt,
}: Pick<PublicItem, 'publishedAt' | 'firstPublishedAt'>): string {
  return firstPublishedAt < publishedAt ? firstPublishedAt : publishedAt;
}

const CONTEXT = 'https://schema.org';

interface Urls {
  url: string;
  sharePicture: string;
  siteUrl: string;
}

function describeWork(item: PublicItem, { url, sharePicture, siteUrl }: Urls): JsonLd {
  return {
    headline: item.title,
    description: item.metaDescription || item.excerpt,
    image: [sharePicture, ...(item.imageUrl && item.imageUrl !== item.sharingImageUrl ? [absoluteUrl(item.imageUrl, siteUrl)] : [])],
    datePublished: getFirstDate(item),
    dateModified: item.updatedAt,
    author: person(item.author, siteUrl),
    publisher: person(site.author.name, siteUrl),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    ...(item.category && { articleSection: categoryTitle(item.category) }),
    ...(item.tags && { keywords: item.tags }),
    ...(item.readTime && { timeRequired: `PT${item.readTime}M` }),
    inLanguage: item.language || site.language,
  };
}

function describeService({ title, excerpt, author, metaDescription }: PublicItem, { url, sharePicture, siteUrl }: Urls): JsonLd {
  return {
    name: title,
    ...((metaDescription || excerpt) && { description: metaDescription || excerpt }),
    image: sharePicture,
    url,
    provider: person(author, siteUrl),
  };
}

function person(name: string, siteUrl: string): JsonLd {
  return name === site.author.name ? { '@type': 'Person', name, url: absoluteUrl('/about', siteUrl) } : { '@type': 'Person', name };
}
