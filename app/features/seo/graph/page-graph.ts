import { type JsonLd, type PublishedSite, type Reference, refer, type Trail, toUrl } from './json-ld.ts';
import { type AuthorDetail, describeSiteAuthor, describeWebsite, getAuthorId, getWebsiteId } from './site-nodes.ts';

export type PageType = 'WebPage' | 'ProfilePage' | 'ContactPage' | 'CollectionPage' | 'SearchResultsPage';

export interface GraphPage extends PublishedSite {
  type?: PageType | undefined;
  url: string;
  title: string;
  language: string;
  image: { url: string; size: { width: number; height: number } | null };
  trail?: Trail | undefined;
  mainEntity?: JsonLd | undefined;
  nodes?: readonly JsonLd[] | undefined;
}

/** Site, author and page as one graph, in which each names the others by their ids. */
export function createPageGraph({ site, siteUrl, url, trail = [], mainEntity, nodes = [], ...page }: GraphPage): JsonLd {
  const isHome = url === toUrl('/', siteUrl);
  const breadcrumbId = `${url}#breadcrumb`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      describeWebsite({ site, siteUrl }, { isHome }),
      describeSiteAuthor({ site, siteUrl }, isHome ? 'profile' : getAuthorDetail(page.type)),
      {
        '@type': page.type ?? 'WebPage',
        '@id': getPageId(url),
        url,
        name: page.title,
        isPartOf: refer(getWebsiteId(siteUrl)),
        inLanguage: page.language,
        primaryImageOfPage: describeImage(page.image),
        ...(isHome && { about: refer(getAuthorId(siteUrl)) }),
        ...(trail.length > 0 && { breadcrumb: refer(breadcrumbId) }),
        ...toMainEntity(page.type, mainEntity, siteUrl),
        ...(nodes.length > 0 && { mentions: nodes.map(({ '@id': id }) => refer(String(id))) }),
      },
      ...(trail.length > 0 ? [describeTrail([['Home', '/'], ...trail], { id: breadcrumbId, siteUrl })] : []),
      ...(mainEntity ? [mainEntity] : []),
      ...nodes,
    ],
  };
}

export function getPageId(url: string): string {
  return `${url}#webpage`;
}

export function describeImage({ url, size }: GraphPage['image']): JsonLd {
  return { '@type': 'ImageObject', url, ...size };
}

function toMainEntity(type: PageType | undefined, mainEntity: JsonLd | undefined, siteUrl: string): { mainEntity?: Reference } {
  if (mainEntity) return { mainEntity: refer(String(mainEntity['@id'])) };
  return type === 'ProfilePage' || type === 'ContactPage' ? { mainEntity: refer(getAuthorId(siteUrl)) } : {};
}

function getAuthorDetail(type: PageType | undefined): AuthorDetail {
  if (type === 'ContactPage') return 'contact';
  return type === 'ProfilePage' ? 'profile' : 'name';
}

function describeTrail(trail: Trail, { id, siteUrl }: { id: string; siteUrl: string }): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(path, siteUrl),
    })),
  };
}
