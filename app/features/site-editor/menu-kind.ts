import { menu } from '#features/site-settings/documents/menu.ts';
import { createDocumentKind, NEWEST_ARTICLE } from './document-kind.ts';

export const menuKind = createDocumentKind(menu, {
  label: 'Menu',
  noun: 'Menu',
  description: 'The order of the categories, and links of your own in the header and the footer.',
  hasNoDrafts: true,
  pages: [
    { label: 'About', path: '/about' },
    { label: 'Home page', path: '/' },
    { label: 'Newest article', path: NEWEST_ARTICLE },
    { label: 'Sitemap', path: '/sitemap' },
  ],
  labels: {
    categories: 'Order of the categories',
    headerLinks: 'Links in the header',
    footerLinks: 'Links in the footer',
  },
});
