import type { MetaDescriptor } from 'react-router';
import { SHARE_SIZE } from '#features/artwork/share-size.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import type { PublicItem } from '#features/publishing/public-item.ts';
import { site } from '#site';
import { absoluteUrl } from './absolute-url.ts';
import { type SharingImage, toSharingImage } from './sharing-image.ts';
import { contentJsonLd, getFirstDate, type JsonLd } from './structured-data.ts';

export interface PageFacts {
  /** Without the site's name, which is added where it is not there already. */
  title: string;
  /** The whole of `<title>` and the title where it is shared, in place of the title. */
  metaTitle?: string | null | undefined;
  description: string;
  /** Path with the query that belongs to it, such as `/category/brand?page=2`. */
  path: string;
  siteUrl: string;
  /** Where the original is, when that is another page. */
  canonicalUrl?: string | null | undefined;
  /** A sharing picture, of 1200 by 630 and PNG where nothing else is said; the site's own when left out. */
  image?: SharingImage;
  type?: 'website' | 'article' | 'profile';
  /** For pages that search engines must leave alone: search, sign-in, everything that answers 404. */
  noindex?: boolean;
  jsonLd?: JsonLd | JsonLd[];
}

/** Title, description, canonical link, Open Graph, Twitter card and structured data of a page. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { path, siteUrl, noindex = false, type = 'website', jsonLd = [] } = facts;
  const { image = { path: '/share.png', alt: `${site.author.name}: ${site.author.tagline}` } } = facts;
  const description = clip(facts.description);
  const title = facts.metaTitle || facts.title;
  const isWholeTitle = title === facts.metaTitle || title.includes(site.author.name);
  const url = facts.canonicalUrl || absoluteUrl(path, siteUrl);
  const picture = absoluteUrl(image.path, siteUrl);
  return [
    { title: isWholeTitle ? title : `${title} – ${site.author.name}` },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link' as const, rel: 'canonical', href: url }, og('url', url)]),
    og('type', type),
    og('site_name', site.author.name),
    og('title', title),
    og('description', description),
    og('image', picture),
    ...describeImage(image),
    og('image:alt', image.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: image.alt },
    ...[jsonLd].flat().map((item) => ({ 'script:ld+json': item })),
  ];
}

/** The head of a content page: a sharing picture drawn from its title and structured data; what is hidden asks not to be indexed. */
export function contentMeta(item: PublicItem, { page }: PageKind, siteUrl: string): MetaDescriptor[] {
  const path = page.path(item.id);
  const category = item.category && categoryTitle(item.category);
  return [
    ...pageMeta({
      title: item.title,
      metaTitle: item.metaTitle,
      description: item.metaDescription || item.excerpt || item.title,
      canonicalUrl: item.canonicalUrl,
      path,
      siteUrl,
      type: 'article',
      image: {
        ...(item.sharingImageUrl ? toSharingImage(item.sharingImageUrl) : { path: `${path}/share.png` }),
        alt: `${item.title}${category ? `. ${category}` : ''}, by ${item.author}`,
      },
      noindex: item.isActive === false || item.isNoindex === true,
      jsonLd: contentJsonLd(item, page, siteUrl),
    }),
    ...(page.isInFeeds ? describeArticle(item) : []),
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

/** Where a category's own feeds are found: to be added to the head of its page. */
export function categoryFeedLinks(category: string): MetaDescriptor[] {
  const path = categoryPath(category);
  const title = `${site.author.name}: ${categoryTitle(category)}`;
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: `${path}/feed.xml` },
    { tagName: 'link', rel: 'alternate', type: 'application/feed+json', title, href: `${path}/feed.json` },
  ];
}

/** Open Graph's facts of an article, and who wrote it. */
function describeArticle({ category, tags = [], author, ...item }: PublicItem): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: getFirstDate(item) },
    { property: 'article:modified_time', content: item.updatedAt },
    ...(category ? [{ property: 'article:section', content: categoryTitle(category) }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
    { name: 'author', content: author },
  ];
}

/** Type and size, where they are known. */
function describeImage({ type = 'image/png', size = SHARE_SIZE }: SharingImage): MetaDescriptor[] {
  return [og('image:type', type), ...(size ? [og('image:width', String(size.width)), og('image:height', String(size.height))] : [])];
}

/** One line of at most 300 characters, cut between words. */
function clip(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 300 ? line : `${line.slice(0, 299).replace(/\s+\S*$/, '')}…`;
}

function og(name: string, content: string) {
  return { property: `og:${name}`, content };
}
