import type { MetaDescriptor } from 'react-router';
import { SHARE_SIZE } from '#features/artwork/share-size.ts';
import { getHeadTitle } from '#features/editor/sharing/search-result.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl, categoryPath } from '#features/publishing/paths.ts';
import { getAuthorName, type PublicItem } from '#features/publishing/public-item.ts';
import type { Site } from '#features/settings/site.ts';
import { clip } from '#platform/text/clip.ts';
import type { JsonLd, PublishedSite, Trail } from './graph/json-ld.ts';
import { createPageGraph, type PageType } from './graph/page-graph.ts';
import { getDrawnImage, type SharingImage, toSharingImage } from './sharing-image.ts';
import { describeAccounts, describeAuthorAccounts, describeProfile, describeThemeColours, toOpenGraphLocale } from './site-meta.ts';
import { type DescribedItem, describeContent, getContentTrail, getFirstDate } from './structured-data.ts';

export interface PageFacts extends PublishedSite {
  /** Without the site's name, which is added where there is room for it. */
  title: string;
  /** Replaces the whole of `<title>`, and the title where the page is shared. */
  metaTitle?: string | null | undefined;
  description: string;
  /** With its query, such as `/category/brand?page=2`. */
  path: string;
  canonicalUrl?: string | null | undefined;
  /** PNG of 1200 by 630 by default; the site's own when left out. */
  image?: SharingImage;
  type?: 'website' | 'article' | 'profile';
  /** For search, sign-in and everything that responds with 404. */
  noindex?: boolean;
  language?: string | null | undefined;
  /** A page with noindex has no graph unless this is given. */
  pageType?: PageType;
  trail?: Trail;
  mainEntity?: JsonLd;
  nodes?: readonly JsonLd[];
}

export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { path, site, siteUrl, noindex = false, type = 'website', pageType, trail, mainEntity, nodes } = facts;
  const { image = getDrawnImage('/', `${site.author.name}: ${site.author.tagline}`) } = facts;
  const description = clip(facts.description, 300);
  const title = facts.metaTitle || facts.title;
  const language = facts.language || site.language;
  const url = facts.canonicalUrl || absoluteUrl(path, siteUrl);
  const picture = absoluteUrl(image.path, siteUrl);
  return [
    { title: facts.metaTitle || getHeadTitle(title, site.author.name) },
    { name: 'description', content: description },
    ...(noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { name: 'robots', content: 'max-image-preview:large' },
          { tagName: 'link' as const, rel: 'canonical', href: url },
          og('url', url),
        ]),
    ...describeThemeColours(site.looks),
    og('type', type),
    og('site_name', site.author.name),
    og('locale', toOpenGraphLocale(language)),
    ...(type === 'profile' ? describeProfile(site.author) : []),
    og('title', title),
    og('description', description),
    og('image', picture),
    ...describeImage(image),
    og('image:alt', image.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...describeAccounts(site),
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: image.alt },
    ...(noindex && !pageType
      ? []
      : [
          {
            'script:ld+json': createPageGraph({
              type: pageType,
              url: absoluteUrl(path, siteUrl),
              site,
              siteUrl,
              title: facts.title,
              language,
              image: toGraphImage(image, siteUrl),
              trail,
              mainEntity,
              nodes,
            }),
          },
        ]),
  ];
}

/** A hidden item gets noindex. */
export function contentMeta(item: DescribedItem, { page }: PageKind, { site, siteUrl }: PublishedSite): MetaDescriptor[] {
  const path = page.path(item);
  const category = item.category && categoryTitle(item.category);
  const alt = `${item.title}${category ? `. ${category}` : ''}, by ${getAuthorName(item, site)}`;
  const image = item.sharingImageUrl ? { ...toSharingImage(item.sharingImageUrl), alt } : getDrawnImage(path, alt);
  const url = absoluteUrl(path, siteUrl);
  return [
    ...pageMeta({
      title: item.title,
      metaTitle: item.metaTitle,
      description: item.metaDescription || item.excerpt || item.title,
      canonicalUrl: item.canonicalUrl,
      path,
      site,
      siteUrl,
      type: page.isUndated ? 'website' : 'article',
      language: item.language,
      image,
      noindex: item.isActive === false || item.isNoindex === true,
      pageType: 'WebPage',
      trail: getContentTrail(item, page),
      ...(!page.isUndated && {
        mainEntity: describeContent(item, page, { url, image: toGraphImage(image, siteUrl), site, siteUrl }),
      }),
    }),
    ...(page.isInFeeds ? describeArticle(item, { site, siteUrl }) : []),
    ...(page.hasMarkdown
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            type: 'text/markdown',
            title: page.isInFeeds ? 'This article as Markdown' : 'This page as Markdown',
            href: absoluteUrl(`${path}.md`, siteUrl),
          },
        ]
      : []),
  ];
}

export function categoryFeedLinks(category: string, { author }: Site): MetaDescriptor[] {
  const path = categoryPath(category);
  const title = `${author.name}: ${categoryTitle(category)}`;
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: `${path}/feed.xml` },
    { tagName: 'link', rel: 'alternate', type: 'application/feed+json', title, href: `${path}/feed.json` },
  ];
}

/** Open Graph's facts, and the labels that chat apps show. */
function describeArticle({ category, tags = [], readTime, ...item }: PublicItem, { site, siteUrl }: PublishedSite): MetaDescriptor[] {
  const author = getAuthorName(item, site);
  return [
    { property: 'article:published_time', content: getFirstDate(item) },
    { property: 'article:modified_time', content: item.updatedAt },
    ...(category ? [{ property: 'article:section', content: categoryTitle(category) }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
    { name: 'author', content: author },
    ...(author === site.author.name
      ? [{ property: 'article:author', content: absoluteUrl('/about', siteUrl) }, ...describeAuthorAccounts(site)]
      : []),
    { name: 'twitter:label1', content: 'Written by' },
    { name: 'twitter:data1', content: author },
    ...(readTime
      ? [
          { name: 'twitter:label2', content: 'Reading time' },
          { name: 'twitter:data2', content: `${readTime} min read` },
        ]
      : []),
  ];
}

function toGraphImage({ path, size = SHARE_SIZE }: SharingImage, siteUrl: string) {
  return { url: absoluteUrl(path, siteUrl), size };
}

function describeImage({ type = 'image/png', size = SHARE_SIZE }: SharingImage): MetaDescriptor[] {
  return [og('image:type', type), ...(size ? [og('image:width', String(size.width)), og('image:height', String(size.height))] : [])];
}

function og(name: string, content: string) {
  return { property: `og:${name}`, content };
}
