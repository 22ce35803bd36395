/** The pages that stand for themselves: for the sitemap, and for whoever has mistyped one. */
export const MAIN_PAGES = [
  { title: 'Home', href: '/' },
  { title: 'About', href: '/about' },
  { title: 'Services', href: '/services' },
  { title: 'Contact', href: '/contact' },
  { title: 'Search', href: '/search' },
] as const;

export const LEGAL_PAGES = [
  { title: 'Privacy', href: '/privacy' },
  { title: 'Terms of use', href: '/terms' },
] as const;
