import { categoryTitle } from '#features/publishing/category.ts';
import type { ContentPage } from '#features/publishing/content-kind.ts';
import { absoluteUrl, categoryPath } from '#features/publishing/paths.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';
import type { ArticleSeries } from '#features/publishing/series/series.ts';
import { type JsonLd, type PublishedSite, refer, type Trail } from './graph/json-ld.ts';
import { describeOffered } from './graph/offers.ts';
import { describeImage, type GraphPage, getPageId } from './graph/page-graph.ts';
import { describeAuthor, getAuthorId } from './graph/site-nodes.ts';
import { toSharingImage } from './sharing-image.ts';

export interface DescribedItem extends PublicItem {
  wordCount?: number;
  partOf?: ArticleSeries;
}

interface ContentFacts extends PublishedSite {
  url: string;
  image: GraphPage['image'];
}

/** An Offer where the kind is a service, else a work with an author and dates. */
export function describeContent(
  item: DescribedItem,
  { path, jsonLdType }: ContentPage,
  { url, image, ...published }: ContentFacts,
): JsonLd {
  const { site, siteUrl } = published;
  const { title, author } = item;
  const text = item.metaDescription || item.excerpt;
  if (jsonLdType === 'Service') return describeOffered({ title, text, path: path(item), imageUrl: image.url, author }, published);
  return {
    '@type': jsonLdType,
    '@id': `${url}#article`,
    headline: title,
    ...(text && { description: text }),
    image: [describeImage(image), ...describeCover(item, siteUrl)],
    datePublished: getFirstDate(item),
    dateModified: item.updatedAt,
    author: describeAuthor(author, published),
    publisher: refer(getAuthorId(siteUrl)),
    mainEntityOfPage: refer(getPageId(url)),
    ...describePlace(item, getPageId(url), siteUrl),
    url: item.canonicalUrl || url,
    ...(item.category && { articleSection: categoryTitle(item.category) }),
    ...(item.tags?.length && { keywords: item.tags }),
    ...(item.wordCount && { wordCount: item.wordCount }),
    ...(item.readTime && { timeRequired: `PT${item.readTime}M` }),
    inLanguage: item.language || site.language,
  };
}

/** Of the page, and of a series. */
function describePlace({ partOf }: DescribedItem, pageId: string, siteUrl: string): JsonLd {
  if (!partOf) return { isPartOf: refer(pageId) };
  return { isPartOf: [refer(pageId), describeSeries(partOf, siteUrl)], position: partOf.number };
}

export function describeSeries({ name, path }: Pick<ArticleSeries, 'name' | 'path'>, siteUrl: string): JsonLd {
  const url = absoluteUrl(path, siteUrl);
  return { '@type': 'CreativeWorkSeries', '@id': `${url}#series`, name, url };
}

export function getContentTrail(item: PublicItem, { path, listPage }: ContentPage): Trail {
  const { title, category } = item;
  return [
    ...(category ? [[categoryTitle(category), categoryPath(category)] as const] : []),
    ...(listPage ? [[listPage.title, listPage.path] as const] : []),
    [title, path(item)],
  ];
}

/** The earlier of its dates. */
export function getFirstDate({
  publishedAt,
  firstPublishedAt = publishedAt,
}: Pick<PublicItem, 'publishedAt' | 'firstPublishedAt'>): string {
  return firstPublishedAt < publishedAt ? firstPublishedAt : publishedAt;
}

/** Undefined if the page is shared with the cover itself. */
function describeCover({ imageUrl, sharingImageUrl }: PublicItem, siteUrl: string): JsonLd[] {
  if (!imageUrl || imageUrl === sharingImageUrl) return [];
  const { path, size = null } = toSharingImage(imageUrl);
  return [describeImage({ url: absoluteUrl(path, siteUrl), size })];
}
