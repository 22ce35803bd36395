/**
 * Where other programs have what this site has elsewhere. Feed readers keep the address of WordPress's or Ghost's feed for years; crawlers try
 * those of sitemaps; people type those of lists.
 */
export const KNOWN_ADDRESSES: Readonly<Record<string, string>> = {
  feed: '/feed.xml',
  'feed/rss2': '/feed.xml',
  'feed/atom': '/feed.xml',
  rss: '/feed.xml',
  'rss.xml': '/feed.xml',
  'atom.xml': '/feed.xml',
  'index.xml': '/feed.xml',
  'sitemap_index.xml': '/sitemap.xml',
  'sitemap-index.xml': '/sitemap.xml',
  'wp-sitemap.xml': '/sitemap.xml',
  'security.txt': '/.well-known/security.txt',
  blog: '/sitemap',
  category: '/sitemap',
};
