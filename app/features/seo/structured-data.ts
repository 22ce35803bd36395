import { categoryTitle } from '#features/publishing/category.ts';
import { articlePath, categoryPath, solutionPath } from '#features/publishing/paths.ts';
import { site } from '#site';
import { absoluteUrl } from './absolute-url.ts';
import type { ArticleFacts, SolutionFacts } from './page-meta.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonLd = { [key: string]: Json };

/** The site and its author, for the home page. */
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

export function articleJsonLd(article: ArticleFacts, siteUrl: string): JsonLd[] {
  const path = articlePath(article.id);
  const address = absoluteUrl(path, siteUrl);
  const images = [absoluteUrl(`${path}/share.png`, siteUrl), ...(article.imageUrl ? [absoluteUrl(article.imageUrl, siteUrl)] : [])];
  return [
    {
      '@context': CONTEXT,
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      image: images,
      datePublished: firstDate(article),
      dateModified: article.publishedAt,
      author: person(article.author, siteUrl),
      publisher: person(site.author.name, siteUrl),
      mainEntityOfPage: { '@type': 'WebPage', '@id': address },
      url: address,
      articleSection: categoryTitle(article.category),
      keywords: article.tags,
      timeRequired: `PT${article.readTime}M`,
      inLanguage: site.language,
    },
    breadcrumbJsonLd(
      [
        ['Home', '/'],
        [categoryTitle(article.category), categoryPath(article.category)],
        [article.title, path],
      ],
      siteUrl,
    ),
  ];
}

export function solutionJsonLd(solution: SolutionFacts, siteUrl: string): JsonLd[] {
  const path = solutionPath(solution.id);
  return [
    {
      '@context': CONTEXT,
      '@type': 'Service',
      name: solution.title,
      ...(solution.excerpt && { description: solution.excerpt }),
      image: absoluteUrl(`${path}/share.png`, siteUrl),
      url: absoluteUrl(path, siteUrl),
      provider: person(solution.author, siteUrl),
    },
    breadcrumbJsonLd(
      [
        ['Home', '/'],
        [solution.title, path],
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

/** The first day on which an article could be read: the earlier one of its two dates. */
export function firstDate({ publishedAt, firstPublishedAt }: { publishedAt: string; firstPublishedAt: string }): string {
  return firstPublishedAt < publishedAt ? firstPublishedAt : publishedAt;
}

const CONTEXT = 'https://schema.org';

function person(name: string, siteUrl: string): JsonLd {
  return name === site.author.name ? { '@type': 'Person', name, url: absoluteUrl('/about', siteUrl) } : { '@type': 'Person', name };
}
